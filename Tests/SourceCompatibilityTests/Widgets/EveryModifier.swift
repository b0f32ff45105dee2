// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import SwiftUI
import WidgetKit

/// Calls each modifier of layout, effects and behaviour once.
struct EveryModifier: View {
    @State private var isOn = true
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.displayScale) private var scale
    @Environment(\.locale) private var locale

    private var box: some View { Color.red.frame(width: 4, height: 4) }

    var body: some View {
        VStack(spacing: 0) {
            layout
            effects
            attachments
            behaviour
        }
    }

    @ViewBuilder private var layout: some View {
        Group {
            box.padding()
            box.padding(1)
            box.padding(.horizontal)
            box.padding(.top, 2)
            box.padding([.leading, .bottom], 3)
            box.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            box.frame(width: 10)
            box.frame(height: 10, alignment: .topLeading)
            box.frame(minWidth: 1, idealWidth: 2, maxWidth: .infinity, minHeight: 1, idealHeight: 2, maxHeight: 20, alignment: .center)
            box.fixedSize()
            box.layoutPriority(1)
            box.zIndex(1)
        }
        Group {
            box.aspectRatio(1, contentMode: .fit)
            box.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fill)
            box.scaledToFit()
            box.scaledToFill()
            box.offset(x: 1, y: 1)
            box.offset(CGSize(width: 1, height: 1))
            box.position(x: 2, y: 2)
            box.position(CGPoint(x: 2, y: 2))
            box.ignoresSafeArea()
            box.edgesIgnoringSafeArea(.all)
            box.alignmentGuide(.leading) { $0[.trailing] }
            box.contentMargins(2)
        }
    }

    @ViewBuilder private var effects: some View {
        Group {
            box.opacity(0.5)
            box.shadow(radius: 1)
            box.shadow(color: .black, radius: 1, x: 1, y: 1)
            box.blur(radius: 1)
            box.rotationEffect(.degrees(45))
            box.rotationEffect(Angle(radians: 1), anchor: .topLeading)
            box.scaleEffect(0.5)
            box.scaleEffect(x: 0.5, y: 1, anchor: .leading)
            box.blendMode(.multiply)
            box.compositingGroup()
            box.drawingGroup()
            box.hidden()
        }
        Group {
            box.clipped()
            box.clipShape(Circle())
            box.clipShape(.rect(cornerRadius: 2))
            box.cornerRadius(2)
            box.mask(Circle())
            box.mask { Circle() }
            box.border(.black)
            box.saturation(0.5).contrast(1.1).brightness(0.1).grayscale(0.2)
            box.colorMultiply(.red).colorInvert().hueRotation(.degrees(20))
            box.transformEffect(CGAffineTransform(scaleX: 1, y: 2))
        }
    }

    @ViewBuilder private var attachments: some View {
        box.background(.blue)
        box.background(Color.blue)
        box.background { Circle() }
        box.background(Circle().fill(.red), alignment: .leading)
        box.background(.thinMaterial, in: Capsule())
        box.background(in: Circle())
        box.background()
        box.overlay(Text("a"))
        box.overlay(alignment: .bottom) { Text("b") }
        box.overlay(Circle().stroke(), alignment: .top)
        box.overlay(.red.opacity(0.2), in: Circle())
    }

    @ViewBuilder private var behaviour: some View {
        Group {
            box.id(1).tag(2)
            box.animation(.default, value: isOn).transition(.opacity).contentTransition(.numericText())
            box.onAppear {}.onDisappear {}.task {}.onChange(of: isOn) { _, _ in }
            box.disabled(true).allowsHitTesting(false).contentShape(Rectangle())
            box.accessibilityLabel("a").accessibilityHidden(true).accessibilityElement(children: .combine).accessibilityValue("b")
            box.environment(\.colorScheme, .dark).environment(\.locale, locale).preferredColorScheme(.light)
            box.tint(.red).accentColor(.blue)
            box.imageScale(.large).symbolRenderingMode(.hierarchical).symbolVariant(.fill)
            box.widgetURL(URL(string: "a://b")).widgetAccentable().widgetLabel("c").invalidatableContent()
            box.modifier(EmptyModifier())
        }
    }
}

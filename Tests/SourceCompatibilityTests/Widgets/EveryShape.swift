// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import SwiftUI
import WidgetKit

/// Calls each initialiser of shapes, colours and gradients, and each modifier that paints, once.
struct EveryShape: View {
    var body: some View {
        VStack(spacing: 1) {
            HStack(spacing: 1) { shapes }
            HStack(spacing: 1) { lines }
            HStack(spacing: 1) { colors }
            HStack(spacing: 1) { gradients }
            HStack(spacing: 1) { paints }
        }
    }

    @ViewBuilder private var shapes: some View {
        Circle()
        Rectangle()
        Capsule()
        Capsule(style: .circular)
        Ellipse()
        RoundedRectangle(cornerRadius: 4)
        RoundedRectangle(cornerRadius: 4, style: .continuous)
        RoundedRectangle(cornerSize: CGSize(width: 4, height: 4))
        UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 4)
        ContainerRelativeShape()
        AnyShape(Circle())
        Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 12, y: 5))
            path.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 12), control2: CGPoint(x: 2, y: 12))
            path.addArc(center: CGPoint(x: 5, y: 5), radius: 2, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
            path.closeSubpath()
        }
    }

    @ViewBuilder private var lines: some View {
        Circle().stroke()
        Circle().stroke(.red)
        Circle().stroke(Color.red, lineWidth: 2)
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [2, 1], dashPhase: 1))
        Circle().stroke(lineWidth: 3)
        Circle().strokeBorder()
        Circle().strokeBorder(.blue, lineWidth: 2)
        Circle().strokeBorder(style: StrokeStyle(lineWidth: 1))
        Circle().trim(from: 0.1, to: 0.9).stroke(.green, lineWidth: 1)
        Circle().inset(by: 2).rotation(.degrees(45)).scale(0.9).offset(x: 1, y: 1)
        Circle().fill(.red).stroke(.black, lineWidth: 1)
        Path(CGRect(x: 0, y: 0, width: 8, height: 8)).strokedPath(StrokeStyle(lineWidth: 1))
    }

    @ViewBuilder private var colors: some View {
        Color.red
        Color(red: 1, green: 0.5, blue: 0)
        Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.9)
        Color(white: 0.5)
        Color(hue: 0.3, saturation: 1, brightness: 1)
        Color("Named")
        Color("Named", bundle: .main)
        Color(.systemBackground)
        Color(uiColor: .label)
        Color.accentColor
        Color.primary.opacity(0.5)
        Color.blue.mix(with: .red, by: 0.5)
    }

    @ViewBuilder private var gradients: some View {
        LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        LinearGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .topLeading, endPoint: .bottomTrailing)
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
        RadialGradient(gradient: Gradient(stops: [.init(color: .red, location: 0)]), center: UnitPoint(x: 0.2, y: 0.2), startRadius: 0, endRadius: 10)
        AngularGradient(colors: [.red, .blue], center: .center)
        AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero, endAngle: .degrees(180))
        EllipticalGradient(colors: [.red, .blue])
        Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(Color.green.gradient)
    }

    @ViewBuilder private var paints: some View {
        Rectangle().fill()
        Rectangle().fill(.tint)
        Rectangle().fill(.background)
        Rectangle().fill(.fill.tertiary)
        Rectangle().fill(.regularMaterial)
        Rectangle().fill(.foreground.opacity(0.5))
        Rectangle().fill(AnyShapeStyle(.quaternary))
        Rectangle().fill(Color.white.shadow(.drop(radius: 1)))
        Rectangle().fill(HierarchicalShapeStyle.secondary, style: FillStyle(eoFill: true))
        Rectangle().foregroundStyle(.red, .blue)
        Rectangle().foregroundColor(.orange)
        Rectangle().background(.yellow).overlay(.black.opacity(0.1)).cornerRadius(2)
    }
}

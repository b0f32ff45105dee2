package import Foundation

/// The resolved, self-contained drawing of one entry in one environment.
///
/// It is all that crosses from a bundle to the host: no view, no environment and no font name is left in it.
package struct DisplayList: Hashable, Sendable {
    /// The canvas in points.
    package var size: CGSize
    /// The radius of the container's corners in points; what lies outside stays transparent.
    package var cornerRadius: CGFloat
    package var commands: [Command]
    /// The font files that glyph runs name by index.
    package var fonts: [FontKey]
    /// The pictures that image commands name by index.
    package var images: [ImageKey]
    package var regions: [HitRegion]

    package init(
        size: CGSize, cornerRadius: CGFloat = 0, commands: [Command] = [], fonts: [FontKey] = [], images: [ImageKey] = [],
        regions: [HitRegion] = []
    ) {
        self.size = size
        self.cornerRadius = cornerRadius
        self.commands = commands
        self.fonts = fonts
        self.images = images
        self.regions = regions
    }

    /// One step of the drawing, in painting order.
    package enum Command: Hashable, Sendable {
        case fill(Outline, Paint, FillRule)
        case stroke(Outline, Paint, StrokePen)
        case image(ImageUse)
        case glyphs(GlyphRun)
        /// What follows, up to the matching `pop`, is drawn under this effect.
        case push(Effect)
        case pop
    }

    /// What changes how a group of commands is drawn; lengths in points.
    package enum Effect: Hashable, Sendable {
        case transform(Transform)
        /// As a picture of the group, which no map of straight lines to parallels could draw.
        case projection(Projection)
        case clip(Outline, FillRule)
        /// The group as one layer, 0...1.
        case opacity(Double)
        case blend(BlendMode)
        case shadow(color: RGBA, radius: CGFloat, offset: CGSize)
        /// What the surroundings of the group throw on it.
        case innerShadow(color: RGBA, radius: CGFloat, offset: CGSize)
        case blur(radius: CGFloat)
        /// The group is drawn only where `mask` has alpha.
        case mask([Command])
        /// The group is what is seen at the entry's date; at others it is drawn as the movement says.
        case moving(Movement)
        /// The group is what is seen of the toggle of a region, by its place in `regions`; the commands are what is seen of it switched.
        case toggle(region: Int, switched: [Command])
    }

    /// A place that does something when tapped.
    package struct HitRegion: Hashable, Sendable {
        package var rect: CGRect
        package var action: Action

        package init(rect: CGRect, action: Action) {
            self.rect = rect
            self.action = action
        }

        package enum Action: Hashable, Sendable {
            case openURL(String)
            case perform(IntentCall)
        }
    }
}

/// How a layer is laid over what lies below it.
package enum BlendMode: UInt8, Sendable, CaseIterable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

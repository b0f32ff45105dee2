import BundleMessages
import Control
import Foundation

/// How large each family is, in points, on one device.
struct FamilySizes: Hashable, Sendable {
    var small: CGSize
    var medium: CGSize
    var large: CGSize
    var extraLarge: CGSize
    var circular: CGSize
    var rectangular: CGSize
    var inline: CGSize

    subscript(family: Family) -> CGSize {
        switch family {
        case .systemSmall: small
        case .systemMedium: medium
        case .systemLarge: large
        case .systemExtraLarge: extraLarge
        case .systemExtraLargePortrait: CGSize(width: extraLarge.height, height: extraLarge.width)
        case .accessoryCorner, .accessoryCircular: circular
        case .accessoryRectangular: rectangular
        case .accessoryInline: inline
        }
    }

    /// Every family by its name, with its size in points.
    var all: [FamilySize] {
        Family.allCases.map { FamilySize(name: $0.name, width: self[$0].width, height: self[$0].height) }
    }

    /// A phone of 393×852 points; the extra large families, which no phone has, as on a tablet of 1024×1366.
    static let standard = FamilySizes(
        small: CGSize(width: 158, height: 158), medium: CGSize(width: 338, height: 158), large: CGSize(width: 338, height: 354),
        extraLarge: CGSize(width: 795, height: 378.5), circular: CGSize(width: 72, height: 72),
        rectangular: CGSize(width: 160, height: 72), inline: CGSize(width: 234, height: 26))
}

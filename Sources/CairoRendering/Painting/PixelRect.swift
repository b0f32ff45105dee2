internal import Foundation

/// A rectangle of whole pixels of the picture.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The pixels that a rectangle touches; empty for one that is.
    init(covering rect: CGRect) {
        guard !rect.isEmpty, !rect.isInfinite else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let left = PixelRect.pixel(rect.minX.rounded(.down))
        let top = PixelRect.pixel(rect.minY.rounded(.down))
        let right = PixelRect.pixel(rect.maxX.rounded(.up))
        let bottom = PixelRect.pixel(rect.maxY.rounded(.up))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func pixel(_ value: CGFloat) -> Int { Int(value.clamped(to: 4_194_304)) }

    func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    func expanded(by margin: Int) -> PixelRect {
        guard !isEmpty else { return self }
        return PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}

extension CGFloat {
    /// The value within `-limit...limit`; what is no number goes to the lower end, for cairo cannot hold it.
    func clamped(to limit: CGFloat) -> CGFloat {
        guard self >= -limit else { return -limit }
        return self <= limit ? self : limit
    }
}

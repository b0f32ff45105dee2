internal import Drawing
internal import Rendering

extension Bitmap {
    /// The picture set upright.
    func turned(_ orientation: ImageOrientation) -> Bitmap {
        guard orientation != .upright else { return self }
        let (right, bottom) = (width - 1, height - 1)
        var result = orientation.swapsSides ? Bitmap(width: height, height: width) : Bitmap(width: width, height: height)
        let resultWidth = result.width
        result.withPixels { out in
            for index in out.indices {
                let (x, y) = (index % resultWidth, index / resultWidth)
                let source =
                    switch orientation {
                    case .upright: (x, y)
                    case .mirrored: (right - x, y)
                    case .upsideDown: (right - x, bottom - y)
                    case .mirroredUpsideDown: (x, bottom - y)
                    case .mirroredLeft: (y, x)
                    case .right: (y, bottom - x)
                    case .mirroredRight: (right - y, bottom - x)
                    case .left: (right - y, x)
                    }
                out[index] = pixels[source.1 * width + source.0]
            }
        }
        return result
    }
}

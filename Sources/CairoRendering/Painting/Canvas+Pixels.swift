internal import CPangoCairo

extension Canvas {
    /// Blurs the layer's own pixels.
    func blur(_ blur: BoxBlur) {
        var plane = PixelPlane<UInt32>(width: frame.width, height: frame.height)
        plane.pixels = withPixels { [UInt32]($0) }
        blur.apply(to: &plane)
        withPixels { _ = $0.update(fromContentsOf: plane.pixels) }
    }

    /// The layer's alpha alone, with a margin of transparent pixels.
    func alphaPlane(margin: Int) -> PixelPlane<UInt8> {
        var plane = PixelPlane<UInt8>(width: frame.width + 2 * margin, height: frame.height + 2 * margin)
        let (width, frame) = (plane.width, frame)
        withPixels { source in
            plane.pixels.withUnsafeMutableBufferPointer { target in
                for y in 0..<frame.height {
                    let row = (y + margin) * width + margin
                    for x in 0..<frame.width { target[row + x] = UInt8(source[y * frame.width + x] >> 24) }
                }
            }
        }
        return plane
    }

    /// Adds the darkness of a layer to this one's.
    func darken(by layer: Canvas) {
        guard frame == layer.frame else { return }
        withPixels { target in
            layer.withPixels { source in
                for index in 0..<min(target.count, source.count) { target[index] = target[index].darkened(by: source[index]) }
            }
        }
    }

    /// Lays this layer over the pixels of its own frame alone: with the operator "source" a layer would clear all else.
    func paintOnFrame(of target: Canvas) {
        makeSource(of: target)
        target.inPixels {
            cairo_rectangle(target.context, Double(frame.x), Double(frame.y), Double(frame.width), Double(frame.height))
        }
        cairo_fill(target.context)
    }
}

extension UInt32 {
    /// The premultiplied pixel with what another lacks of white taken from it as well.
    fileprivate func darkened(by above: UInt32) -> UInt32 {
        let (lower, upper) = (Int(self >> 24), Int(above >> 24))
        let alpha = Swift.min(255, lower + upper)
        func channel(_ shift: UInt32) -> UInt32 {
            let dark = lower - Int(self >> shift & 255) + upper - Int(above >> shift & 255)
            return UInt32(Swift.min(Swift.max(0, alpha - dark), alpha)) << shift
        }
        return UInt32(alpha) << 24 | channel(16) | channel(8) | channel(0)
    }
}

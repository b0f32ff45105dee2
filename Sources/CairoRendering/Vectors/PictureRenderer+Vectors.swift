internal import CPangoCairo
internal import Drawing
internal import Foundation
internal import Rendering

extension PictureRenderer {
    /// The drawing of a list as a file of outlines and glyphs, a unit a point, and what of it could not be drawn.
    ///
    /// Blurs, shadows, materials, angular gradients, glyphs that are pictures and what the format cannot blend are pictures in it, of `scale`
    /// pixels a point. Bytes are nil when the file could not be made.
    func vectors(
        of list: DisplayList, as format: VectorFormat, scale: Double
    ) throws(PictureError) -> (bytes: [UInt8]?, warnings: [PictureWarning]) {
        let size = try PixelSize(of: list.size, scale: scale)
        let frame = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        let bitmap = list.commands.needPixels ? try draw(list, scale: scale) : nil
        let grounds = bitmap == nil && list.commands.holdMaterials ? try self.grounds(of: list, scale: scale) : FrostedGrounds()
        var bytes: [UInt8]?
        var warnings: [PictureWarning] = []
        for _ in 0...list.fonts.count {
            guard let file = VectorFile(format, size: list.size, scale: scale), let canvas = Canvas(frame: frame, file: file.surface)
            else { return (nil, [.outOfMemory]) }
            if let bitmap {
                lay(bitmap.bitmap, on: canvas)
                warnings = bitmap.warnings
            } else {
                warnings = paint(list, scale: scale, over: grounds, on: canvas)
            }
            bytes = file.finish()
            guard fonts.refuseBroken() else { break }
        }
        return (bytes, warnings)
    }

    /// What the materials of a list lie over, which only a drawing in pixels knows.
    private func grounds(of list: DisplayList, scale: Double) throws(PictureError) -> FrostedGrounds {
        let grounds = FrostedGrounds()
        var bitmap = Bitmap(width: 0, height: 0)
        _ = try draw(list, scale: scale, into: &bitmap, grounds: .kept(grounds))
        return grounds
    }

    private func paint(_ list: DisplayList, scale: Double, over grounds: FrostedGrounds, on canvas: Canvas) -> [PictureWarning] {
        cairo_scale(canvas.context, scale, scale)
        if list.cornerRadius > 0 {
            canvas.trace(.roundedRect(CGRect(origin: .zero, size: list.size), radii: CornerRadii(list.cornerRadius), style: .continuous))
            cairo_clip(canvas.context)
        }
        let painter = Painter(list: list, fonts: fonts, pictures: pictures, grounds: .taken(grounds))
        painter.paint(on: canvas)
        return painter.warnings
    }

    private func lay(_ bitmap: Bitmap, on canvas: Canvas) {
        guard let picture = PictureSurface(bitmap, scale: 1) else { return }
        cairo_set_source_surface(canvas.context, picture.surface, 0, 0)
        cairo_paint(canvas.context)
    }
}

extension Paint {
    fileprivate var isMaterial: Bool {
        if case .material = self { true } else { false }
    }
}

extension [DisplayList.Command] {
    /// Whether something in these commands can only be told pixel by pixel, together with what lies below it.
    fileprivate var needPixels: Bool {
        contains { command in
            switch command {
            case .push(.blend(.plusDarker)): true
            case .push(.mask(let mask)): mask.needPixels
            default: false
            }
        }
    }

    fileprivate var holdMaterials: Bool {
        contains { command in
            switch command {
            case .push(.mask(let mask)): mask.holdMaterials
            default: command.paint?.isMaterial ?? false
            }
        }
    }
}

public import Foundation

/// The pictures that are being drawn on a thread, the innermost last.
enum UIGraphicsContextStack {
    private static let key = "widgethost.UIGraphicsContextStack"

    static var contexts: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
    }

    /// Makes a context the current one for as long as `body` runs.
    static func with<T>(_ context: CGContext, _ body: () throws -> T) rethrows -> T {
        let outer = contexts
        contexts = outer + [context]
        defer { contexts = outer }
        return try body()
    }
}

/// Where a picture is being drawn on this thread; nil where none is.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsContextStack.contexts.last }

/// Begins a picture of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size in points; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = opaque
    if scale > 0 { format.scale = scale }
    UIGraphicsContextStack.contexts.append(format.context(CGRect(origin: .zero, size: size)))
}

/// The picture as it has been drawn so far; nil where none is being drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIGraphicsGetCurrentContext()?.image }

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { _ = UIGraphicsContextStack.contexts.popLast() }

/// Fills a rectangle of the picture that is being drawn.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

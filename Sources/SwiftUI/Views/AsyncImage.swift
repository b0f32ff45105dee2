public import Foundation

/// A picture that would be fetched while the view is seen.
///
/// Nothing is fetched for a widget, here as on iOS, since a picture of it is made at once: what is drawn is the placeholder. Fetch
/// pictures in the provider, and show them with `Image(uiImage:)`.
public struct AsyncImage<Content: View> {
    private let content: Content

    /// Draws what a closure makes of the phase, which is `empty`.
    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.content = content(.empty) }

    /// Draws the placeholder.
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }
}

extension AsyncImage where Content == Image {
    /// Draws a grey field that fills its room.
    public nonisolated init(url: URL?, scale: CGFloat = 1) { content = Image(uiImage: Self.field).resizable() }

    private nonisolated static var field: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor(white: 0.5, alpha: 0.2).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }
}

extension AsyncImage: View {
    public var body: some View { content }
}

/// How far a picture is that is fetched.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture, where it is there.
    public var image: Image? {
        guard case .success(let image) = self else { return nil }
        return image
    }

    /// Why there is none.
    public var error: (any Error)? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}

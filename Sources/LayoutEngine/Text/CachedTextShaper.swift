package import Drawing
internal import Synchronization

/// Remembers what another shaper answered, since the same words come back entry after entry.
package final class CachedTextShaper: TextShaper, Sendable {
    private let base: any TextShaper & Sendable
    private let known = Mutex<[Question: ShapedText]>([:])
    /// Answers kept at most; then all are forgotten, which costs less than keeping an order.
    private let capacity: Int

    private struct Question: Hashable {
        var text: String
        var face: FontFace
        var language: String
    }

    /// Keeps at most `capacity` answers.
    package init(_ base: any TextShaper & Sendable, capacity: Int = 1_024) {
        self.base = base
        self.capacity = capacity
    }

    package func shape(_ text: String, face: FontFace, language: String) -> ShapedText {
        let question = Question(text: text, face: face, language: language)
        if let answer = known.withLock({ $0[question] }) { return answer }
        let answer = base.shape(text, face: face, language: language)
        known.withLock { known in
            if known.count >= capacity { known.removeAll(keepingCapacity: true) }
            known[question] = answer
        }
        return answer
    }
}

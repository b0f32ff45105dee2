import Bundles
import Drawing
import PictureMessages

/// One thing to be done by the process that draws.
final class Job {
    enum Task {
        /// As seen at a moment, in seconds since 1970.
        case picture(PictureKey, moment: Double, PictureService.ListSource)
        /// An encoded `ShapeRequest`.
        case text([UInt8])
        case fonts(folder: String)
    }

    /// Of the tasks of one lane, one is in hand at a time; another lane does not wait for it.
    enum Lane: CaseIterable { case fonts, pictures, texts }

    let task: Task
    /// Whose it is: owners take turns.
    let owner: String
    private let finished: (Result<DrawReply, PictureFailure>) -> Void

    /// How often the process ended while it had this in hand.
    var strikes = 0
    /// While it is in hand.
    var number: UInt64 = 0
    /// Nil while it is not the process that is waited for.
    var deadline: SuspendingClock.Instant?
    /// Since when the process has had it in hand.
    var begun: SuspendingClock.Instant?
    /// What was sent for a picture.
    var order: DrawOrder?
    /// Files of pictures that are still to come, and the bytes of those that were sent.
    var filesToCome = 0
    var fileBytes = 0

    init(_ task: Task, of owner: String = "", finished: @escaping (Result<DrawReply, PictureFailure>) -> Void) {
        self.task = task
        self.owner = owner
        self.finished = finished
    }

    var lane: Lane {
        switch task {
        case .picture: .pictures
        case .text: .texts
        case .fonts: .fonts
        }
    }

    /// Nothing else may be in hand: it is under suspicion, or changes what others find.
    var isAlone: Bool { strikes > 0 || lane == .fonts }

    func finish(_ reply: DrawReply) {
        switch reply {
        case .refused(_, let reason): finished(.failure(.refused(reason: reason)))
        case .undrawable(_, let reason): finished(.failure(.undrawable(reason: reason)))
        default: finished(.success(reply))
        }
    }

    func fail(_ failure: PictureFailure) { finished(.failure(failure)) }

    /// Whether such a reply can be one to this.
    func takes(_ reply: DrawReply) -> Bool {
        switch (reply, lane) {
        case (.drawn, .pictures), (.undrawable, .pictures), (.refused, .pictures), (.refused, .texts), (.shaped, .texts),
            (.fontsAdded, .fonts):
            true
        case (.lacks(_, let keys), .pictures): order?.isFinal == false && !keys.isEmpty
        default: false
        }
    }
}

extension Job: CustomStringConvertible {
    var description: String {
        let whose = owner.isEmpty ? "" : " of \(owner)"
        return switch task {
        case .picture(let key, _, _): "list \(key.list)\(whose)"
        case .text(let request): "a text\(whose), of \(request.count) bytes"
        case .fonts(let folder): "the fonts in \(folder)"
        }
    }
}

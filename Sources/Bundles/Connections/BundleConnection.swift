/// A bundle that runs, as the host's core thread sees it: requests go in, events come out, and nothing waits.
///
/// Everything here is for the thread of the event loop that the connection was made with. It lives until it has ended.
package protocol BundleConnection: AnyObject {
    /// Requests that have no reply yet.
    var outstanding: Int { get }
    /// Until `ended` is delivered.
    var isOpen: Bool { get }
    /// What the bundle said last that it draws; readable after its end, too.
    var mark: DrawingMark? { get }

    /// Sends one encoded request whose number is `id`; numbers only rise. After the end it does nothing.
    func send(_ request: [UInt8], id: UInt64)

    /// Ends the bundle now, whatever it does; `ended` follows in a later turn of the loop.
    func kill()
}

/// What happens to a bundle, in its order; `ended` is the last.
package enum BundleEvent: Hashable, Sendable {
    /// Loaded, and its `main` has returned.
    case started
    /// The first reply to a request.
    case reply(id: UInt64, bytes: [UInt8])
    case log(LogLine)
    /// An encoded `ReloadRequest`.
    case reload([UInt8])
    case ended(BundleEnd)
}

/// Answers a bundle's questions on the core thread, encoded as `widget_bundle.h` says; nil refuses the question.
package protocol BundleServices: AnyObject {
    /// Takes an encoded answer, or nil. [core thread, once, also when the bundle is gone by then]
    typealias Answer = ([UInt8]?) -> Void

    /// Answers before it returns or later; until then the bundle's thread waits, and nobody else does.
    func shapeText(_ request: [UInt8], answer: @escaping Answer)
    /// The same.
    func image(_ request: [UInt8], answer: @escaping Answer)
    func color(_ request: [UInt8]) -> [UInt8]?
    func defaults(_ request: [UInt8]) -> [UInt8]?
    func activity(_ request: [UInt8]) -> [UInt8]?
    func placements(_ request: [UInt8]) -> [UInt8]?
}

extension BundleServices {
    func answer(_ question: BundleQuestion, _ request: [UInt8], _ answer: @escaping Answer) {
        switch question {
        case .shapeText: shapeText(request, answer: answer)
        case .image: image(request, answer: answer)
        case .color: answer(color(request))
        case .defaults: answer(defaults(request))
        case .activity: answer(activity(request))
        case .placements: answer(placements(request))
        }
    }
}

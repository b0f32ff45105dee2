import BundleMessages

/// What a connection does with messages, however they travel.
final class BundleSession {
    let log: LogRelay
    private let services: any BundleServices
    private var deliver: ((BundleEvent) -> Void)?
    private var waiting: Set<UInt64> = []
    private var lastID: UInt64 = 0

    init(name: String, loop: EventLoop, services: any BundleServices, deliver: @escaping (BundleEvent) -> Void) {
        self.services = services
        self.deliver = deliver
        log = LogRelay(name: name, loop: loop) { deliver(.log($0)) }
    }

    var outstanding: Int { waiting.count }
    /// The numbers of requests that have no reply yet.
    var open: Set<UInt64> { waiting }
    var isOpen: Bool { deliver != nil }

    func note(request id: UInt64) {
        waiting.insert(id)
        lastID = max(lastID, id)
    }

    func started() { deliver?(.started) }
    func reload(_ request: [UInt8]) { deliver?(.reload(request)) }
    func answer(_ question: BundleQuestion, _ request: [UInt8], _ answer: @escaping BundleServices.Answer) {
        services.answer(question, request, answer)
    }

    /// Delivers the first reply to each request; of others only tells.
    func reply(_ bytes: [UInt8]) {
        guard let id = BundleReply.id(in: bytes) else { return log.remark("a reply without a request's number was ignored") }
        guard waiting.remove(id) != nil else { return log.remark(refusal(of: id)) }
        deliver?(.reply(id: id, bytes: bytes))
    }

    /// Delivers the end; nothing is delivered after it.
    func end(_ reason: BundleEnd) {
        guard let deliver else { return }
        log.finish()
        self.deliver = nil
        waiting = []
        deliver(.ended(reason))
    }

    private func refusal(of id: UInt64) -> String {
        id <= lastID ? "a second reply to request \(id) was ignored" : "a reply to request \(id), which was never made, was ignored"
    }
}

import BundleMessages
import Bundles
import CLinux
import Control
import Foundation
import Pictures
import Scheduling
import SharedValues
import Storage

/// The host that keeps running: placements on the engine's clock, their archives in the store, questions on the control socket.
///
/// Everything here is for the thread of the event loop. A change is made when the store has written it; a picture is shown at once.
final class Daemon: HostCommand {
    let host: Host
    let started = Date()
    let processID = Int(getpid())
    let store: WidgetStore
    let shelf: ContentShelf
    let files: KeptPictures
    let pictures: PictureService
    let text: DistantText
    private(set) var catalogue: Catalogue?
    /// Bound before anything else is begun: it answers once the server is there.
    private var listener: ControlListener?
    private(set) var server: ControlServer?
    var boards: PlannedBoard
    var board: Board { boards.written }
    var screens: [PlacementID: ScreenState] = [:]
    /// Requests under way, by the engine's number.
    var calls: [RequestNumber: DaemonCall] = [:]
    /// Requests that wait until the daemon answers: every last picture is there before any bundle runs. Nil from then on.
    var held: [DaemonEngine.Request]? = []
    var commits = CommitQueue()
    /// Those that were answered and whose pictures are being read.
    var archiving: Set<RequestNumber> = []
    var reloadWaits: [ReloadWait] = []
    var taps = TapQueue()
    let places: ValuePlaces
    /// Changes of shared defaults that are under way, and how many there were.
    var defaultsReplies: [Int: PendingReply] = [:]
    var defaultsChanges = 0
    /// The changes of one suite are made in one of them, one after the other: a flood of them takes no more threads, and who holds up one
    /// suite holds up few.
    let defaultsLanes = (0..<4).map { DispatchQueue(label: "defaults \($0)") }
    lazy var defaultsOutcomes = host.loop.mailbox { [unowned self] (outcome: DefaultsOutcome) in take(outcome) }
    var defaultsWatch: FolderWatch?
    var defaultsStamps: [String: FileStamp] = [:]
    let opener: Opener
    /// Bundles whose build has not answered yet, as it is written in the store.
    var unproven: Set<String> = []
    /// What the user should know of the store as it was found, and of the host before, told in `host.status`.
    var notes: [String]
    /// Why the store cannot write now.
    var storeTrouble: StorageError?
    /// From now on nothing that bundles do is news.
    private(set) var isEnding = false
    private(set) var engine: DaemonEngine
    private var events: [DaemonEngine.Event] = []
    private var isHandling = false
    private var alarm: (date: Date, handle: EventLoop.Alarm)?
    var clockOffset = WallClock.offset
    /// The time zone in which entries are drawn.
    var zone = TimeZone.current.identifier
    /// For whom entries are drawn.
    let look: Look
    /// In which each entry is drawn.
    var environments: [(RenderEnvironment, EnvironmentKey)]
    var network: NetworkWatch?
    var zoneFolder: FolderWatch?

    init(_ host: Host, _ options: ServeOptions) throws(HostError) {
        self.host = host
        look = options.look
        environments = Self.environments(options.look)
        do throws(BundleError) { try host.walls.require() } catch { throw .bundle(error) }
        listener = try controlListener(host)
        places = ValuePlaces(environment: host.environment)
        opener = Opener(options.opener, loop: host.loop, environment: host.environment)
        engine = DaemonEngine(settings: host.times.serving(options))
        let deliveries = DeliveryBox(host.loop)
        store = try openStore(host, deliver: deliveries.deliver)
        shelf = ContentShelf { [store] in store.load($0) }
        files = KeptPictures(host.pictures.store, shelf, read: host.pictures.reader.read) { [log = host.log] in log.warn($0) }
        pictures = try pictureService(host, files)
        text = DistantText(pictures)
        let contents = store.opening.contents
        boards = PlannedBoard(Board(contents.placements, last: contents.lastPlacement.rawValue))
        notes = store.opening.words
        for note in notes { host.log.say(note) }
        deliveries.onDelivery = { [unowned self] in take($0) }
        text.onFailure = { [unowned self] in textFailed(of: $0, $1) }
    }

    func start() throws(HostError) {
        let known = KnownBuilds(store.opening.contents)
        let catalogue = try Catalogue(host, text: text, known: known, prepare: { [unowned self] in prepare($0, $1) }) { [unowned self] in
            take($0)
        }
        self.catalogue = catalogue
        catalogue.scan()
        host.placedWidgets = { [unowned self] in placedWidgets(of: $0) }
        restore()
        tryAgainLater(known.suspectNames)
        try answerClients()
        publishLog()
        host.loop.onClockChange = { [unowned self] in clockChanged() }
        watchMachine()
        watchDefaults()
        host.onSignal(SIGTERM) { [unowned self] in stop() }
        host.onSignal(SIGINT) { [unowned self] in stop(status: ExitStatus.ended(by: SIGINT)) }
        host.onSignal(SIGHUP) { [unowned self] in rescan() }
        let place = host.service.handsOverSocket ? "the service manager's socket" : SocketPlace(environment: host.environment).path
        host.log.say("serves \(counted(board.count, "placement")) and answers at \(place)")
        host.service.tellReady(standing)
        askWhatIsDue()
    }

    func finish() {
        host.service.tellStopping()
        // What is still asked for is not failed: the next host asks again.
        calls = [:]
        isEnding = true
        server?.stop()
        catalogue?.stop()
        pictures.stop()
        if !store.close(within: Self.patience) { host.log.say("the store could not write everything within \(Self.patience) seconds") }
    }

    /// Seconds that the store has for its last writing, so that all is over within two.
    private static let patience = 1.5

    /// Ends the daemon cleanly.
    func stop(status: Int32 = 0) {
        publish(.stopping)
        host.end(status: status)
    }

    private func answerClients() throws(HostError) {
        guard let listener else { return }
        let server = try controlServer(host, listener) { [unowned self] command, reply in answer(command, reply) }
        server.onRebinding = { [host] error in
            if let error {
                host.log.warn("the control socket's file is gone and cannot be made again: \(error)")
            } else {
                host.log.say("the control socket's file was gone and is there again")
            }
        }
        self.server = server
        self.listener = nil
    }

    /// In one line, for the service manager.
    private var standing: String { "placements: \(board.count), bundles: \(catalogue?.members.count ?? 0)" }

    /// Looks at the folders of bundles again, as a user or a service manager may ask, and at those that failed to load.
    private func rescan() {
        host.service.tellReloading()
        liftBuilds()
        catalogue?.retry()
        host.service.tellReady(standing)
    }
}

// MARK: The engine

extension Daemon {
    /// Hands an event to the engine and does what it says. One effect may cause another event, which then waits its turn.
    func send(_ event: DaemonEngine.Event) {
        events.append(event)
        guard !isHandling else { return }
        isHandling = true
        while !events.isEmpty {
            for effect in engine.handle(events.removeFirst(), now: Date()) { perform(effect) }
        }
        isHandling = false
        arm()
    }

    private func arm() {
        guard engine.nextWake != alarm?.date else { return }
        if let alarm { host.loop.cancel(alarm.handle) }
        alarm = engine.nextWake.map { date in (date, host.loop.at(date) { [unowned self] in wake() }) }
    }

    private func wake() {
        alarm = nil
        send(.wake)
    }
}

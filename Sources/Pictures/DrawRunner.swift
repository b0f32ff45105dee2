import Bundles
import Drawing
import PictureMessages

/// Runs jobs in a process of `widgethost-draw`, which it starts when there is work and ends when there has been none for a while.
///
/// What a job does to the process it does to itself: one that takes too long fails, and so does one under which the process has died
/// twice; from the first death on it is alone in the process, so that nothing else is blamed for it. All others are served after a restart.
final class DrawRunner {
    static let name = "widgethost-draw"

    let program: HelperProgram
    let environment: [String: String]
    let loop: EventLoop
    let settings: PictureSettings
    let files: any ImageFiles
    let log: LogRelay

    var process: DrawProcess?
    var isReady = false
    /// When the process must be ready, or may end for lack of work.
    var processDeadline: SuspendingClock.Instant?
    var failedStarts = 0
    /// After a failed start: until when all work fails for this reason.
    var pause: (end: SuspendingClock.Instant, failure: PictureFailure)?
    /// Those of bundles, in the order in which they came.
    var folders: [String] = []
    var inHand: [Job.Lane: Job] = [:]
    var waiting: [Job.Lane: FairQueue<Job>] = [:]
    var counts = PictureCounts()
    private var lastNumber: UInt64 = 0
    private var isPumping = false
    private var isStopped = false
    private var countdown: Countdown?

    init(
        _ program: HelperProgram, environment: [String: String], loop: EventLoop, files: any ImageFiles, settings: PictureSettings,
        log: LogRelay
    ) throws(BundleError) {
        self.program = program
        self.environment = environment
        self.loop = loop
        self.files = files
        self.settings = settings
        self.log = log
        countdown = try Countdown(loop: loop) { [weak self] in self?.timeHasPassed() }
    }

    /// Of the process, while there is one.
    var processID: Int32? { process?.id }

    func submit(_ job: Job) {
        if let failure = obstacle { return job.fail(failure) }
        guard waiting[job.lane, default: FairQueue()].count(of: job.owner) < settings.waiting else { return job.fail(.busy) }
        enqueue(job)
        pump()
    }

    func enqueue(_ job: Job) { waiting[job.lane, default: FairQueue()].append(job, of: job.owner) }

    /// Why nothing can be done now.
    private var obstacle: PictureFailure? {
        if isStopped { return .stopped }
        return pause.flatMap { $0.end > .now ? $0.failure : nil }
    }

    /// Starts the process, so that it is ready when work comes.
    func prepare() {
        guard obstacle == nil else { return }
        start()
        setCountdown()
    }

    /// Ends the process and fails all work, now and from now on.
    func stop() {
        isStopped = true
        dropProcess()
        failAll(.stopped)
        log.finish()
        setCountdown()
    }

    func failAll(_ failure: PictureFailure) {
        let jobs = takeInHand() + Job.Lane.allCases.flatMap { waiting[$0]?.removeAll() ?? [] }
        for job in jobs { job.fail(failure) }
    }

    func takeInHand() -> [Job] {
        let jobs = inHand.values.sorted { $0.number < $1.number }
        for job in jobs { release(job) }
        return jobs
    }

    /// The process has done with a job, one way or another; its time counts for its owner.
    func release(_ job: Job) {
        inHand[job.lane] = nil
        if let begun = job.begun { waiting[job.lane]?.charge(job.owner, begun.duration(to: .now)) }
    }

    /// Wakes for the first moment that matters.
    func setCountdown() {
        let moments = inHand.values.compactMap(\.deadline) + [processDeadline].compactMap(\.self)
        countdown?.set(process == nil ? nil : moments.min())
    }
}

// MARK: Work

extension DrawRunner {
    /// Begins what can be begun.
    func pump() {
        guard !isPumping else { return }
        isPumping = true
        while beginNext() {}
        isPumping = false
        noteIdleness()
        setCountdown()
    }

    /// False when nothing can be begun now.
    private func beginNext() -> Bool {
        let heads = Job.Lane.allCases.compactMap { waiting[$0]?.next }
        guard !heads.isEmpty else { return false }
        guard isReady, let process else {
            start()
            return false
        }
        guard let job = next(of: heads) else { return false }
        _ = waiting[job.lane]?.removeFirst()
        begin(job, in: process)
        return true
    }

    // One that must be alone keeps the others back, else its turn might never come.
    private func next(of heads: [Job]) -> Job? {
        guard !inHand.values.contains(where: \.isAlone) else { return nil }
        if let alone = heads.first(where: \.isAlone) { return inHand.isEmpty ? alone : nil }
        return heads.first { inHand[$0.lane] == nil }
    }

    private func begin(_ job: Job, in process: DrawProcess) {
        lastNumber += 1
        job.number = lastNumber
        job.order = nil
        job.deadline = nil
        job.begun = nil
        inHand[job.lane] = job
        switch job.task {
        case .picture(let key, let moment, let list): fetch(list, key, at: moment, for: job)
        case .text(let request):
            process.send(.shape(number: job.number, request))
            counts.texts += 1
            expect(job, within: settings.workLimit)
        case .fonts(let folder):
            process.send(.addFonts(number: job.number, folder: folder))
            expect(job, within: settings.startLimit)
        }
    }

    /// From now on it is the process that is waited for.
    func expect(_ job: Job, within limit: Duration) {
        job.begun = job.begun ?? .now
        job.deadline = .now + limit
        setCountdown()
    }

    func take(_ reply: DrawReply) {
        if case .undecodable(let key, let reason) = reply { return files.isBroken(key, because: reason) }
        guard let number = reply.number else { return isReady ? breakOff("it was ready twice") : becomeReady() }
        guard let job = inHand.values.first(where: { $0.number == number }), job.takes(reply) else {
            return breakOff("it answered what it was not asked")
        }
        if case .lacks(_, let keys) = reply { return fetch(keys, for: job) }
        release(job)
        job.finish(reply)
        pump()
    }
}

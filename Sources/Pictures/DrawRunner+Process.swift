import Bundles
import Drawing
import PictureMessages

// MARK: The beginning

extension DrawRunner {
    /// Starts the process if there is none.
    func start() {
        guard process == nil else { return }
        do throws(BundleError) {
            process = try DrawProcess(program, environment: environment, loop: loop, log: log) { [weak self] in self?.take($0) }
            processDeadline = .now + settings.startLimit
            counts.starts += 1
        } catch {
            refuseWork(reason: "\(error)")
        }
    }

    private func take(_ event: DrawProcess.Event) {
        switch event {
        case .reply(let reply): take(reply)
        case .ended(let end): lose(end)
        }
    }

    func becomeReady() {
        isReady = true
        failedStarts = 0
        processDeadline = nil
        let begun = waiting[.fonts]?.removeAll() ?? []
        for folder in folders { enqueue(begun.first { $0.isFonts(of: folder) } ?? fonts(folder)) }
        pump()
    }

    /// Nobody can draw. Work that waits or comes soon is told so, not kept.
    private func refuseWork(reason: String) {
        failedStarts = 0
        let failure = PictureFailure.notStarted(reason: reason)
        pause = (.now + settings.startPause, failure)
        let words = "no pictures can be made and no text be shaped: \(reason)"
        note(words)
        failAll(failure)
    }
}

// MARK: Fonts

extension DrawRunner {
    /// Adds a folder of fonts, by absolute path, in this process and in those to come; false when it is known.
    func addFonts(_ folder: String) -> Bool {
        guard !folders.contains(folder) else { return false }
        folders.append(folder)
        if isReady {
            enqueue(fonts(folder))
            pump()
        }
        return true
    }

    private func fonts(_ folder: String) -> Job {
        Job(.fonts(folder: folder)) { [weak self] result in
            switch result {
            case .success(.fontsAdded(_, let refused)): for file in refused { self?.log.remark("\(file) is no font") }
            case .success, .failure(.stopped): break
            case .failure(let failure): self?.leaveOut(folder, failure)
            }
        }
    }

    /// What is in hand is done by the next process.
    func restart() {
        guard isReady else { return }
        dropProcess()
        putBack(takeInHand())
        pump()
    }

    private func leaveOut(_ folder: String, _ failure: PictureFailure) {
        if case .notStarted = failure { return }
        folders.removeAll { $0 == folder }
        log.remark("the fonts in \(folder) are left out: reading them \(failure)")
    }
}

// MARK: The end

extension DrawRunner {
    /// From now on what the process says does not count.
    func dropProcess() {
        process?.kill()
        process = nil
        isReady = false
        processDeadline = nil
    }

    func breakOff(_ how: String) {
        process?.kill()
        lose(.brokeProtocol(how))
    }

    /// The process is gone, by no doing of ours.
    private func lose(_ end: BundleEnd) {
        let wasReady = isReady
        dropProcess()
        guard wasReady else { return failStart("\(Self.name) \(end) before it was ready") }
        let jobs = takeInHand()
        // The process has nothing of those whose list has not come yet.
        let suspects = jobs.filter { $0.deadline != nil || $0.order != nil }
        for job in suspects { job.strikes += 1 }
        let lost = suspects.filter { $0.strikes >= 2 }
        if !suspects.isEmpty { counts.losses += 1 }
        note("\(end)" + words(for: suspects, lost))
        putBack(jobs.filter { $0.strikes < 2 })
        for job in lost { job.fail(.crashed(end)) }
        pump()
    }

    private func words(for suspects: [Job], _ lost: [Job]) -> String {
        guard !suspects.isEmpty else { return "" }
        let inHand = suspects.map(\.description).joined(separator: " and ")
        return " while it had in hand \(inHand)" + (lost.isEmpty ? "; it is tried once more" : "; it is given up")
    }

    private func note(_ words: String) {
        counts.note(words)
        log.remark(words)
    }

    // What kills a process at its start, such as a missing library, will do so again; twice is enough to know.
    private func failStart(_ reason: String) {
        failedStarts += 1
        if failedStarts >= 2 { refuseWork(reason: reason) }
        pump()
    }

    private func putBack(_ jobs: [Job]) {
        for job in jobs { waiting[job.lane, default: FairQueue()].putBack(job, of: job.owner) }
    }

    /// Work is late, the process does not become ready, or it has nothing to do.
    func timeHasPassed() {
        let now = SuspendingClock.now
        let late = inHand.values.contains { $0.deadline.map { $0 <= now } ?? false }
        if late {
            giveUp(at: now)
        } else if let processDeadline, processDeadline <= now {
            let wasReady = isReady
            dropProcess()
            if !wasReady { failStart("\(Self.name) was not ready within \(settings.startLimit)") }
        }
        pump()
    }

    private func giveUp(at now: SuspendingClock.Instant) {
        dropProcess()
        counts.losses += 1
        let jobs = takeInHand()
        let late = jobs.filter { $0.deadline.map { $0 <= now } ?? false }
        putBack(jobs.filter { job in !late.contains { $0 === job } })
        for job in late {
            let limit = job.lane == .fonts ? settings.startLimit : settings.workLimit
            note("was ended by the host: \(job) took longer than \(limit) and is given up")
            job.fail(.tookTooLong(limit: limit))
        }
    }

    func noteIdleness() {
        guard isReady else { return }
        let isIdle = inHand.isEmpty && waiting.values.allSatisfy(\.isEmpty)
        if !isIdle { processDeadline = nil } else if processDeadline == nil { processDeadline = .now + settings.idleLimit }
    }
}

extension Job {
    fileprivate func isFonts(of folder: String) -> Bool {
        if case .fonts(folder) = task { true } else { false }
    }
}

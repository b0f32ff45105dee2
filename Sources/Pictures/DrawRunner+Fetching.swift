import Drawing
import PictureMessages

// What a picture is drawn from comes in its own time, which is not counted against the list. The process may have ended by then, and
// the job been begun again under another number: then what comes is not needed.
extension DrawRunner {
    /// Asks for a list and has it drawn as seen at a moment, in seconds since 1970.
    func fetch(_ list: PictureService.ListSource, _ key: PictureKey, at moment: Double, for job: Job) {
        list { [weak self, number = job.number] bytes in
            guard let self, isInHand(job, number), job.order == nil else { return }
            if let failure = self.failure(of: bytes) { return drop(job, failure) }
            draw(job, DrawOrder(list: bytes ?? [], scale: key.scale, format: key.format, moment: moment))
            counts.pictures += 1
        }
    }

    private func failure(of bytes: [UInt8]?) -> PictureFailure? {
        guard let bytes else { return .listGone }
        let limit = DisplayList.Limits.bytes
        return bytes.count > limit ? .refused(reason: "it has \(bytes.count) bytes, where \(limit) are the most") : nil
    }

    /// Sends the files of pictures, then the order again, for which those that are still lacking are left out.
    func fetch(_ keys: [ImageKey], for job: Job) {
        job.deadline = nil
        job.filesToCome = keys.count
        job.fileBytes = 0
        setCountdown()
        for key in keys {
            files.file(key) { [weak self, number = job.number] file in
                guard let self, isInHand(job, number) else { return }
                take(file, key, for: job)
            }
        }
    }

    private func take(_ file: ImageFile?, _ key: ImageKey, for job: Job) {
        job.filesToCome -= 1
        if let file, job.fileBytes + file.bytes.count <= ImageFile.limit {
            job.fileBytes += file.bytes.count
            process?.send(.file(key, file))
        }
        guard job.filesToCome == 0, var order = job.order else { return }
        order.isFinal = true
        draw(job, order)
    }

    private func draw(_ job: Job, _ order: DrawOrder) {
        job.order = order
        process?.send(.draw(number: job.number, order))
        expect(job, within: settings.workLimit)
    }

    private func drop(_ job: Job, _ failure: PictureFailure) {
        release(job)
        job.fail(failure)
        pump()
    }

    private func isInHand(_ job: Job, _ number: UInt64) -> Bool { inHand[job.lane] === job && job.number == number }
}

extension ControlServer {
    private static let firstPatience = Duration.milliseconds(500)
    private static let longestPatience = Duration.seconds(60)

    /// Watches over the socket's file; without a watch the server answers those who are there, and that is all.
    func watchFile() {
        if let fileNotice { poller.remove(fileNotice.descriptor.number) }
        fileNotice = nil
        guard let folder = listener?.bound?.folder.descriptor, let notice = try? FolderNotice(folder) else { return }
        do throws(ControlError) { try poller.add(notice.descriptor.number, .readable, token: Token.file) } catch { return }
        fileNotice = notice
    }

    /// Binds the socket again if its file is gone, and tries again later if that fails.
    func checkFile() {
        fileNotice?.clear()
        rebindAt = nil
        guard let old = listener, !old.isInPlace else { return }
        // Who has found the old one still gets in.
        acceptClients()
        do throws(ControlError) {
            let new = try old.boundAgain()
            try poller.add(new.descriptor.number, .readable, token: Token.listener)
            poller.remove(old.descriptor.number)
            (listener, rebindPatience) = (new, Self.firstPatience)
            watchFile()
            onRebinding(nil)
        } catch {
            onRebinding(error)
            rebindAt = now + rebindPatience
            wake(at: now + rebindPatience)
            rebindPatience = min(rebindPatience * 2, Self.longestPatience)
        }
    }
}

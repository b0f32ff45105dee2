import CLinux
import Glibc

extension ControlListener {
    /// Whether clients can still find it.
    var isInPlace: Bool {
        guard let bound else { return true }
        return isPresent(bound.file, at: bound.folder.place.path)
    }

    /// The same socket bound again, after someone took its file away; only as much is made anew as is gone.
    func boundAgain() throws(ControlError) -> ControlListener {
        guard let bound else { return self }
        let place = bound.folder.place
        let folder = try bound.folder.descriptor.status()
        guard isPresent(folder, at: place.folder), bound.lock.isInPlace(in: bound.folder) else { return try ControlListener(at: place) }
        return try ControlListener(in: bound.folder, bound.lock)
    }

    private func isPresent(_ file: stat, at path: String) -> Bool {
        var found = stat()
        return lstat(path, &found) == 0 && found.isSameFile(as: file)
    }
}

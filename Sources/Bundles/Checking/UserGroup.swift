import CLinux

/// A group of users as the machine's lists have it.
struct UserGroup {
    let id: gid_t
    let name: String
    private let members: [String]

    init(_ id: gid_t) {
        self.id = id
        guard let entry = getgrgid(id) else {
            name = "\(id)"
            members = []
            return
        }
        name = entry.pointee.gr_name.map { String(cString: $0) } ?? "\(id)"
        members = strings(entry.pointee.gr_mem)
    }

    /// Neither as a member nor by primary group does it hold anyone but `user` and root.
    func holdsOnly(_ user: uid_t) -> Bool {
        let trusted = [user, 0]
        guard members.allSatisfy({ name in getpwnam(name).map { trusted.contains($0.pointee.pw_uid) } ?? true }) else { return false }
        setpwent()
        defer { endpwent() }
        while let entry = getpwent() {
            if entry.pointee.pw_gid == id, !trusted.contains(entry.pointee.pw_uid) { return false }
        }
        return true
    }
}

private func strings(_ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
    guard var next = list else { return [] }
    var found: [String] = []
    while let text = next.pointee {
        found.append(String(cString: text))
        next += 1
    }
    return found
}

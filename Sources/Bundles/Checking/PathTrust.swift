package import CLinux
import Glibc

/// Who may have put what lies under a path: only the user and root, or others too.
///
/// The whole way is checked, symbolic links one by one, because who can rename a folder on it can put another library in its place.
package struct PathTrust {
    private let user: uid_t
    private let groupIsPrivate: (gid_t) -> Bool

    /// Trusts `user` and root, and a group's write permission only where `groupIsPrivate`.
    package init(user: uid_t = geteuid(), groupIsPrivate: @escaping (gid_t) -> Bool) {
        self.user = user
        self.groupIsPrivate = groupIsPrivate
    }

    /// Trusts the user this process runs as, by the machine's lists of users and groups.
    package init() {
        let user = geteuid()
        self.init(user: user) { UserGroup($0).holdsOnly(user) }
    }

    /// The path without symbolic links to what `path` names; throws for the first step on its way that others could change.
    package func resolve(_ path: String) throws(BundleError) -> String {
        var walk = PathWalk(path)
        var last: PathWalk.Step?
        while let step = try walk.next() {
            try check(step)
            last = step
        }
        // A sticky folder keeps others from replacing the library, not from laying one beside it that the linker then finds.
        if last?.kind == .file { try checkWriters(of: PathWalk.Step(at: walk.parent.isEmpty ? "/" : walk.parent)) }
        return walk.current
    }

    private func check(_ step: PathWalk.Step) throws(BundleError) {
        guard step.owner == user || step.owner == 0 else { throw .foreignOwner(path: step.path, owner: userName(step.owner)) }
        // The mode of a link says nothing; and in a sticky folder only a file's owner can replace it.
        if step.kind == .link || (step.kind == .folder && step.isSticky) { return }
        try checkWriters(of: step)
    }

    private func checkWriters(of step: PathWalk.Step) throws(BundleError) {
        guard step.mode & S_IWOTH == 0 else { throw .writableByOthers(path: step.path) }
        guard step.mode & S_IWGRP == 0 || mayBeWrittenByGroup(step) else {
            throw .writableByGroup(path: step.path, group: UserGroup(step.group).name)
        }
    }

    // With an access list the group bits are its mask, and the list may name anybody.
    private func mayBeWrittenByGroup(_ step: PathWalk.Step) -> Bool {
        groupIsPrivate(step.group) && getxattr(step.path, "system.posix_acl_access", nil, 0) <= 0
    }
}

private func userName(_ user: uid_t) -> String {
    guard let entry = getpwuid(user), let name = entry.pointee.pw_name else { return "user \(user)" }
    return String(cString: name)
}

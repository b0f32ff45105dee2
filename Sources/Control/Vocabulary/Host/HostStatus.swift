package import Foundation

/// How the host stands.
package struct HostStatus: Hashable, Sendable {
    package var version: String
    package var pid: Int
    package var started: Date
    package var placements: Int
    /// Bundles that are known.
    package var bundles: Int
    /// Bundle processes that run now.
    package var processes: Int
    /// Connections to this socket, the asking one among them.
    package var clients: Int
    /// When something is due next.
    package var next: Date?
    package var sandbox: Sandbox?
    package var drawing: Drawing?
    /// Bundles that are not used, or whose new build is not.
    package var refused: [RefusedFile]
    /// What the user should know: a database set aside, a folder that cannot be written.
    package var notes: [String]

    package init(
        version: String, pid: Int, started: Date, placements: Int, bundles: Int, processes: Int, clients: Int, next: Date? = nil,
        sandbox: Sandbox? = nil, drawing: Drawing? = nil, refused: [RefusedFile] = [], notes: [String] = []
    ) {
        self.version = version
        self.pid = pid
        self.started = started
        self.placements = placements
        self.bundles = bundles
        self.processes = processes
        self.clients = clients
        self.next = next
        self.sandbox = sandbox
        self.drawing = drawing
        self.refused = refused
        self.notes = notes
    }
}

extension HostStatus: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        version = try members.required("version")
        pid = try members.required("pid")
        started = try members.required("started")
        placements = try members.required("placements")
        bundles = try members.required("bundles")
        processes = try members.required("processes")
        clients = try members.required("clients")
        next = try members.optional("next")
        sandbox = try members.optional("sandbox")
        drawing = try members.optional("drawing")
        refused = try members.optional("refused") ?? []
        notes = try members.optional("notes") ?? []
    }

    package var json: JSONValue {
        .object { object in
            object.set("version", version)
            object.set("pid", pid)
            object.set("started", started)
            object.set("placements", placements)
            object.set("bundles", bundles)
            object.set("processes", processes)
            object.set("clients", clients)
            object.set("next", next)
            object.set("sandbox", sandbox)
            object.set("drawing", drawing)
            object.set("refused", refused)
            object.set("notes", notes)
        }
    }
}

package import Foundation

/// How one placement stands.
package struct PlacementReport: Hashable, Sendable {
    package var placement: Int
    package var bundle: String
    package var kind: String
    /// The kind that answers for it in place of its own, as after a new name.
    package var alias: String?
    package var family: String
    /// On the board, counted from 0.
    package var position: Int
    /// The first placement of the stack that it is in.
    package var stack: Int?
    /// Whether it is the one of its stack that is seen; nil for one that is in none.
    package var onTop: Bool?
    /// The name of the app intent that declares its settings.
    package var intent: String?
    /// As it was set, with members that the widget does not know.
    package var configuration: JSONObject
    /// The settings that the build at work does not know, or takes to be of another type: they are kept and count for nothing.
    package var setAside: [String]?
    package var shown: ShownPicture?
    package var nextEntry: Date?
    /// Since when its provider is being asked; nil when it is not.
    package var asked: Date?
    /// When its provider is asked next.
    package var nextReload: Date?
    /// What makes that later than it was wished for: "spacing", "budget" or "failures".
    package var heldBack: String?
    package var budget: ReloadAllowance?
    package var failure: PlacementFailure?
    /// Why its provider is not asked for the time being.
    package var suspension: String?
    /// Why the new build of its bundle is not taken: the one before stays at work.
    package var refusal: String?

    package init(
        placement: Int, bundle: String, kind: String, family: String, position: Int, stack: Int? = nil, onTop: Bool? = nil,
        intent: String? = nil, configuration: JSONObject, shown: ShownPicture? = nil, nextEntry: Date? = nil, asked: Date? = nil,
        nextReload: Date? = nil, heldBack: String? = nil, budget: ReloadAllowance? = nil, failure: PlacementFailure? = nil,
        suspension: String? = nil, refusal: String? = nil
    ) {
        self.placement = placement
        self.bundle = bundle
        self.kind = kind
        self.family = family
        self.position = position
        self.stack = stack
        self.onTop = onTop
        self.intent = intent
        self.configuration = configuration
        self.shown = shown
        self.nextEntry = nextEntry
        self.asked = asked
        self.nextReload = nextReload
        self.heldBack = heldBack
        self.budget = budget
        self.failure = failure
        self.suspension = suspension
        self.refusal = refusal
    }
}

extension PlacementReport: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
        bundle = try members.required("bundle")
        kind = try members.required("kind")
        alias = try members.optional("alias")
        family = try members.required("family")
        position = try members.required("position")
        stack = try members.optional("stack")
        onTop = try members.optional("onTop")
        intent = try members.optional("intent")
        configuration = try members.required("configuration")
        setAside = try members.optional("setAside")
        shown = try members.optional("shown")
        nextEntry = try members.optional("nextEntry")
        asked = try members.optional("asked")
        nextReload = try members.optional("nextReload")
        heldBack = try members.optional("heldBack")
        budget = try members.optional("budget")
        failure = try members.optional("failure")
        suspension = try members.optional("suspension")
        refusal = try members.optional("refusal")
    }

    package var json: JSONValue {
        .object { object in
            object.set("placement", placement)
            object.set("bundle", bundle)
            object.set("kind", kind)
            object.set("alias", alias)
            object.set("family", family)
            object.set("position", position)
            object.set("stack", stack)
            object.set("onTop", onTop)
            object.set("intent", intent)
            object.set("configuration", configuration)
            object.set("setAside", setAside)
            object.set("shown", shown)
            object.set("nextEntry", nextEntry)
            object.set("asked", asked)
            object.set("nextReload", nextReload)
            object.set("heldBack", heldBack)
            object.set("budget", budget)
            object.set("failure", failure)
            object.set("suspension", suspension)
            object.set("refusal", refusal)
        }
    }
}

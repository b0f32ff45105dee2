public import Foundation

/// What a user asks for, or how a widget is set: the base of the classes that are made of an `.intentdefinition`.
open class INIntent: NSObject {
    open var identifier: String?
    /// What a user could say to ask for it.
    open var suggestedInvocationPhrase: String?

    /// An intent whose parameters have their defaults.
    public required override init() { super.init() }

    /// Its parameters, as the file says that declares its class.
    open class var _parameters: [_INParameter] { [] }

    /// Takes a value that was set; one of another type is passed over.
    open func _take(_ value: _INValue, for name: String) {}

    /// What a parameter holds, as it is kept; nil for nothing, and for what cannot be kept.
    open func _value(of name: String) -> _INValue? { nil }

    /// Takes objects that its handler offers; a parameter that is no list takes the first.
    open func _take(_ objects: [INObject], for name: String) {}

    /// The intents extensions among the sources of its bundle.
    open class func _extensions() -> [INExtension] { [] }

    /// Takes what a handler says that parameters are by themselves.
    open func _takeDefaults(from handler: Any) {}

    /// What a handler offers for a parameter; nil where it does not handle such intents, or nothing is asked for the parameter.
    open func _offered(for name: String, matching search: String?, by handler: Any) async throws -> _INOffered? { nil }
}

/// What became of an intent.
open class INIntentResponse: NSObject {
    /// What the app goes on with when it is opened.
    open var userActivity: NSUserActivity?

    public override init() { super.init() }
}

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
}

/// What became of an intent.
open class INIntentResponse: NSObject {
    /// What the app goes on with when it is opened.
    open var userActivity: NSUserActivity?

    public override init() { super.init() }
}

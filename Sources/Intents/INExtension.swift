public import Foundation

/// Knows who handles an intent.
public protocol INIntentHandlerProviding {
    /// An object that conforms to the intent's handling protocol.
    func handler(for intent: INIntent) -> Any?
}

/// The principal class of an intents extension: by itself it handles all intents.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() { super.init() }

    open func handler(for intent: INIntent) -> Any? { self }
}

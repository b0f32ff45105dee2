public import Foundation

// What handlers say of values that a user spoke. Widgets are set, not spoken to: nobody asks for these here, and what they say is not kept.

/// What a handler makes of a parameter's value.
open class INIntentResolutionResult: NSObject {
    public required override init() {}

    public class func needsValue() -> Self { Self() }
    public class func notRequired() -> Self { Self() }
    public class func unsupported() -> Self { Self() }
    public class func unsupported(withReason reason: Int) -> Self { Self() }
}

/// Of a value of an `.intentdefinition`'s enums.
open class INEnumResolutionResult: INIntentResolutionResult {
    public class func success(with value: Int) -> Self { Self() }
    public class func confirmationRequired(with value: Int) -> Self { Self() }
}

/// Of an object.
open class INObjectResolutionResult: INIntentResolutionResult {
    public class func success(with object: INObject) -> Self { Self() }
    public class func disambiguation(with objects: [INObject]) -> Self { Self() }
    public class func confirmationRequired(with object: INObject?) -> Self { Self() }
}

/// Of a text.
public final class INStringResolutionResult: INIntentResolutionResult {
    public class func success(with text: String) -> Self { Self() }
    public class func disambiguation(with texts: [String]) -> Self { Self() }
    public class func confirmationRequired(with text: String?) -> Self { Self() }
}

/// Of a whole number.
public final class INIntegerResolutionResult: INIntentResolutionResult {
    public class func success(with number: Int) -> Self { Self() }
    public class func confirmationRequired(with number: Int?) -> Self { Self() }
}

/// Of a number.
public final class INDoubleResolutionResult: INIntentResolutionResult {
    public class func success(with number: Double) -> Self { Self() }
    public class func confirmationRequired(with number: Double?) -> Self { Self() }
}

/// Of a truth value.
public final class INBooleanResolutionResult: INIntentResolutionResult {
    public class func success(with value: Bool) -> Self { Self() }
    public class func confirmationRequired(with value: Bool?) -> Self { Self() }
}

/// Of a date, or parts of one.
public final class INDateComponentsResolutionResult: INIntentResolutionResult {
    public class func success(with parts: DateComponents) -> Self { Self() }
    public class func disambiguation(with parts: [DateComponents]) -> Self { Self() }
    public class func confirmationRequired(with parts: DateComponents?) -> Self { Self() }
}

/// Of an address.
public final class INURLResolutionResult: INIntentResolutionResult {
    public class func success(with url: URL) -> Self { Self() }
    public class func disambiguation(with urls: [URL]) -> Self { Self() }
    public class func confirmationRequired(with url: URL?) -> Self { Self() }
}

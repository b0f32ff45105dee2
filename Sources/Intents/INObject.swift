public import Foundation

/// Something that can be chosen: the base of the types that an `.intentdefinition` declares.
open class INObject: NSObject {
    public let identifier: String?
    public let displayString: String
    public let pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?
    open var alternativeSpeakableMatches: [INSpeakableString]?

    public init(
        identifier: String?, display displayString: String, pronunciationHint: String? = nil, subtitle: String? = nil,
        image: INImage? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        subtitleString = subtitle
        displayImage = image
    }
}

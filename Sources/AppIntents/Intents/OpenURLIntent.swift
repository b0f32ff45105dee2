public import Foundation

/// Opens a URL: what an intent can go on with.
public struct OpenURLIntent: AppIntent {
    public static var title: LocalizedStringResource { "Open URL" }

    @Parameter(title: "URL") public var url: URL?

    public init() {}

    public init(_ url: URL) { self.url = url }

    public func perform() async throws -> IntentResultContainer<Never, Never, Never> { .result() }
}

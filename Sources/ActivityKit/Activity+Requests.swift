public import Foundation

extension Activity {
    /// Throws `ActivityAuthorizationError.unsupported`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Throws `ActivityAuthorizationError.unsupported`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Throws `ActivityAuthorizationError.unsupported`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle = .standard,
        alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Throws `ActivityAuthorizationError.unsupported`.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
}

extension Activity {
    public func update(_ content: ActivityContent<ContentState>) async { absent() }
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async { absent() }
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date) async {
        absent()
    }
    public func update(using contentState: ContentState) async { absent() }
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async { absent() }
}

extension Activity {
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async { absent() }
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
    ) async { absent() }
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async { absent() }
}

/// A value of the app's own that a parameter can hold.
public protocol AppValue: IntentValue, _Shown {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A fixed set of choices.
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable where RawValue: LosslessStringConvertible & Sendable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    public static var unset: Self? { allCases.first }
}

/// A thing of the app's that can be chosen, found by a query.
public protocol AppEntity: AppValue, Identifiable where ID: EntityIdentifierConvertible & Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
    public typealias Property = EntityProperty
}

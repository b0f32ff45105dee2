public import Foundation

extension IntentParameter {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, explanation: description, defaultValue: `default`, options: Options(requestValueDialog: requestValueDialog))
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: some DynamicOptionsProvider
    ) {
        let options = Options(requestValueDialog: requestValueDialog, provider: optionsProvider)
        self.init(title: title, explanation: description, defaultValue: `default`, options: options)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
    ) {
        let options = Options(requestValueDialog: requestValueDialog, provider: query)
        self.init(title: title, explanation: description, defaultValue: `default`, options: options)
    }

    /// A parameter without a title of its own.
    public convenience init(description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil) {
        self.init(title: "", explanation: description, defaultValue: `default`, options: Options())
    }
}

extension IntentParameter where Value.UnwrappedType == Int {
    /// How a whole number is entered.
    public enum ControlStyle: Sendable { case field, stepper, slider }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Int? = nil,
        controlStyle: ControlStyle = .field, inclusiveRange: (Int, Int)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let range = inclusiveRange.map { Double(min($0.0, $0.1))...Double(max($0.0, $0.1)) }
        let control: ParameterControl =
            switch controlStyle {
            case .field: .field
            case .stepper: .stepper
            case .slider: .slider
            }
        let options = Options(requestValueDialog: requestValueDialog, range: range, control: control)
        self.init(title: title, explanation: description, defaultValue: `default`, options: options)
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    /// How a number is entered.
    public enum DecimalControlStyle: Sendable { case field, slider }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Double? = nil,
        controlStyle: DecimalControlStyle = .field, inclusiveRange: (Double, Double)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let range = inclusiveRange.map { min($0.0, $0.1)...max($0.0, $0.1) }
        let options = Options(requestValueDialog: requestValueDialog, range: range, control: controlStyle == .slider ? .slider : .field)
        self.init(title: title, explanation: description, defaultValue: `default`, options: options)
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    /// Which part of a date is entered.
    public enum DateKind: Sendable { case date, time, dateTime }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Date? = nil, kind: DateKind,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let control: ParameterControl =
            switch kind {
            case .date: .date
            case .time: .time
            case .dateTime: .dateTime
            }
        let options = Options(requestValueDialog: requestValueDialog, control: control)
        self.init(title: title, explanation: description, defaultValue: `default`, options: options)
    }
}

import Foundation

/// A bar filled up to the value, between its labels.
public struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}

/// A bar filled up to the value, between its labels.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                _CapacityBar(fraction: configuration.value, height: 4)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption)
        }
    }
}

/// A bar filled up to the value, beside the labels of its ends.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            HStack(spacing: 4) {
                configuration.minimumValueLabel
                _CapacityBar(fraction: configuration.value, height: 6)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
        .font(.caption2)
    }
}

/// A bar in the tint with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            configuration.minimumValueLabel
            Capsule().fill(TintShapeStyle()).frame(height: 6)
                .overlay {
                    GeometryReader { room in
                        _GaugeMark().position(x: 3 + (room.size.width - 6) * configuration.value, y: room.size.height / 2)
                    }
                }
            configuration.maximumValueLabel
        }
        .font(.caption2)
    }
}

/// A ring filled up to the value, around the value's label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            _CapacityRing(fraction: configuration.value, width: 6)
            Group {
                if let current = configuration.currentValueLabel { current } else { configuration.label }
            }
            .font(.system(size: 18, weight: .medium, design: .rounded)).minimumScaleFactor(0.4).lineLimit(1).padding(9)
        }
        .frame(width: _GaugeMark.dial, height: _GaugeMark.dial)
    }
}

/// A ring open at the bottom with a mark at the value, around the value's label; the other labels stand in the opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    /// The part of a turn that the ring takes.
    private static let part = 0.75

    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().inset(by: 3).trim(from: 0, to: Self.part).rotation(.degrees(135))
                .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 6, lineCap: .round))
            _GaugeMark().offset(y: 3 - _GaugeMark.dial / 2).rotationEffect(.degrees(-135 + 360 * Self.part * configuration.value))
            configuration.currentValueLabel
                .font(.system(size: 18, weight: .medium, design: .rounded)).minimumScaleFactor(0.4).lineLimit(1).padding(9)
        }
        .frame(width: _GaugeMark.dial, height: _GaugeMark.dial)
        .overlay(alignment: .bottom) { opening(configuration) }
    }

    private func opening(_ configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil { configuration.label }
            configuration.minimumValueLabel
            configuration.maximumValueLabel
        }
        .font(.system(size: 9, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5).frame(width: 30)
    }
}

/// The mark at a gauge's value.
struct _GaugeMark: View {
    /// The side of a round gauge, in points.
    static let dial: CGFloat = 58

    var body: some View {
        Circle().fill(BackgroundStyle()).frame(width: 9, height: 9)
            .overlay { Circle().fill(ForegroundStyle()).frame(width: 6, height: 6) }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

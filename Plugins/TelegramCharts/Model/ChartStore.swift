import Foundation

/// What readers have done, kept for app and widgets in their group.
struct ChartStore: Sendable {
    var suite = "group.telegram-charts"
    private var defaults: UserDefaults { UserDefaults(suiteName: suite) ?? .standard }

    subscript(set: Int) -> ChartState {
        get { read("state.\(set)") ?? ChartState() }
        nonmutating set { write(newValue, "state.\(set)") }
    }

    var order: CardOrder {
        get { read("order") ?? CardOrder(count: 0) }
        nonmutating set { write(newValue, "order") }
    }

    private func read<Value: Decodable>(_ key: String) -> Value? {
        defaults.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }

    private func write(_ value: some Encodable, _ key: String) {
        if let data = try? JSONEncoder().encode(value) { defaults.set(data, forKey: key) }
    }
}

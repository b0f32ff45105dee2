public import Foundation
internal import SharedValues
internal import Synchronization

/// The defaults of a group or of a program, as every process sees them at once.
///
/// It stands for `UserDefaults` where the support file of a bundle or an app says so: Foundation's own on Linux is not seen by other
/// processes and loses what several write at once. What cannot be written is told on standard error, and nothing is lost.
open class _SharedDefaults: UserDefaults {
    private let file: ValueFile?
    private let memory: SharedMemory

    /// Those of this program: a bundle's, or an app's.
    public override class var standard: _SharedDefaults { own }
    // Unsafe only because Foundation's class is not Sendable: what ours adds is, never changes, and all that is asked of it ends there.
    private nonisolated(unsafe) static let own = _SharedDefaults()

    /// Those of a group; nil for a name that is no name of a folder. Without a name those of this program.
    public override init?(suiteName: String?) {
        if let suiteName {
            guard let path = ValuePlaces.own.file(ofSuite: suiteName) else { return nil }
            file = ValueFile(path: path)
        } else {
            file = ValuePlaces.own.file(ofProgram: ProgramName.own).map { ValueFile(path: $0) }
        }
        memory = SharedMemory()
        super.init(suiteName: suiteName)
        tellChanges()
    }

    open override func object(forKey defaultName: String) -> Any? { value(of: defaultName)?.object }

    open override func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        guard let kept = SharedValue(object: value) else {
            return tell("the value of '\(defaultName)', a \(type(of: value)), is none that a property list may hold, and is not kept")
        }
        change { $0[defaultName] = kept }
    }

    open override func removeObject(forKey defaultName: String) { change { $0[defaultName] = nil } }

    open override func register(defaults registrationDictionary: [String: Any]) {
        memory.registered.withLock { registered in
            for (key, value) in registrationDictionary { registered[key] = SharedValue(object: value) }
        }
    }

    open override func dictionaryRepresentation() -> [String: Any] {
        let registered = memory.registered.withLock { $0 }
        return registered.merging(file?.values ?? [:]) { $1 }.mapValues(\.object)
    }

    open override func bool(forKey defaultName: String) -> Bool {
        if case .text(let text)? = value(of: defaultName) { return ["true", "yes", "1"].contains(text.lowercased()) }
        return (self.number(of: defaultName) ?? 0) != 0
    }

    open override func integer(forKey defaultName: String) -> Int {
        if case .whole(let value)? = value(of: defaultName) { return Int(clamping: value) }
        return self.number(of: defaultName).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
    }

    open override func double(forKey defaultName: String) -> Double { self.number(of: defaultName) ?? 0 }
    open override func float(forKey defaultName: String) -> Float { Float(self.number(of: defaultName) ?? 0) }

    open override func string(forKey defaultName: String) -> String? {
        switch value(of: defaultName) {
        case .text(let text)?: text
        case .whole(let value)?: "\(value)"
        case .number(let value)?: "\(value)"
        default: nil
        }
    }

    open override func data(forKey defaultName: String) -> Data? {
        if case .data(let data)? = value(of: defaultName) { data } else { nil }
    }

    open override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
    open override func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
    open override func dictionary(forKey defaultName: String) -> [String: Any]? { object(forKey: defaultName) as? [String: Any] }

    open override func url(forKey defaultName: String) -> URL? {
        guard case .text(let text)? = value(of: defaultName) else { return nil }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
    }

    open override func set(_ value: Int, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
    open override func set(_ value: Float, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
    open override func set(_ value: Double, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
    open override func set(_ value: Bool, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
    open override func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }

    /// Everything is written already.
    @discardableResult open override func synchronize() -> Bool { true }

    private func number(of key: String) -> Double? {
        switch value(of: key) {
        case .bool(let value)?: value ? 1 : 0
        case .whole(let value)?: Double(value)
        case .number(let value)?: value
        case .text(let text)?: Double(text)
        default: nil
        }
    }

    private func value(of key: String) -> SharedValue? { file?.values[key] ?? memory.registered.withLock { $0[key] } }

    private func change(_ edit: (inout [String: SharedValue]) -> Void) {
        guard let file else { return tell("this program has no name for its defaults") }
        do throws(ValueFileError) {
            guard try file.change(edit) else { return }
            memory.told.withLock { $0 = file.stamp }
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
        } catch { tell("\(error)") }
    }

    /// What other processes change is told on a thread of its own.
    private func tellChanges() {
        guard let file else { return }
        ValueWatch.shared.watch(file.path) { [memory] in
            let stamp = file.stamp
            let isNews = memory.told.withLock { told in
                defer { told = stamp }
                return told != stamp
            }
            if isNews { NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: nil) }
        }
    }

    private func tell(_ words: String) { FileHandle.standardError.write(Data("UserDefaults: \(words)\n".utf8)) }
}

/// What defaults remember within a process.
private final class SharedMemory: Sendable {
    let registered = Mutex<[String: SharedValue]>([:])
    /// The file of which observers have been told.
    let told = Mutex<FileStamp?>(nil)
}

/// What a program's own defaults are called.
package enum ProgramName {
    private static let stated = Mutex<(@Sendable () -> String)?>(nil)

    /// That of the bundle whose code runs, else of the executable.
    package static var own: String { stated.withLock { $0 }?() ?? ProcessInfo.processInfo.processName }

    /// Says which bundle's code runs.
    package static func use(_ name: @escaping @Sendable () -> String) { stated.withLock { $0 = name } }
}

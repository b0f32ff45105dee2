/// What a bundle's process may use before it is ended.
package struct ProcessLimits: Hashable, Sendable {
    /// Bytes of memory at hand, those shared with others included.
    package var memory: UInt64
    /// Seconds of processor time while one request is open.
    package var processor: Double

    package init(memory: UInt64 = 128 << 20, processor: Double = 30) {
        self.memory = memory
        self.processor = processor
    }
}

/// What a process uses at one moment.
package struct ProcessUsage: Hashable, Sendable {
    /// In bytes.
    package var memory: UInt64
    /// Seconds, of all its threads since it began.
    package var processor: Double

    package init(memory: UInt64, processor: Double) {
        self.memory = memory
        self.processor = processor
    }
}

/// Compares what a process uses with what it may, request by request.
package struct UsageWatch: Sendable {
    private let limits: ProcessLimits
    /// The processor time when a request was first seen open.
    private var begun: [UInt64: Double] = [:]

    package init(_ limits: ProcessLimits) { self.limits = limits }

    /// What is over its limit, in words that go on after the bundle's name, with these requests open; nil while nothing is.
    package mutating func breach(_ usage: ProcessUsage, open requests: Set<UInt64>) -> String? {
        begun = begun.filter { requests.contains($0.key) }
        for request in requests where begun[request] == nil { begun[request] = usage.processor }
        if usage.memory > limits.memory {
            return "used \(usage.memory >> 20) MiB of memory, where \(limits.memory >> 20) are allowed"
        }
        guard let first = begun.values.min(), usage.processor - first > limits.processor else { return nil }
        return "used \(Int(usage.processor - first)) seconds of processor time in one request, where \(Int(limits.processor)) are allowed"
    }
}

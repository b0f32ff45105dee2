/// Why something could not be measured.
enum BenchError: Error, CustomStringConvertible {
    case neverCame(String)
    case hostEnded(String)
    case noFloor(path: String)

    var description: String {
        switch self {
        case .neverCame(let what): "\(what) did not come within a minute"
        case .hostEnded(let errors): "the daemon ended: \(errors)"
        case .noFloor(let path): "\(path.isEmpty ? "FLOOR is not set" : "\(path) is not there"): build pingpong of the peers there"
        }
    }
}

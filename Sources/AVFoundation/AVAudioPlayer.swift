import Synchronization

/// A sound that could be played.
///
/// Differs from Apple's in that there is no sound where widgets live: `play()` says so once and answers false, and the time stands still. A file
/// that cannot be read is the error that it is there.
open class AVAudioPlayer: NSObject {
    /// Where the sound lies; nil for one in memory.
    public let url: URL?
    /// The bytes of the sound, where it was made of them.
    public let data: Data?
    public weak var delegate: (any AVAudioPlayerDelegate)?
    /// From 0 to 1.
    public var volume: Float = 1
    /// How often it is played anew; negative for ever.
    public var numberOfLoops = 0
    public var rate: Float = 1
    public var enableRate = false
    public var pan: Float = 0
    /// In seconds from the start.
    public var currentTime: TimeInterval = 0

    /// Throws what Foundation says of a file that cannot be read.
    public init(contentsOf url: URL) throws {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
        data = nil
        super.init()
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }

    public init(data: Data) throws {
        url = nil
        self.data = data
        super.init()
    }

    public var isPlaying: Bool { false }
    /// In seconds; unknown, since nothing is decoded.
    public var duration: TimeInterval { 0 }
    public var numberOfChannels: Int { 0 }

    @discardableResult open func prepareToPlay() -> Bool { false }

    @discardableResult open func play() -> Bool {
        Self.tellOnce()
        return false
    }

    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
    open func pause() {}
    open func stop() {}
    public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    private static let isTold = Mutex(false)

    private static func tellOnce() {
        guard
            isTold.withLock({ told in
                defer { told = true }; return !told
            })
        else { return }
        FileHandle.standardError.write(Data("AVAudioPlayer: sounds are not played here\n".utf8))
    }
}

/// Whoever wants to know how playing went; nobody is ever told.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

import AVFoundation
import Foundation
import Testing

@Suite struct AVAudioPlayerTests {
    @Test func aFileThatIsNotThereIsAnError() {
        #expect(throws: CocoaError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/sound.mp3")) }
    }

    @Test func nothingIsPlayedAndTimeStandsStill() throws {
        let player = try AVAudioPlayer(data: Data([1, 2, 3]))
        player.currentTime = 2
        #expect(!player.prepareToPlay())
        #expect(!player.play())
        #expect(!player.isPlaying)
        #expect(player.currentTime == 2)
        #expect(player.data == Data([1, 2, 3]))
    }

    @Test func aSessionAcceptsWhatItIsTold() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .default, options: [.mixWithOthers, .duckOthers])
        try session.setCategory(.ambient)
        try session.setActive(true)
        #expect(session.category == .soloAmbient)
        #expect(session === AVAudioSession.sharedInstance())
    }
}

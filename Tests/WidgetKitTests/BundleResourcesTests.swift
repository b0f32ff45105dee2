import Drawing
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor @Suite struct BundleResourcesTests {
    private let host = FakeHost()

    @Test func asksOnceForAPicture() throws {
        let resources = BundleResources(try #require(host.port()))
        var environment = EnvironmentValues()
        let lina = NamedImage(
            key: ImageKey(digest: Array(repeating: 7, count: 32)), size: CGSize(width: 8, height: 8), isTemplate: false)
        for (name, found) in [("Lina", .found(lina)), ("Missing", .missing), ("Broken", .broken)] as [(String, ImageFinding)] {
            for _ in 0..<2 { #expect(resources.image(named: name, in: environment) == found) }
        }
        environment.colorScheme = .dark
        #expect(resources.image(named: "Lina", in: environment) == .found(lina))
        #expect(host.asked == ["Lina", "Missing", "Broken", "Lina"])
    }

    @Test func handsOverWhatTheWidgetMadeEachTime() throws {
        let resources = BundleResources(try #require(host.port()))
        let head: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 8, 0, 0, 0, 8, 8, 6, 0, 0, 0]
        let lina = NamedImage(
            key: ImageKey(digest: Array(repeating: 7, count: 32)), size: CGSize(width: 8, height: 8), isTemplate: false)
        let file = try #require(PictureBytes(head, scale: 1))
        for _ in 0..<2 { #expect(resources.image(file) == .found(lina)) }
        #expect(host.asked == ["29 bytes", "29 bytes"])
        let large = try #require(PictureBytes(head + Array(repeating: 0, count: 16 << 20), scale: 1))
        #expect(resources.image(large) == .broken)
        #expect(host.log == ["3 a picture of 16777245 bytes is left out: 16777216 are the most; make it smaller"])
    }

    @Test func findsColors() throws {
        let resources = BundleResources(try #require(host.port()))
        #expect(resources.color(named: "Any", dark: false) == RGBA(red: 1, green: 0, blue: 0))
        #expect(resources.colorLookup.find("Any", true) == RGBA(red: 1, green: 0, blue: 0))
    }
}

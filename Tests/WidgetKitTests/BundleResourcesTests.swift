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

    @Test func findsColors() throws {
        let resources = BundleResources(try #require(host.port()))
        #expect(resources.color(named: "Any", dark: false) == RGBA(red: 1, green: 0, blue: 0))
        #expect(resources.colorLookup.find("Any", true) == RGBA(red: 1, green: 0, blue: 0))
    }
}

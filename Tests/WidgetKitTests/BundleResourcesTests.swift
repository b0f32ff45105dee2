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
        #expect(resources.image(named: "Lina", in: environment)?.size == CGSize(width: 8, height: 8))
        #expect(resources.image(named: "Lina", in: environment) != nil)
        #expect(resources.image(named: "Missing", in: environment) == nil)
        #expect(resources.image(named: "Missing", in: environment) == nil)
        environment.colorScheme = .dark
        #expect(resources.image(named: "Lina", in: environment) != nil)
        #expect(host.asked == ["Lina", "Missing", "Lina"])
    }

    @Test func findsColors() throws {
        let resources = BundleResources(try #require(host.port()))
        #expect(resources.color(named: "Any", dark: false) == RGBA(red: 1, green: 0, blue: 0))
        #expect(resources.colorLookup.find("Any", true) == RGBA(red: 1, green: 0, blue: 0))
    }
}

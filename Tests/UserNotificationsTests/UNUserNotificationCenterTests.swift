import Foundation
import Testing
import UserNotifications

@Suite struct UNUserNotificationCenterTests {
    @Test func nobodyMayNotify() async throws {
        let center = UNUserNotificationCenter.current()
        #expect(try await center.requestAuthorization(options: [.alert, .badge, .sound]) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        #expect(await center.notificationSettings().alertSetting == .notSupported)
    }

    @Test func completionHandlersAreCalledAtOnce() async {
        let center = UNUserNotificationCenter.current()
        let granted = await withCheckedContinuation { answer in
            center.requestAuthorization { granted, _ in answer.resume(returning: granted) }
        }
        #expect(!granted)
        let status = await withCheckedContinuation { answer in
            center.getNotificationSettings { answer.resume(returning: $0.authorizationStatus) }
        }
        #expect(status == .denied)
    }

    @Test func whatIsAddedIsForgotten() async throws {
        let center = UNUserNotificationCenter.current()
        try await center.add(UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: nil))
        center.setNotificationCategories([UNNotificationCategory(identifier: "c", actions: [], intentIdentifiers: [])])
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(await center.notificationCategories().isEmpty)
        center.removeAllPendingNotificationRequests()
    }

    @Test func aDelegateAnswersByItself() {
        final class Delegate: NSObject, UNUserNotificationCenterDelegate {}
        let delegate = Delegate()
        let center = UNUserNotificationCenter.current()
        center.delegate = delegate
        #expect(center.delegate === delegate)
        delegate.userNotificationCenter(center, openSettingsFor: nil)
    }
}

@Suite struct UNNotificationContentTests {
    @Test func aRequestKeepsWhatWasSaidWhenItWasMade() {
        let content = UNMutableNotificationContent()
        content.title = "Water"
        content.sound = .default
        content.userInfo = ["id": 7]
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "Fire"
        #expect(request.content.title == "Water")
        #expect(request.content.sound === UNNotificationSound.default)
        #expect(request.content.userInfo["id"] as? Int == 7)
        #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "Water")
    }

    @Test func anAttachmentIsAFileThatIsThere() {
        #expect(throws: CocoaError.self) { try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nowhere/a.png")) }
    }
}

@Suite struct UNNotificationTriggerTests {
    @Test func aTimeFromNow() throws {
        let next = try #require(UNTimeIntervalNotificationTrigger(timeInterval: 3_600, repeats: false).nextTriggerDate())
        #expect(abs(next.timeIntervalSinceNow - 3_600) < 60)
        #expect(UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: true).nextTriggerDate() == nil)
        #expect(UNTimeIntervalNotificationTrigger(timeInterval: .infinity, repeats: true).nextTriggerDate() == nil)
    }

    @Test func whenTheCalendarReadsSo() throws {
        let zone = try #require(TimeZone(identifier: "UTC"))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let trigger = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(calendar: calendar, timeZone: zone, hour: 9, minute: 30), repeats: true)
        let next = try #require(trigger.nextTriggerDate())
        #expect(next > Date())
        #expect(calendar.dateComponents([.hour, .minute], from: next) == DateComponents(hour: 9, minute: 30))
        let never = DateComponents(calendar: calendar, timeZone: zone, year: 1990, month: 1)
        #expect(UNCalendarNotificationTrigger(dateMatching: never, repeats: false).nextTriggerDate() == nil)
    }
}

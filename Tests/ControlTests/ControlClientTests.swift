import CLinux
import Foundation
import Testing

@testable import Control

@Suite struct ControlClientTests {
    @Test func aCommandIsAnsweredAsItsResult() throws {
        let bed = try ControlBed()
        let place = bed.place
        let outcome = try bed.beside { () -> Result<[HostStatus], ControlError> in
            Result { () throws(ControlError) in
                let client = try ControlClient(place)
                return [try client.call(.hostStatus), try client.call(.hostStatus)]
            }
        }
        #expect(outcome == .success([ControlBed.status, ControlBed.status]))
    }

    @Test func aRefusalIsTheFaultItself() throws {
        let bed = try ControlBed()
        let place = bed.place
        let outcome = try bed.beside { ask(place, "host.statsu", [:]) }
        #expect(outcome == .failure(.refused(.unknownMethod("host.statsu"))))
        #expect("\(ControlError.refused(.unknownMethod("x")))" == "there is no method 'x': host.describe lists them")
    }

    @Test func anAnswerThatDoesNotComeIsGivenUpAndNotTakenForTheNext() throws {
        let bed = try ControlBed()
        let place = bed.place
        let outcome = try bed.beside { () -> [String] in
            guard let client = try? ControlClient(place) else { return [] }
            var words: [String] = []
            do throws(ControlError) { _ = try client.call("placements.list", nil, timeout: .milliseconds(20)) } catch {
                words.append("\(error)")
            }
            do throws(ControlError) { words.append(try client.call("host.status", nil).text) } catch { words.append("\(error)") }
            return words
        }
        for reply in bed.takePending() { reply.fail(.shuttingDown()) }
        #expect(
            outcome == [
                "the host did not answer placements.list in time: it may be busy, ask again or look at its log", ControlBed.statusLine,
            ])
    }

    @Test func aHostThatClosesIsSaidSo() throws {
        let bed = try ControlBed()
        let place = bed.place
        let slot = Slot<Result<JSONValue, ControlError>>()
        Thread { slot.put(ask(place, "placements.list", nil)) }.start()
        bed.run { bed.pending.count == 1 }
        bed.server.stop()
        bed.run { slot.content != nil }
        #expect(slot.content == .failure(.closed(method: "placements.list")))
    }

    @Test func withoutAHostOneLineSaysWhatToDo() throws {
        let folder = try TemporaryFolder()
        let missing = SocketPlace(path: folder.path + "/no/control.sock")
        #expect(throws: ControlError.noHost(path: missing.path)) { try ControlClient(missing) }
        #expect("\(ControlError.noHost(path: "/x"))" == "no host answers at /x: start one with `widgethost serve`")
        let stale = SocketPlace(path: folder.path + "/control.sock")
        let host = try HelperProcess(arguments: ["serve", stale.path])
        _ = host.read()
        host.kill()
        #expect(throws: ControlError.noHost(path: stale.path)) { try ControlClient(stale) }
    }

    @Test func aFullQueueDoesNotHangTheClient() throws {
        let bed = try ControlBed()
        var waiting: [RawClient] = []
        // Nobody accepts: connections wait in the listener's queue until it is full.
        for _ in 0..<300 {
            guard let client = try? RawClient(bed.place, nonblocking: true) else { break }
            waiting.append(client)
        }
        #expect(throws: ControlError.timedOut(method: "a connection")) { try ControlClient(bed.place, timeout: .milliseconds(20)) }
        bed.settle()
        try bed.expectService()
        withExtendedLifetime(waiting) {}
    }

    @Test func anAnswerOfAnotherShapeIsSaidSo() throws {
        let bed = try ControlBed()
        let place = bed.place
        let slot = Slot<String>()
        Thread {
            let words: String
            do throws(ControlError) { words = "\(try ControlClient(place).call(.placementsList, as: PlacementListing.self))" } catch {
                words = "\(error)"
            }
            slot.put(words)
        }.start()
        bed.run { bed.pending.count == 1 }
        for reply in bed.takePending() { reply.succeed(["placements": 1] as JSONValue) }
        bed.run { slot.content != nil }
        let words = slot.content ?? ""
        #expect(words.contains("('placements': an array expected, found 1)"))
        #expect(!words.contains("\n"))
    }
}

@Sendable private func ask(_ place: SocketPlace, _ method: String, _ parameters: JSONValue?) -> Result<JSONValue, ControlError> {
    Result { () throws(ControlError) in try ControlClient(place).call(method, parameters) }
}

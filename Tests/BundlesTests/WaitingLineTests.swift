import Bundles
import Testing

@Suite struct WaitingLineTests {
    @Test func turnsComeInTheOrderOfJoining() {
        var line = WaitingLine<String, Int>()
        for number in 1...6 { _ = line.append(number, in: number % 2 == 0 ? "even" : "odd") }
        #expect(order(of: &line) == [1, 2, 3, 4, 5, 6])
        #expect(line.isEmpty)
    }

    @Test func aClosedLaneIsPassedByAndKeepsItsPlace() {
        var line = line(["a": [1, 2], "b": [3]])
        let first = line.takeFirst { $0 != "a" }
        let none = line.takeFirst { $0 != "a" }
        #expect(first == 3)
        #expect(none == nil)
        #expect(order(of: &line) == [1, 2])
    }

    @Test func whoComesBackIsServedFirst() {
        var line = line(["a": [1, 2]])
        _ = line.prepend(11, in: "a")
        _ = line.prepend(10, in: "b")
        _ = line.append(3, in: "b")
        #expect(line.count == 5)
        #expect(order(of: &line) == [10, 11, 1, 2, 3])
    }

    @Test(arguments: [0, 1, 2, 3])
    func leavingClosesTheGap(_ index: Int) {
        var line = WaitingLine<String, Int>()
        let tickets = (0..<4).map { line.append($0, in: "a") }
        let left = line.remove(tickets[index])
        let again = line.remove(tickets[index])
        #expect(left == index)
        #expect(again == nil)
        #expect(order(of: &line) == [0, 1, 2, 3].filter { $0 != index })
    }

    @Test func lanesLeaveAsAWhole() {
        var line = line(["a": [1, 2], "b": [3, 4]])
        _ = line.prepend(0, in: "b")
        let left = line.removeAll { $0 == "b" }
        #expect(left == [0, 3, 4])
        #expect(order(of: &line) == [1, 2])
        #expect(line.removeAll() == [])
    }

    @Test func aTurnCostsTheSameHoweverManyWait() {
        var line = WaitingLine<String, Int>()
        for number in 0..<10_000 { _ = line.append(number, in: "crowd") }
        for number in 0..<100 { _ = line.append(number, in: "late") }
        var steps = 0
        for _ in 0..<100 {
            _ = line.takeFirst {
                steps += 1
                return $0 == "late"
            }
        }
        #expect(steps == 200)
        #expect(line.count == 10_000)
    }

    /// Beside an array that is searched, over a long walk of every change.
    @Test func itDoesWhatASearchedArrayDoes() {
        var line = WaitingLine<Int, Int>()
        var model: [(ticket: Int, lane: Int, number: Int)] = []
        var state: UInt64 = 0x9e37_79b9
        func pick(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for number in 0..<5_000 {
            let lane = pick(5)
            switch pick(6) {
            case 0, 1: model.append((line.append(number, in: lane), lane, number))
            case 2: model.insert((line.prepend(number, in: lane), lane, number), at: 0)
            case 3:
                let index = model.firstIndex { $0.lane != lane }
                #expect(line.takeFirst { $0 != lane } == index.map { model.remove(at: $0).number })
            case 4 where !model.isEmpty:
                let leaving = model.remove(at: pick(model.count))
                #expect(line.remove(leaving.ticket) == leaving.number)
            case 5 where number % 50 == 0:
                #expect(line.removeAll { $0 == lane } == model.filter { $0.lane == lane }.map(\.number))
                model.removeAll { $0.lane == lane }
            default: break
            }
        }
        #expect(order(of: &line) == model.map(\.number))
    }

    private func line(_ lanes: KeyValuePairs<String, [Int]>) -> WaitingLine<String, Int> {
        var line = WaitingLine<String, Int>()
        for (lane, numbers) in lanes {
            for number in numbers { _ = line.append(number, in: lane) }
        }
        return line
    }

    private func order<Lane>(of line: inout WaitingLine<Lane, Int>) -> [Int] {
        var order: [Int] = []
        while let next = line.takeFirst(where: { _ in true }) { order.append(next) }
        return order
    }
}

import Control
import Foundation
import Scheduling
import Storage
import Testing

@testable import widgethost

@Suite struct PlannedBoardTests {
    private static func placement(_ id: UInt64) -> StoredPlacement {
        StoredPlacement(
            id: StoredPlacement.ID(id), bundle: "B", kind: "K", family: "systemSmall", place: .init(position: Int(id) - 1),
            configuration: [], created: Date(timeIntervalSince1970: 0))
    }

    /// Placements 1 to 4 in their order.
    private var boards = PlannedBoard(Board((1...4).map { Self.placement($0) }, last: 4))

    private func order(_ board: Board) -> [UInt64] { board.ordered.map(\.id.rawValue) }
    private func ids(_ placements: [StoredPlacement]) -> [UInt64] { placements.map(\.id.rawValue) }

    @Test func aChangeIsPlannedAtOnceAndMadeWhenItIsWritten() {
        var boards = boards
        let change = boards.plan { $0.remove(PlacementID(1)) }
        #expect(ids(change.moved) == [2, 3, 4])
        #expect(order(boards.planned) == [2, 3, 4] && order(boards.written) == [1, 2, 3, 4])
        #expect(ids(boards.made(change.number)) == [2, 3, 4])
        #expect(order(boards.written) == [2, 3, 4])
        #expect(boards.made(change.number).isEmpty)
    }

    @Test func eachChangeKnowsThoseBeforeIt() {
        var boards = boards
        let changes = [
            boards.plan { $0.remove(PlacementID(1)) }, boards.plan { $0.move(StoredPlacement.ID(4), to: .position(0)) },
            boards.plan { $0.remove(PlacementID(2)) },
        ]
        #expect(changes.map { ids($0.moved) } == [[2, 3, 4], [4, 2, 3], [3]])
        for change in changes { _ = boards.made(change.number) }
        #expect(order(boards.written) == [4, 3] && boards.written.ordered.map(\.place.position) == [0, 1])
        #expect(order(boards.planned) == order(boards.written))
    }

    @Test func aRefusedChangeIsTakenOutOfThePlan() {
        var boards = boards
        let first = boards.plan { $0.remove(PlacementID(1)) }
        let second = boards.plan { $0.move(StoredPlacement.ID(4), to: .position(0)) }
        boards.refused(first.number)
        #expect(order(boards.planned) == [4, 1, 2, 3])
        #expect(ids(boards.made(second.number)) == [4, 1, 2, 3])
        #expect(order(boards.written) == [4, 1, 2, 3])
    }

    @Test func aNumberIsNotGivenAgainAfterARefusal() {
        var boards = boards
        let id = boards.newID()
        let change = boards.plan { $0.set(Self.placement(id.rawValue)) }
        #expect(change.moved.isEmpty)
        boards.refused(change.number)
        #expect(boards.newID().rawValue == id.rawValue + 1)
    }

    @Test func whatIsNoMatterOfPlacesKeepsThem() {
        var boards = boards
        let change = boards.plan { $0.move(StoredPlacement.ID(1), to: .position(3)) }
        boards.edit(PlacementID(1)) { $0.configuration = [7] }
        _ = boards.made(change.number)
        #expect(order(boards.written) == [2, 3, 4, 1])
        #expect(boards.written[PlacementID(1)]?.configuration == [7])
        boards.edit(PlacementID(9)) { $0.configuration = [7] }
        #expect(boards.written[PlacementID(9)] == nil)
    }
}

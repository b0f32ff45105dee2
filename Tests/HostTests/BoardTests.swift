import Control
import Foundation
import Scheduling
import Storage
import Testing

@testable import widgethost

@Suite struct BoardTests {
    private func placement(_ id: UInt64, at position: Int, stack: String? = nil) -> StoredPlacement {
        StoredPlacement(
            id: StoredPlacement.ID(id), bundle: "B", kind: "K", family: "systemSmall", place: .init(stack: stack, position: position),
            configuration: [], created: Date(timeIntervalSince1970: 0))
    }

    /// Placements 1, 2, 3 in their order.
    private var board: Board { Board((1...3).map { placement($0, at: Int($0) - 1) }, last: 7) }

    private func order(_ board: Board) -> [UInt64] { board.ordered.map(\.id.rawValue) }

    @Test func placementsLieByPositionAndThenByNumber() {
        let board = Board([placement(3, at: 0), placement(2, at: 5), placement(1, at: 5)])
        #expect(order(board) == [3, 1, 2])
        #expect(board.ordered.map(\.place.position) == [0, 1, 2])
        #expect(board.nextPosition == 3)
        #expect(Board().nextPosition == 0)
    }

    @Test func noNumberIsGivenTwice() {
        var board = board
        #expect(board.newID().rawValue == 8)
        board.remove(PlacementID(3))
        #expect(board.newID().rawValue == 9)
        board.set(placement(20, at: 9))
        #expect(board.newID().rawValue == 21)
        #expect(board.count == 3)
        #expect(Set(board.ids) == [PlacementID(1), PlacementID(2), PlacementID(20)])
    }

    @Test(
        arguments: [
            (1, 0, [1, 2, 3]), (1, 1, [2, 1, 3]), (1, 2, [2, 3, 1]), (1, 99, [2, 3, 1]), (3, 0, [3, 1, 2]), (3, -4, [3, 1, 2]),
        ]
            as [(UInt64, Int, [UInt64])])
    func aPlacementIsPutAtAPosition(id: UInt64, position: Int, expected: [UInt64]) {
        var board = board
        board.move(StoredPlacement.ID(id), to: .position(position))
        #expect(order(board) == expected)
        #expect(board.ordered.map(\.place.position) == [0, 1, 2])
    }

    @Test func aStackBearsTheNumberOfItsFirstAndLiesTogether() {
        var board = Board((1...4).map { placement($0, at: Int($0) - 1) })
        board.move(StoredPlacement.ID(4), to: .stack(1))
        board.move(StoredPlacement.ID(3), to: .stack(4))
        #expect(order(board) == [1, 4, 3, 2])
        #expect(board.ordered.map(\.place.stack) == ["1", "1", "1", nil])
        board.move(StoredPlacement.ID(4), to: .position(3))
        #expect(order(board) == [1, 3, 2, 4])
        #expect(board.ordered.map(\.place.stack) == ["1", "1", nil, nil])
    }

    @Test func thoseBehindOneThatIsRemovedMoveUp() {
        var left = board
        left.remove(PlacementID(2))
        #expect(order(left) == [1, 3] && left.ordered.map(\.place.position) == [0, 1])
        #expect(left.moved(since: board).map(\.id) == [StoredPlacement.ID(3)])
    }

    @Test func whatIsNotThereMovesNothing() {
        var board = board
        board.move(StoredPlacement.ID(9), to: .position(0))
        #expect(order(board) == [1, 2, 3])
        board.move(StoredPlacement.ID(1), to: .stack(9))
        #expect(order(board) == [2, 3, 1])
        #expect(board.ordered.allSatisfy { $0.place.stack == nil })
    }
}

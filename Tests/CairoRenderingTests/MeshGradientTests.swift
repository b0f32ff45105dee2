import Drawing
import Foundation
import Rendering
import Testing

@Suite struct MeshGradientTests {
    private static let colors = [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1), .white, .black]

    private func mesh(_ background: RGBA = .clear, smooth: Bool = true, side: CGFloat = 20, middle: CGPoint? = nil) -> MeshPaint {
        let corners = (0..<4).map { number in
            let place = CGPoint(x: side * CGFloat(number % 2), y: side * CGFloat(number / 2))
            let third = side / 3
            return MeshPaint.Corner(
                color: Self.colors[number], place: place, leading: CGPoint(x: place.x - third, y: place.y),
                top: CGPoint(x: place.x, y: place.y - third), trailing: CGPoint(x: place.x + third, y: place.y),
                bottom: CGPoint(x: place.x, y: place.y + third))
        }
        return MeshPaint(columns: 2, corners: corners, isSmooth: smooth, background: background)
    }

    @Test(arguments: [true, false])
    func eachCornerHasItsColour(smooth: Bool) throws {
        let drawn = try Drawn([.fill(.canvas, .mesh(mesh(smooth: smooth)))], scale: 4)
        #expect(drawn.bitmap.pixels.allSatisfy { $0 >> 24 == 255 }, "no seam is open")
        for (place, expected) in [((0, 0), UInt32.red), ((79, 0), .blue), ((0, 79), .white), ((79, 79), .black)] {
            let pixel = drawn[place.0, place.1]
            for shift: UInt32 in [0, 8, 16] { #expect(abs(Int(pixel >> shift & 255) - Int(expected >> shift & 255)) < 12) }
        }
        // In the middle all four are mixed.
        let middle = drawn[40, 40]
        #expect(abs(Int(middle >> 16 & 255) - 128) < 6 && abs(Int(middle & 255) - 128) < 6 && abs(Int(middle >> 8 & 255) - 64) < 6)
    }

    @Test func coloursEaseOrGoEvenly() throws {
        let (smooth, even) = (
            try Drawn([.fill(.canvas, .mesh(mesh()))], scale: 4), try Drawn([.fill(.canvas, .mesh(mesh(smooth: false)))], scale: 4)
        )
        #expect(Int(even[20, 0] & 255) - Int(smooth[20, 0] & 255) > 2, "an eased colour leaves its corner slowly")
    }

    @Test func theBackgroundIsSeenBesideTheNet() throws {
        let plain = try Drawn([.fill(.canvas, .mesh(mesh(side: 10)))])
        #expect(plain[15, 15] == 0 && plain.alpha(5, 5) == 255)
        let backed = try Drawn([.fill(.canvas, .mesh(mesh(.white, side: 10)))])
        #expect(backed[15, 15] == .white && backed[5, 5] == plain[5, 5])
    }

    @Test func itFadesWithItsGroup() throws {
        let drawn = try Drawn([.push(.opacity(0.5)), .fill(.canvas, .mesh(mesh())), .pop])
        #expect(abs(drawn.alpha(10, 10) - 128) <= 1)
    }

    @Test func placesFarAwayHurtNobody() throws {
        let far = mesh().mapped { CGPoint(x: $0.x * 1e30, y: -$0.y * 1e30) }
        _ = try Drawn([.fill(.canvas, .mesh(far))])
        #expect(try Drawn([.fill(.canvas, .mesh(MeshPaint(columns: 0, corners: [])))]).ink == nil)
    }

    @Test(arguments: DrawFormat.vectors)
    func filesOfVectorsShowIt(_ format: DrawFormat) throws {
        let list = DisplayList(size: CGSize(width: 20, height: 20), commands: [.fill(.ellipse(.canvas), .mesh(mesh()), .nonZero)])
        let picture = try Drawn(list.commands, scale: 2).bitmap
        let difference = try Difference(picture, VectorDrawing(list, as: format).seen())
        #expect(difference.mean < 3, "\(difference)")
    }
}

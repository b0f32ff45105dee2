import Foundation
import Testing

@Suite struct ChartSetTests {
    private func sets(_ json: String) throws(ChartSetError) -> [ChartSet] { try ChartSet.sets(of: Data(json.utf8)) }

    private func document(
        x: String = #"["x",1000,2000,3000]"#, y: String = #"["y0",1,2,3]"#, type: String = "line", color: String = "#FF8000"
    ) -> String {
        """
        [{"columns":[\(x),\(y)],"types":{"x":"x","y0":"\(type)"},"names":{"y0":"Joined"},"colors":{"y0":"\(color)"}}]
        """
    }

    @Test func aFileHoldsSetsOfLines() throws {
        let set = try #require(try sets(document()).first)
        #expect(set.dates.map(\.timeIntervalSince1970) == [1, 2, 3])
        #expect(set.lines.map(\.name) == ["Joined"] && set.lines[0].values == [1, 2, 3])
        #expect(set.lines[0].color == HexColor("#ff8000"))
    }

    @Test func theBundlesOwnFileIsSound() throws {
        let file = URL(fileURLWithPath: #filePath).appending(path: "../../../Plugins/TelegramCharts/Resources/charts.json").standardized
        let sets = try ChartSet.sets(of: try Data(contentsOf: file))
        #expect(sets.map(\.lines.count) == [2, 2, 2, 2, 4])
        #expect(sets.allSatisfy { $0.dates.count >= 90 })
    }

    @Test func whatIsWrongIsOneClearMessage() {
        func message(_ json: String) -> String? {
            do throws(ChartSetError) { _ = try sets(json) } catch { return error.description }
            return nil
        }
        #expect(message(document(y: #"["y0",1,2]"#)) == "Chart 1: Column y0 has 2 values for 3 dates.")
        #expect(message(document(type: "bar")) == "Chart 1: Column y0 has the type “bar”; known are x and line.")
        #expect(message(document(color: "#12345")) == "Chart 1: Column y0 has the colour “#12345”; write it as #RRGGBB.")
        #expect(message(document(color: "red")) == "Chart 1: Column y0 has the colour “red”; write it as #RRGGBB.")
        #expect(
            message(document(x: #"["x",1000]"#, y: #"["y0",1]"#)) == "Chart 1: There is no column of the type x with two dates or more.")
        #expect(message(document(x: #"["x",3000,2000,1000]"#)) == "Chart 1: The dates are not in order.")
        #expect(message(document(x: #"["x",1,"two",3]"#)) == "The file of charts cannot be read: at [0] columns [0] [2].")
        #expect(message("{") == "The file of charts cannot be read: it is no JSON.")
        #expect(message("[]") == nil)
    }

    @Test(arguments: ["", "#", "#12", "123456", "#GGGGGG", "#+12345", "#1234567", "#１２３４５６"]) func badColoursAreNone(_ text: String) {
        #expect(HexColor(text) == nil)
    }
}

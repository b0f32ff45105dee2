import Bundles
import Foundation

/// Draws one of the two cards again and again along the whole road, and prints how long it takes.
///
///     bench warm CARD THEME SECONDS FOLDER-OF-Cards.widget
@main enum Main {
    static func main() {
        let words = CommandLine.arguments
        guard words.count == 6, words[1] == "warm", let card = Card(name: words[2]), let theme = Theme(rawValue: words[3]),
            let seconds = Double(words[4])
        else {
            FileHandle.standardError.write(Data("usage: bench warm A|B light|dark SECONDS Cards.widget\n".utf8))
            exit(64)
        }
        let folder = words[5]
        MainThread.run {
            do {
                let run = try WarmRun(card: card, theme: theme, seconds: seconds, bundle: folder)
                FileHandle.standardOutput.write(Data(try run.measure().utf8))
                return 0
            } catch {
                FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
                return 1
            }
        }
    }
}

/// The colour scheme that is drawn.
enum Theme: String {
    case light
    case dark
}

import FlashCardsModel
import Foundation
import WidgetKit

// The app beside the widget: it fills the deck and asks for a new picture.

let words = CommandLine.arguments.dropFirst()
switch words.first {
case "add" where words.count > 1 && words.count % 2 == 1:
    let pairs = Array(words.dropFirst())
    let added = stride(from: 0, to: pairs.count, by: 2).map { Word(pairs[$0], pairs[$0 + 1]) }
    DeckStore.change { $0.add(added) }
    WidgetCenter.shared.reloadAllTimelines()
case "list":
    let deck = DeckStore.load()
    for word in deck.words { print("\(word.text)\t\(word.translation)\(word.isFavourite ? "\t*" : "")") }
    print("\(deck.learned) learned")
case "clear":
    DeckStore.save(Deck())
    WidgetCenter.shared.reloadAllTimelines()
default:
    FileHandle.standardError.write(Data("usage: flashcards add WORD TRANSLATION …\n       flashcards list\n       flashcards clear\n".utf8))
    exit(64)
}

/// The last answers to a few questions.
///
/// Stacks ask each child for its least, greatest, ideal and real size in either direction; more than that is seldom asked twice.
struct Memory<Question: Equatable, Answer> {
    private var entries: [(question: Question, answer: Answer)] = []
    private static var capacity: Int { 12 }

    /// The answer that is remembered, if there is one.
    func answer(to question: Question) -> Answer? {
        for entry in entries where entry.question == question { return entry.answer }
        return nil
    }

    /// Remembers an answer, and gives it back; finding it may have asked this memory other questions meanwhile.
    mutating func remember(_ answer: Answer, to question: Question) -> Answer {
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append((question, answer))
        return answer
    }
}

import Rendering
import Testing

@Suite struct TerminalQueryTests {
    @Test(arguments: [
        ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", TerminalQuery.Answer.complete(showsPictures: true)),
        ("\u{1B}[?1;2c", .complete(showsPictures: false)),
        ("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\\u{1B}[?62;22c", .complete(showsPictures: false)),
        ("q\u{1B}[Ax\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?6c", .complete(showsPictures: true)),
        ("", .incomplete),
        ("\u{1B}_Gi=31;OK\u{1B}\\", .incomplete),
        ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;", .incomplete),
        ("\u{1B}[?25h", .incomplete),
    ])
    func answers(_ said: String, _ answer: TerminalQuery.Answer) {
        #expect(TerminalQuery.answer(in: Array(said.utf8)) == answer)
    }

    @Test func theQuestionEveryTerminalAnswersComesLast() {
        let text = String(decoding: TerminalQuery.bytes, as: UTF8.self)
        #expect(text == "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c")
    }
}

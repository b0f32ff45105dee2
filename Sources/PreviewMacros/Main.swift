/// The compiler starts this executable beside itself and speaks to it over standard input and output.
@main
enum Main {
    static func main() throws {
        let channel = MessageChannel(input: 0, output: 1)
        while let request: CompilerRequest = try channel.receive() {
            try channel.send(request.answer)
        }
    }
}

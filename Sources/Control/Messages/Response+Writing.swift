extension Response {
    /// Appends the answer in UTF-8, without a line's end.
    func write(to bytes: inout [UInt8]) {
        bytes.append(literal: #"{"jsonrpc":"2.0","id":"#)
        id.json.write(to: &bytes)
        switch outcome {
        case .success(let result):
            bytes.append(literal: #","result":"#)
            result.write(to: &bytes)
        case .failure(let fault):
            bytes.append(literal: #","error":"#)
            fault.json.write(to: &bytes)
        }
        bytes.append(Letter.rightBrace)
    }
}

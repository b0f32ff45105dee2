import PictureMessages

extension PictureService {
    /// Brings an encoded `ShapedText` for an encoded `ShapeRequest` of an owner's, one that is kept or a new one.
    ///
    /// A text that took too long, crashed the process or is wrong fails at once when it comes again, while it is remembered.
    package func shape(_ request: [UInt8], of owner: String = "", completion: @escaping (Result<[UInt8], PictureFailure>) -> Void) {
        if let known = texts.value(for: request) { return completion(known) }
        let generation = fontsGeneration
        let job = Job(.text(request), of: owner) { [weak self] result in
            let shaped = result.map(\.body)
            if generation == self?.fontsGeneration { self?.keep(shaped, for: request) }
            completion(shaped)
        }
        runner.submit(job)
    }

    private func keep(_ shaped: Result<[UInt8], PictureFailure>, for request: [UInt8]) {
        switch shaped {
        case .success(let bytes): texts.insert(shaped, for: request, cost: request.count + bytes.count + 256)
        case .failure(let failure) where failure.isLasting: texts.insert(shaped, for: request, cost: request.count + 256)
        case .failure: break
        }
    }
}

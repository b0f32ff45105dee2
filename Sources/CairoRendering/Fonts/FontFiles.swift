internal import CPangoCairo
internal import Drawing

/// The faces that have been drawn from, each opened once.
final class FontFiles {
    /// What is opened; files that were refused are looked at again when it changes.
    var folders: FontFolders {
        didSet { faces = [:] }
    }
    private var faces: [FontKey: OpenedFace] = [:]

    /// Faces held open; beyond it all are closed and begun anew, which a board of usual widgets never meets.
    private static let limit = 256

    init(folders: FontFolders) { self.folders = folders }

    /// A face that can be drawn from, or why there is none.
    func face(_ key: FontKey) -> Result<FontFileFace, FontProblem> {
        let opened = faces[key] ?? open(key)
        switch opened {
        case .face(let face): return .success(face)
        case .refused(let problem): return .failure(problem)
        }
    }

    private func open(_ key: FontKey) -> OpenedFace {
        if faces.count >= FontFiles.limit { faces = [:] }
        let opened: OpenedFace =
            if !folders.contain(key.path) {
                .refused(.outsideFolders)
            } else if let face = FontFileFace(key) {
                .face(face)
            } else {
                .refused(.unreadable)
            }
        faces[key] = opened
        return opened
    }

    /// Takes out the faces that failed while they were drawn from; true when there were some.
    func refuseBroken() -> Bool {
        var found = false
        for case (let key, .face(let face)) in faces where face.isBroken {
            faces[key] = .refused(.unreadable)
            found = true
        }
        return found
    }

    private enum OpenedFace {
        case face(FontFileFace)
        case refused(FontProblem)
    }
}

/// Why a font is not drawn from.
enum FontProblem: Error {
    case outsideFolders
    case unreadable
}

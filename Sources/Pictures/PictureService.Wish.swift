package import Drawing

extension PictureService {
    /// A picture that somebody wants to look at.
    package struct Wish: Hashable, Sendable {
        package var list: ListDigest
        /// Pixels a point.
        package var scale: Double
        package var format: DrawFormat
        /// Where it will be shown: what was last shown there stands in for a picture that cannot be made.
        package var place: String?
        /// Whose it is: owners take turns, so that one whose lists take long keeps the others back no longer than they do it.
        package var owner: String
        /// When what moves by itself is seen, in seconds since 1970.
        package var moment: Double

        package init(
            list: ListDigest, scale: Double = 2, format: DrawFormat = .png, place: String? = nil, owner: String = "", moment: Double = 0
        ) {
            self.list = list
            self.scale = scale
            self.format = format
            self.place = place
            self.owner = owner
            self.moment = moment
        }

        var key: PictureKey { PictureKey(list: list, scale: scale, format: format) }
    }

    /// Gives an encoded list when it is to be drawn, then or later; nil when it is no longer kept. It is called again after a crash.
    package typealias ListSource = (_ deliver: @escaping ([UInt8]?) -> Void) -> Void
}

/// What makes two pictures the same.
struct PictureKey: Hashable {
    let list: ListDigest
    let scale: Double
    let format: DrawFormat
}

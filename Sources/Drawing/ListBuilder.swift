package import Foundation

/// Collects the commands of a list, and its tables of fonts and pictures, each entered once.
package struct ListBuilder {
    package private(set) var commands: [DisplayList.Command] = []
    package private(set) var fonts: [FontKey] = []
    package private(set) var images: [ImageKey] = []
    package private(set) var regions: [DisplayList.HitRegion] = []
    private var fontIndex: [FontKey: Int] = [:]
    private var imageIndex: [ImageKey: Int] = [:]

    package init() {}

    /// Begins with the tables of a list, so that its commands may be taken over.
    package init(tablesOf list: DisplayList) {
        (fonts, images) = (list.fonts, list.images)
        fontIndex = Dictionary(zip(fonts, fonts.indices)) { first, _ in first }
        imageIndex = Dictionary(zip(images, images.indices)) { first, _ in first }
    }

    /// How many commands there are so far.
    package var count: Int { commands.count }

    /// Adds a command; the picture that it is painted with is entered in the table.
    package mutating func append(_ command: DisplayList.Command) {
        if let picture = command.paint?.picture { _ = image(picture.image) }
        commands.append(command)
    }

    package mutating func append(region: DisplayList.HitRegion) { regions.append(region) }

    /// Takes out the regions from `start` on.
    package mutating func removeRegions(from start: Int) { regions.removeSubrange(start...) }

    /// The index of a font in the list's table.
    package mutating func font(_ key: FontKey) -> Int {
        if let index = fontIndex[key] { return index }
        fonts.append(key)
        fontIndex[key] = fonts.count - 1
        return fonts.count - 1
    }

    /// The index of a picture in the list's table.
    package mutating func image(_ key: ImageKey) -> Int {
        if let index = imageIndex[key] { return index }
        images.append(key)
        imageIndex[key] = images.count - 1
        return images.count - 1
    }

    /// Begins a group under an effect; gives the place to close it from.
    package mutating func open(_ effect: DisplayList.Effect) -> Int {
        commands.append(.push(effect))
        return commands.count - 1
    }

    /// Ends the group that was opened at `start`; a group that drew nothing leaves nothing behind.
    package mutating func close(from start: Int) {
        if commands.count == start + 1 {
            commands.removeLast()
        } else {
            commands.append(.pop)
        }
    }

    /// Takes out the commands from `start` on; what they entered in the tables stays.
    package mutating func take(from start: Int) -> [DisplayList.Command] {
        let taken = Array(commands[start...])
        commands.removeSubrange(start...)
        return taken
    }

    /// The finished list.
    package func list(size: CGSize, cornerRadius: CGFloat = 0) -> DisplayList {
        DisplayList(size: size, cornerRadius: cornerRadius, commands: commands, fonts: fonts, images: images, regions: regions)
    }
}

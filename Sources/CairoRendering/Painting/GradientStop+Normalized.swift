internal import Drawing

extension [GradientStop] {
    /// The stops with locations that never fall and components within 0...1, ready to be interpolated without premultiplying.
    ///
    /// A stop that is fully transparent takes the colours of its neighbours, one each way: a fade to clear does not turn grey.
    var normalized: [GradientStop] {
        var stops: [GradientStop] = []
        stops.reserveCapacity(count)
        var location: Float = 0
        for stop in self {
            location = Swift.max(location, stop.location.unit)
            stops.append(GradientStop(color: stop.color.unit, location: location))
        }
        guard stops.contains(where: { $0.color.alpha == 0 }) else { return stops }
        return stops.indices.flatMap { stops.colored(at: $0) }
    }

    private func colored(at index: Int) -> [GradientStop] {
        let stop = self[index]
        guard stop.color.alpha == 0 else { return [stop] }
        // A neighbour that is clear itself does not matter: nothing shows between the two.
        let before = index > startIndex ? self[index - 1].color : nil
        let after = index + 1 < endIndex ? self[index + 1].color : nil
        return [before, after].compactMap { $0 }.map { GradientStop(color: $0.opacity(0), location: stop.location) }
    }
}

extension RGBA {
    fileprivate var unit: RGBA { RGBA(red: red.unit, green: green.unit, blue: blue.unit, alpha: alpha.unit) }
}

extension Float {
    fileprivate var unit: Float { self > 0 ? Swift.min(self, 1) : 0 }
}

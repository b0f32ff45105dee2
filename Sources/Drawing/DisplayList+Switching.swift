package import Foundation

extension DisplayList {
    /// The list with the toggle of a region as it looks once it is switched; nil where the region is no toggle.
    package func switched(region: Int) -> DisplayList? {
        var list = self
        var isFound = false
        list.commands = commands.switched(region, &isFound)
        return isFound ? list : nil
    }

    /// The region that a tap at a point is for: the last one that holds it.
    package func region(at point: CGPoint) -> Int? { regions.lastIndex { $0.rect.contains(point) } }
}

extension [DisplayList.Command] {
    fileprivate func switched(_ region: Int, _ isFound: inout Bool) -> [DisplayList.Command] {
        var result: [DisplayList.Command] = []
        var skipped = 0
        for command in self {
            if skipped > 0 {
                // Within the group whose place was taken.
                if case .push = command { skipped += 1 }
                if case .pop = command { skipped -= 1 }
                if skipped > 0 { continue }
            } else if case .push(.toggle(region, let switched)) = command {
                isFound = true
                // The group stays, so that its pop has something to close.
                result.append(.push(.transform(.identity)))
                result += switched
                skipped = 1
                continue
            }
            result.append(command)
        }
        return result
    }
}

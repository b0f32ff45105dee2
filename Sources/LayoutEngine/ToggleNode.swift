package import Drawing
package import Foundation

/// A child that acts when tapped, and how it looks once it is switched.
package final class ToggleNode: WrapperNode {
    private let switched: LayoutNode
    private let action: DisplayList.HitRegion.Action

    package init(child: LayoutNode, switched: LayoutNode, action: DisplayList.HitRegion.Action) {
        self.switched = switched
        self.action = action
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let region = context.list.regions.count
        context.append(region: CGRect(origin: origin, size: size(for: proposal)), action)
        let commands = switchedCommands(at: origin, proposal, keeping: region + 1, into: &context)
        context.group(.toggle(region: region, switched: commands)) { drawChild(at: origin, proposal: proposal, into: &$0) }
    }

    // What it tells, and the regions within it, are those of the child.
    private func switchedCommands(
        at origin: CGPoint, _ proposal: ProposedSize, keeping regions: Int, into context: inout DrawContext
    ) -> [DisplayList.Command] {
        let told = context.preferences
        let commands = context.detached { switched.draw(at: origin, proposal: proposal, into: &$0) }
        context.preferences = told
        context.list.removeRegions(from: regions)
        return commands
    }
}

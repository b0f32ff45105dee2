package import Drawing
import Foundation

extension DrawContext {
    /// Draws `body` under an effect; where one command under it comes to a plain one with the same pixels, that is drawn instead.
    package mutating func group(_ effect: DisplayList.Effect, _ body: (inout DrawContext) -> Void) {
        let start = list.open(effect)
        switch effect {
        case .transform(let map): mapping(Projection(map), body)
        case .projection(let projection): mapping(projection, body)
        default: body(&self)
        }
        guard list.count == start + 2 else { return list.close(from: start) }
        let commands = list.take(from: start)
        if let single = effect.applied(to: commands[1]) {
            list.append(single)
        } else {
            for command in commands + [.pop] { list.append(command) }
        }
    }

    /// The commands of `body`, apart from the rest.
    package mutating func detached(_ body: (inout DrawContext) -> Void) -> [DisplayList.Command] {
        let start = list.count
        body(&self)
        return list.take(from: start)
    }
}

extension DisplayList.Effect {
    /// The one command that draws what `command` draws under this effect, where there is one.
    fileprivate func applied(to command: DisplayList.Command) -> DisplayList.Command? {
        switch self {
        case .opacity(let opacity): command.faded(opacity)
        case .clip(let outline, let rule): command.clipped(outline, rule)
        default: nil
        }
    }
}

extension DisplayList.Command {
    /// A picture in its own colours has no paint to fade.
    fileprivate func faded(_ opacity: Double) -> DisplayList.Command? {
        switch self {
        case .fill(let outline, let paint, let rule): return .fill(outline, paint.opacity(opacity), rule)
        case .stroke(let outline, let paint, let pen): return .stroke(outline, paint.opacity(opacity), pen)
        case .glyphs(var run):
            run.paint = run.paint.opacity(opacity)
            return .glyphs(run)
        case .image(var use):
            guard let tint = use.tint else { return nil }
            use.tint = tint.opacity(opacity)
            return .image(use)
        case .push, .pop: return nil
        }
    }

    /// What lies within the clip needs none; a rectangle around it takes its outline.
    fileprivate func clipped(_ clip: Outline, _ rule: FillRule) -> DisplayList.Command? {
        if case .fill(.rect(let rect), let paint, _) = self, rect.contains(clip.bounds) { return .fill(clip, paint, rule) }
        guard case .rect(let room) = clip else { return nil }
        switch self {
        case .fill(let outline, _, _) where room.contains(outline.bounds): return self
        case .image(let use) where room.contains(use.rect): return self
        default: return nil
        }
    }
}

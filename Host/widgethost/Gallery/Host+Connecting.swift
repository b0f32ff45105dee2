import Bundles

extension Host {
    /// How a bundle is started here, in a process of its own or in this one; `text` shapes what it shows, and `remark` takes what is broken
    /// in its resources, where that is not for the log.
    func connector(for bundle: CheckedBundle, text: any TextDesk, remark: ((String) -> Void)? = nil) -> RunningBundle.Connector {
        let remark = remark ?? { [log] in log.say("\(bundle.name): \($0)") }
        let desk = BundleDesk(bundle, text: text, pictures: pictures, remark: remark) { [weak self] in
            self?.placedWidgets(bundle.name) ?? []
        }
        return switch arguments.isolation {
        case .process:
            { [unowned self] deliver throws(BundleError) in
                // What is started again may be another build by now.
                let bundle = try bundle.checkedAgain()
                return try ProcessBundleConnection(
                    bundle, helper: try bundleHelper(), environment: bundleEnvironment, within: try walls.confinement(of: bundle),
                    loop: loop, services: desk, limits: times.processLimits(memory: arguments.memoryLimit), deliver: deliver)
            }
        case .queue:
            { [loop] deliver throws(BundleError) in
                try QueueBundleConnection(bundle, loop: loop, services: desk, deliver: deliver)
            }
        }
    }

    // A backtrace takes seconds, for which the last picture would be thought fresh; who wants it sets the variable.
    private var bundleEnvironment: [String: String] { environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { own, _ in own } }
}

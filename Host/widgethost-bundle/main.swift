import Bundles

BundleHelper.run(CommandLine.arguments)

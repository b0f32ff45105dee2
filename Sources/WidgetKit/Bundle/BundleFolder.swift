internal import CWidgetBundle
public import Foundation

/// The folder in which this bundle's library lies: what `Bundle.main` is to an extension that `widgethost build` has built.
public let _bundleFolder: Bundle = {
    guard let file = widget_bundle_own_path().map({ String(cString: $0) }), let cut = file.lastIndex(of: "/") else { return .main }
    return Bundle(path: String(file[..<cut])) ?? .main
}()

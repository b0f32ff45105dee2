internal import CWidgetBundle
internal import AppIntents
public import Foundation

/// The folder in which this bundle's library lies: what `Bundle.main` is to an extension that `widgethost build` has built.
public let _bundleFolder: Bundle = {
    guard let file = widget_bundle_own_path().map({ String(cString: $0) }), let cut = file.lastIndex(of: "/") else { return .main }
    return Bundle(path: String(file[..<cut])) ?? .main
}()

/// What this bundle is called: its folder or its library, without what stands around the name.
let bundleName: String = {
    let path = widget_bundle_own_path().map { String(cString: $0) } ?? ""
    let parts = path.split(separator: "/")
    if let folder = parts.dropLast().last, folder.hasSuffix(".widget") { return String(folder.dropLast(7)) }
    let file = parts.last.map { $0.hasPrefix("lib") ? $0.dropFirst(3) : $0 } ?? ""
    return String(file.hasSuffix(".so") ? file.dropLast(3) : file)
}()

/// The text of a key, which is `NSLocalizedString` to an extension that `widgethost build` has built.
public func _localizedString(_ key: String, table: String?, bundle: Bundle, value: String) -> String {
    StringLookup.text(forKey: key, table: table, bundle: bundle === _bundleFolder ? .main : bundle, value: value)
}

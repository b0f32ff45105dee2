/// The kind of file that a picture is made as.
package enum DrawFormat: UInt8, Hashable, Sendable, CaseIterable {
    case png = 0
}

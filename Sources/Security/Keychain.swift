@_exported public import Foundation

/// A status, as Apple's C functions return it.
public typealias OSStatus = Int32
// The names of Core Foundation under which the keychain is asked; `as` turns dictionaries and texts of Swift into them.
public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFDictionary = [String: Any]

public let kCFBooleanTrue: Bool? = true
public let kCFBooleanFalse: Bool? = false

/// Finds nothing: there is no keychain beside a widget here, and an app's is on another machine.
@discardableResult public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    result?.pointee = nil
    return errSecItemNotFound
}

/// Keeps nothing, since what it would keep is secret: `errSecNotAvailable`.
@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    result?.pointee = nil
    return errSecNotAvailable
}

/// Finds nothing to change: `errSecItemNotFound`.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { errSecItemNotFound }

/// Finds nothing to delete: `errSecItemNotFound`.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }

/// What a status means, in English; nil for those that nothing here returns.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecNotAvailable: "There is no keychain here."
    case errSecItemNotFound: "The keychain has no such item."
    case errSecDuplicateItem: "The keychain has this item already."
    case errSecParam: "A parameter is not valid."
    case errSecAuthFailed: "The passphrase is not right."
    case errSecInteractionNotAllowed: "Nobody can be asked now."
    case errSecDecode: "The data cannot be decoded."
    default: nil
    }
}

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

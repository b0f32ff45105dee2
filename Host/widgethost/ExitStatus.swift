import Building
import Bundles
import Control
import Glibc
import Projects
import Storage

/// The exit statuses, by sysexits.h: this file says which error ends with which.
///
/// A signal ends a command with 128 and its number, as a shell tells it; but SIGTERM ends `serve` with 0, since that is how a service is
/// stopped.
enum ExitStatus {
    /// What was typed is not understood, or names what is not there.
    static let usage: Int32 = 64
    static let dataError: Int32 = 65
    static let noInput: Int32 = 66
    /// No host answers, or the widget gave nothing.
    static let unavailable: Int32 = 69
    static let software: Int32 = 70
    static let osError: Int32 = 71
    static let cannotCreate: Int32 = 73
    static let ioError: Int32 = 74
    /// It may go well a little later.
    static let temporary: Int32 = 75
    static let protocolError: Int32 = 76
    static let noPermission: Int32 = 77
    static let configuration: Int32 = 78

    static func ended(by signal: Int32) -> Int32 { 128 + signal }
}

extension HostError {
    var exitStatus: Int32 {
        switch self {
        case .unknownCommand, .unknownFlag, .flagOfOthers, .flagsExclude, .flagNeeded, .missingValue, .missingWord, .repeatedFlag,
            .badValue, .badName, .unexpectedArgument, .unknownTarget, .kindNotChosen, .unknownKind, .unsupportedFamily, .setting,
            .noSuchEntry:
            ExitStatus.usage
        case .notAnswered, .nothingDescribed: ExitStatus.unavailable
        case .noBundles, .noKinds, .noPreviews: ExitStatus.noInput
        case .bundle(let error): error.exitStatus
        case .project(let error): error.exitStatus
        case .build(let error): error.exitStatus
        case .storage(let error): error.exitStatus
        case .control(let error): error.exitStatus
        case .noEntries, .noEntryYet, .notDrawn: ExitStatus.dataError
        case .unwritable: ExitStatus.cannotCreate
        case .outputFailed: ExitStatus.ioError
        }
    }
}

extension BundleError {
    fileprivate var exitStatus: Int32 {
        switch self {
        case .missing, .unreadable, .tooManyLinks, .notAFile, .noLibraryInFolder, .severalLibrariesInFolder: ExitStatus.noInput
        case .helperMissing, .notSpawned, .systemCall: ExitStatus.osError
        case .noSandbox: ExitStatus.unavailable
        default: ExitStatus.dataError
        }
    }
}

extension ProjectError {
    fileprivate var exitStatus: Int32 {
        switch self {
        case .severalProjects, .severalExtensions, .noExtension, .noTarget, .targetOfFolder, .workspace: ExitStatus.usage
        case .missing, .unreadable, .noSources: ExitStatus.noInput
        case .damaged: ExitStatus.dataError
        }
    }
}

extension BuildError {
    fileprivate var exitStatus: Int32 {
        switch self {
        case .noCompiler, .noSDK, .sdkNotBuilt: ExitStatus.unavailable
        case .notCompiled, .refused: ExitStatus.dataError
        case .unreadable: ExitStatus.noInput
        case .unwritable, .notABundle: ExitStatus.cannotCreate
        case .system: ExitStatus.osError
        case .interrupted(let signal): ExitStatus.ended(by: signal)
        }
    }
}

extension StorageError {
    fileprivate var exitStatus: Int32 {
        switch self {
        case .noHome: ExitStatus.configuration
        case .foreignFolder: ExitStatus.noPermission
        case .inUse, .locked: ExitStatus.temporary
        case .newerSchema, .damaged: ExitStatus.dataError
        default: ExitStatus.cannotCreate
        }
    }
}

extension ControlError {
    fileprivate var exitStatus: Int32 {
        switch self {
        case .noHost, .closed: ExitStatus.unavailable
        case .hostIsRunning, .timedOut: ExitStatus.temporary
        case .untrustedFolder, .notAllowed, .foreignHost: ExitStatus.noPermission
        case .inTheWay: ExitStatus.cannotCreate
        case .nameTooLong, .notActivated: ExitStatus.configuration
        case .systemCall: ExitStatus.osError
        case .unexpectedAnswer, .unreadableAnswer: ExitStatus.protocolError
        case .refused(let fault): Fault.Name(rawValue: fault.name)?.exitStatus ?? ExitStatus.unavailable
        }
    }
}

extension Fault.Name {
    fileprivate var exitStatus: Int32 {
        switch self {
        case .unknownMethod, .invalidParameters, .unknownBundle, .unknownKind, .unsupportedFamily, .unknownPlacement, .invalidConfiguration,
            .unknownElement, .unknownSuite, .unknownActivity:
            ExitStatus.usage
        case .parseError, .invalidRequest, .batchTooLong: ExitStatus.protocolError
        case .requestTooLarge, .activityTooLarge: ExitStatus.dataError
        case .internalError: ExitStatus.software
        case .requestTimedOut, .tooManyClients, .shuttingDown, .outdatedGeneration: ExitStatus.temporary
        case .foreignUser: ExitStatus.noPermission
        case .notSupported, .actionFailed, .noTimeline, .noPicture, .optionsFailed: ExitStatus.unavailable
        case .storeFailed: ExitStatus.ioError
        }
    }
}

internal import Foundation

/// Why a file could not be read or written, as the system says it.
package enum SystemReason {
  package static func of(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
    switch CocoaError.Code(rawValue: cause.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: return "No such file or directory"
    case .fileReadNoPermission, .fileWriteNoPermission: return "Permission denied"
    default: return "The file cannot be used"
    }
  }
}

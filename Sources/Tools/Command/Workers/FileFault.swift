import Foundation

enum FileFault {
  /// Returns a short reason with a remedy, to follow a colon.
  static func reason(of error: any Error, at path: String) -> String {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().relativePath
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile: return "no such file; check the path"
    case .fileNoSuchFile where !FileManager.default.fileExists(atPath: folder):
      return "no such folder \(folder); create it first"
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileWriteVolumeReadOnly, .fileNoSuchFile: return "\(folder) is not writable"
    case .fileWriteOutOfSpace: return "the disk is full"
    case _ where url.hasDirectoryPath || systemError(of: error)?.code == Int(EISDIR):
      return "it is a folder; give a file in it"
    default:
      return systemError(of: error)?.localizedDescription ?? error.localizedDescription
    }
  }

  private static func systemError(of error: any Error) -> NSError? {
    var error: NSError? = error as NSError
    while let current = error, current.domain != NSPOSIXErrorDomain {
      error = current.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    return error
  }
}

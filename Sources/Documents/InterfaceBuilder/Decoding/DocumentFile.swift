package import Foundation

package struct DocumentFile {
  let path: String
  let url: URL

  package init(path: String, url: URL) {
    self.path = path
    self.url = url
  }

  package func check(limit: Int = InterfaceDocument.sizeLimit) throws(InterfaceDocumentError) {
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try url.attributesBehindLinks()
    } catch {
      throw .unreadable(path: path, reason: "no such file; check the path")
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?:
      throw .unreadable(path: path, reason: "it is a folder; give the files in it")
    default:
      throw .unreadable(path: path, reason: FileRefusal.notRegular.reason)
    }
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw .unreadable(path: path, reason: "permission denied")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size > 0 else { throw .empty(path: path) }
    guard size <= limit else { throw .tooLarge(path: path, limit: limit) }
  }
}

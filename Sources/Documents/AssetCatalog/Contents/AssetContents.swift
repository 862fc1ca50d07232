import Foundation

struct AssetContents {
  let path: String
  let root: JSONNode

  /// The maximum file size; real files have some kilobytes.
  private static let sizeLimit = 4 << 20

  /// Reads the file in a folder.
  init(inFolder folder: String) throws(AssetFault) {
    path = "\(folder)/Contents.json"
    guard let handle = FileHandle(forReadingAtPath: path),
      let text = try? handle.read(upToCount: Self.sizeLimit + 1)
    else { throw AssetFault(path: path, message: "the file is missing or cannot be read") }
    guard text.count <= Self.sizeLimit else {
      throw AssetFault(path: path, message: "the file is larger than 4 MB")
    }
    do {
      root = try JSONReader.read(text)
    } catch {
      throw AssetFault(path: path, line: error.line, message: error.message)
    }
    guard case .object = root.value else {
      throw AssetFault(path: path, line: root.line, message: "expected an object")
    }
  }

  func fault(_ message: String, at node: JSONNode) -> AssetFault {
    AssetFault(path: path, line: node.line, message: message)
  }
}

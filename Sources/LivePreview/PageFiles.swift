import CPreviewPage
import Foundation

/// The files of the page, which stand in the program.
enum PageFiles {
  /// A file by its name; nil for what is none.
  static func file(_ name: String) -> HTTPResponse? {
    var count = 0
    guard let bytes = unsafe preview_page_file(name, &count) else { return nil }
    // Safe: the bytes stand in the program itself, and are as many as it says.
    let data = unsafe Data(bytes: bytes, count: count)
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    return HTTPResponse(type: types[ending] ?? "application/octet-stream", data)
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml",
  ]
}

import CPreviewPage
import Foundation

enum PageFiles {
  static func file(_ name: String) -> HTTPResponse? {
    var count = 0
    guard let bytes = unsafe preview_page_file(name, &count) else { return nil }
    // Safe: the bytes are constants of the program, with their correct count.
    let data = unsafe Data(bytes: bytes, count: count)
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    return HTTPResponse(type: types[ending] ?? "application/octet-stream", data)
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml",
  ]
}

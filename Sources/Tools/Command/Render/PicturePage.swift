import AssetCatalog
import Foundation

struct PicturePage {
  private struct Entry {
    var name: String
    var picture: String?
    var remarks: String
  }

  private let path: String
  private var entries: [Entry] = []

  init(path: String) { self.path = path }

  /// Adds a document's pictures; each scene is named after the picture file.
  mutating func add(_ document: String, _ output: FileOutput, isByScene: Bool) {
    let remarks = String(decoding: output.errors, as: UTF8.self)
    guard let first = output.written.first else {
      if output.code != .success { entries.append(Entry(name: document, remarks: remarks)) }
      return
    }
    for picture in output.written {
      let scene = URL(fileURLWithPath: picture).deletingPathExtension().lastPathComponent
      entries.append(
        Entry(
          name: isByScene ? "\(document) · \(scene)" : document, picture: relative(picture),
          remarks: picture == first ? remarks : ""))
    }
  }

  private func relative(_ picture: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
    let file = URL(fileURLWithPath: picture).standardizedFileURL.path
    return file.path(below: folder) ?? file
  }

  func write() throws {
    try Data(html.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  var html: String {
    let figures = entries.map { entry in
      let name = HTMLText.escaped(entry.name)
      let remarks =
        entry.remarks.isEmpty ? "" : "<pre>\(HTMLText.escaped(entry.remarks))</pre>"
      let picture = entry.picture.map { picture in
        let address = HTMLText.escaped(
          picture.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? picture)
        return
          "<a href=\"\(address)\"><img loading=\"lazy\" src=\"\(address)\" alt=\"\(name)\"></a>"
      }
      return """
        <figure data-name="\(name.lowercased())">
        \(picture ?? "<p>no picture</p>")
        <figcaption>\(name)\(remarks)</figcaption>
        </figure>
        """
    }
    let missing = entries.count { $0.picture == nil }
    let count =
      "\(entries.count - missing) pictures"
      + (missing == 0 ? "" : ", \(missing) document\(missing == 1 ? "" : "s") without a picture")
    return Self.page.replacingOccurrences(of: "COUNT", with: count)
      .replacingOccurrences(of: "FIGURES", with: figures.joined(separator: "\n"))
  }

  private static let page = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Pictures</title>
    <style>
    body { font: 14px system-ui, sans-serif; margin: 16px; background: #eee; color: #222; }
    header { position: sticky; top: 0; padding: 8px 0; background: #eee; }
    input { font: inherit; width: 24em; max-width: 100%; padding: 4px 8px; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px; }
    figure { margin: 0; padding: 8px; background: white; border-radius: 6px; overflow: hidden; }
    img { width: 100%; height: 260px; object-fit: contain; background: #f4f4f4; }
    figcaption { overflow-wrap: anywhere; margin-top: 4px; }
    pre { white-space: pre-wrap; font-size: 11px; color: #a33; max-height: 8em; overflow: auto; }
    figure[hidden] { display: none; }
    </style>
    </head>
    <body>
    <header><input id="search" type="search" placeholder="Search" aria-label="Search">
    <span>COUNT</span></header>
    <main>
    FIGURES
    </main>
    <script>
    document.getElementById("search").addEventListener("input", function (event) {
      const words = event.target.value.toLowerCase().split(/\\s+/).filter(Boolean);
      for (const figure of document.querySelectorAll("figure")) {
        const text = figure.textContent.toLowerCase();
        figure.hidden = !words.every(function (word) { return text.includes(word); });
      }
    });
    </script>
    </body>
    </html>

    """
}

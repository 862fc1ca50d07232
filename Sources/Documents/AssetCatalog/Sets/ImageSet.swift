import AutoLayoutValues
import Foundation

struct ImageSet: Sendable {
  struct Entry: Hashable, Sendable {
    var path: String
    var line: Int
    var condition: AssetCondition
    var slicing: ImageSlicing?
    var alignmentInsets: AssetInsets?
  }

  var entries: [Entry] = []
  var renderingIntent: String?
  var faults: [AssetFault] = []

  init(entries: [Entry]) {
    self.entries = entries
  }

  init(folder: String) {
    let contents: AssetContents
    do {
      contents = try AssetContents(inFolder: folder)
    } catch {
      faults = [error]
      entries = Self.entries(ofFilesIn: folder)
      return
    }
    renderingIntent = contents.root["properties"]?["template-rendering-intent"]?.string
    guard let list = contents.root["images"] ?? contents.root["symbols"] else {
      faults = [contents.fault("the set has no \"images\"", at: contents.root)]
      return
    }
    for node in list.elements {
      guard let name = node["filename"]?.string, !name.isEmpty else { continue }
      guard !name.contains("/"), name != ".." else {
        faults.append(contents.fault("the file '\(name)' is outside the set", at: node))
        continue
      }
      let path = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: path) else {
        faults.append(
          contents.fault("the file '\(name)' is missing; add it or remove its entry", at: node))
        continue
      }
      if let scale = node["scale"]?.string, AssetCondition(node).scale == nil {
        faults.append(contents.fault("unknown scale '\(scale)'; expected 1x, 2x or 3x", at: node))
      }
      entries.append(
        Entry(
          path: path, line: node.line, condition: AssetCondition(node),
          slicing: node["resizing"].flatMap { ImageSlicing($0) },
          alignmentInsets: node["alignment-insets"].map { AssetInsets($0) }))
    }
  }

  /// Returns entries for a folder that has no list; the file names determine the scales.
  private static func entries(ofFilesIn folder: String) -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let endings: Set = ["png", "jpg", "jpeg", "gif", "webp", "heic", "svg", "pdf"]
    return names.sorted().compactMap { name in
      let file = URL(fileURLWithPath: name)
      guard endings.contains(file.pathExtension.lowercased()) else { return nil }
      var condition = AssetCondition(JSONNode(value: .object([:]), line: 1))
      condition.scale = Double(
        UIImage.scale(ofFile: file.deletingPathExtension().lastPathComponent))
      return Entry(path: "\(folder)/\(name)", line: 1, condition: condition)
    }
  }

  /// Returns the matching files, the best first (F12.1): the screen's scale, higher scales (the
  /// nearest first), any scale, lower scales.
  func candidates(for traits: AssetTraits) -> [Entry] {
    func order(_ entry: Entry) -> (Int, Double) {
      switch entry.condition.scale {
      case traits.scale?: (0, 0)
      case let scale? where scale > traits.scale: (1, scale)
      case nil: (2, 0)
      case let scale?: (3, -scale)
      }
    }
    let met = entries.filter { $0.condition.isMet(by: traits) }
    return met.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      if first.condition.rank != second.condition.rank {
        return first.condition.rank > second.condition.rank
      }
      if order(first) != order(second) { return order(first) < order(second) }
      return a.offset < b.offset
    }.map(\.element)
  }
}

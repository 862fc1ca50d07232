import Foundation

/// One `.xcassets` folder: what it holds, by name.
///
/// The folders are walked once; the sets in them are read when they are asked for.
struct AssetCatalog: Sendable {
  /// What a set holds.
  enum Kind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
  }

  /// The folders of sets, by kind and name.
  private(set) var folders: [Kind: [String: String]] = [:]
  /// What was wrong with the groups' `Contents.json`.
  private(set) var faults: [AssetFault] = []

  /// The deepest group that is entered.
  private static let deepest = 32

  /// Walks a catalogue.
  ///
  /// - Parameter path: The path of an `.xcassets` folder.
  init(path: String) {
    walk(path, prefix: "", depth: 0)
  }

  private mutating func walk(_ folder: String, prefix: String, depth: Int) {
    guard depth < Self.deepest else { return }
    for name in FolderListing.folders(in: folder) {
      let path = "\(folder)/\(name)"
      let (stem, ending) = name.splitAtEnding
      guard let ending else {
        walk(path, prefix: prefix + namespace(of: path, named: name), depth: depth + 1)
        continue
      }
      // The first of one name counts, in the order of folders' names.
      if let kind = Kind(rawValue: ending), folders[kind]?[prefix + stem] == nil {
        folders[kind, default: [:]][prefix + stem] = path
      }
    }
  }

  /// What a group puts before the names in it: its own name, where its `Contents.json` says so.
  private mutating func namespace(of folder: String, named name: String) -> String {
    guard FileManager.default.fileExists(atPath: "\(folder)/Contents.json") else { return "" }
    do throws(AssetFault) {
      let contents = try AssetContents(inFolder: folder)
      let provides = contents.root["properties"]?["provides-namespace"]?.isTrue
      return provides == true ? "\(name)/" : ""
    } catch {
      faults.append(error)
      return ""
    }
  }
}

extension String {
  /// A file's name apart from its ending; nil for a name without one.
  var splitAtEnding: (stem: String, ending: String?) {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return (self, nil) }
    return (String(self[..<dot]), String(self[index(after: dot)...]).lowercased())
  }
}

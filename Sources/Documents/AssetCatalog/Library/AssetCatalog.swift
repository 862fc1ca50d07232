import Foundation

/// The sets in an `.xcassets` folder; sets are read on demand.
struct AssetCatalog: Sendable {
  enum Kind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
  }

  private(set) var folders: [Kind: [String: String]] = [:]
  private(set) var faults: [AssetFault] = []

  private static let deepest = 32

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
      // The first folder in sorted order wins.
      if let kind = Kind(rawValue: ending), folders[kind]?[prefix + stem] == nil {
        folders[kind, default: [:]][prefix + stem] = path
      }
    }
  }

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
  var splitAtEnding: (stem: String, ending: String?) {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return (self, nil) }
    return (String(self[..<dot]), String(self[index(after: dot)...]).lowercased())
  }
}

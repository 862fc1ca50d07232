import Foundation

struct SourceFolder {
  let files: [String]

  private static let leftOut: Set = [".build", ".git", ".svn", ".swiftpm", "DerivedData", "build"]

  init(_ folder: String) throws {
    var found: [String] = []
    var waiting = [""]
    while let inner = waiting.popLast() {
      let path = inner.isEmpty ? folder : "\(folder)/\(inner)"
      for name in try FileManager.default.contentsOfDirectory(atPath: path) {
        let entry = inner.isEmpty ? name : "\(inner)/\(name)"
        let type = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(entry)")[.type]
        switch type as? FileAttributeType {
        case .typeDirectory: if !Self.leftOut.contains(name) { waiting.append(entry) }
        case .typeRegular: found.append(entry)
        default: break
        }
      }
    }
    files = found.sorted()
  }
}

struct PortSummary {
  private var changes = 0
  private var changedFiles = 0
  private var remarks = 0
  var left = 0

  mutating func add(_ ported: PortedSource) {
    let count = ported.edits.ordered.count
    changes += count
    if count > 0 { changedFiles += 1 }
    left += ported.edits.remarks.count { $0.isError }
    remarks += ported.edits.remarks.count { !$0.isError }
  }

  func text(files: Int) -> String {
    let notes = remarks > 0 ? ", \(remarks) to review" : ""
    return
      "\(files) Swift files, \(changedFiles) changed in \(changes) places\(notes); \(left) places to edit by hand"
  }

  static func oneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    return line.count > 100 ? line.prefix(99) + "…" : line
  }
}

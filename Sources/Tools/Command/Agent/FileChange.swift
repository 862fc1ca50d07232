import Foundation
import InterfaceBuilder

/// The replacement of some bytes in a file, valid for a single content.
struct FileChange: Codable, Sendable {
  var name: String
  var title: String
  private var start: Int
  private var removed: Data
  private var inserted: Data
  private var before: UInt64
  private var after: UInt64

  /// Makes the change from the old content to the new content.
  init(_ name: String, title: String, from old: [UInt8], to new: [UInt8]) {
    self.name = name
    self.title = title
    start = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let tail = min(end, limit)
    removed = Data(old[start..<old.count - tail])
    inserted = Data(new[start..<new.count - tail])
    before = Self.digest(old)
    after = Self.digest(new)
  }

  /// The change that undoes this change.
  var inverse: FileChange {
    var inverse = self
    (inverse.removed, inverse.inserted) = (inserted, removed)
    (inverse.before, inverse.after) = (after, before)
    return inverse
  }

  /// Writes the change, unless the file has other content than the change was made for.
  func apply(in folder: ServedFolder) throws(ToolFault) {
    let entry = try folder.entry(name)
    do {
      var bytes = Array(try Data(contentsOf: entry.url, limit: InterfaceDocument.sizeLimit))
      guard Self.digest(bytes) == before else {
        throw ToolFault(
          "\(name) was changed by another program, so nothing was written; check it again")
      }
      bytes.replaceSubrange(start..<start + removed.count, with: inserted)
      try Data(bytes).write(to: entry.url, options: .atomic)
    } catch let fault as ToolFault {
      throw fault
    } catch {
      throw ToolFault("cannot write \(name): \(FileFault.reason(of: error, at: entry.path))")
    }
  }

  /// FNV-1a, to recognize a content.
  private static func digest(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}

/// The session's changes that can be undone: the last changes of each file.
struct ChangeHistory {
  /// The maximum number of changes per file.
  static let stepLimit = 200

  private var changes: [String: [FileChange]] = [:]

  mutating func add(_ change: FileChange) {
    let kept = changes[change.name, default: []].suffix(Self.stepLimit - 1)
    changes[change.name] = kept + [change]
  }

  func last(of name: String) -> FileChange? { changes[name]?.last }

  /// Removes the file's last change, and returns the number of earlier changes.
  mutating func removeLast(of name: String) -> Int {
    _ = changes[name]?.popLast()
    return changes[name]?.count ?? 0
  }
}

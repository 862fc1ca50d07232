import CFontTables

/// The font families of iOS, which an app's fonts cannot replace.
package enum SystemFamilies {
  /// The names in alphabetical order.
  package static let names: [String] = rows.map { $0.name }

  /// Whether a font belongs to iOS; `family` is known in documents, and nil in code.
  static func has(_ name: String, family: String?) -> Bool {
    if name.utf8.first == UInt8(ascii: ".") { return true }
    if let family { return keys.contains(key(family)) }
    return keys.contains(key(String(name.prefix { $0 != "-" })))
  }

  private struct Row {
    var name: String
    var postScript: String
  }

  private static let rows: [Row] = lines.map { line in
    let parts = line.split(separator: "\t", maxSplits: 1)
    return Row(
      name: String(parts[0]), postScript: parts.count > 1 ? String(parts[1]) : "")
  }

  private static let keys: Set<String> = {
    var keys: Set<String> = []
    for row in rows {
      keys.insert(key(row.name))
      for name in row.postScript.split(separator: " ") { keys.insert(key(String(name))) }
    }
    return keys
  }()

  private static func key(_ name: String) -> String { name.filter { $0 != " " }.lowercased() }

  private static let lines: [String] = {
    var count = 0
    guard let start = unsafe font_table("Families", &count) else { return [] }
    // Safe: `start` points to `count` bytes, which are part of the program.
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    return unsafe String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { $0.utf8.first != UInt8(ascii: "#") }.map { String($0) }
  }()
}

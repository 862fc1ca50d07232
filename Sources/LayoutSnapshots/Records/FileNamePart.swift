/// Parts of the names of files, from names of tests and of snapshots.
enum FileNamePart {
  /// The letters, digits and underscores of a name; all else becomes single hyphens.
  ///
  /// Letters of every script stay. Two names that become one are told apart by `SnapshotNames`.
  static func of(_ name: String) -> String {
    var part = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        part.append(character)
      } else if let last = part.last, last != "-" {
        part.append("-")
      }
    }
    if part.last == "-" { part.removeLast() }
    return part.isEmpty ? "unnamed" : part
  }
}

/// What a program that draws pictures does about fonts.
package enum PictureFonts {
  /// Lets libraries that draw files with text in them use the fonts of the pictures, not what the
  /// machine prefers.
  ///
  /// For programs of our own, before anything is drawn: a host may have plans with its fonts.
  package static func takeOverProcess() { FontLibrary.takeOverProcess() }

  /// The packages of Debian and Ubuntu that have the stand-ins, by how families begin; the first
  /// that fits counts.
  private static let packages = [
    ("Inter", "fonts-inter"), ("Quicksand", "fonts-quicksand"), ("DejaVu", "fonts-dejavu-core"),
    ("JetBrains Mono", "fonts-jetbrains-mono"), ("Liberation", "fonts-liberation"),
    ("Noto Sans CJK", "fonts-noto-cjk"), ("Noto Color Emoji", "fonts-noto-color-emoji"),
    ("Noto", "fonts-noto-core"),
  ]

  /// What to say about stand-ins that are not installed; nil if all are there.
  package static var remark: String? { remark(missing: FontLibrary.missingFamilies) }

  /// What to say about families that are not installed; nil for none.
  static func remark(missing: [String]) -> String? {
    guard let first = missing.first else { return nil }
    let others = missing.count == 1 ? " is" : " and \(missing.count - 1) more are"
    var needed: [String] = []
    for family in missing {
      guard let (_, package) = packages.first(where: { family.hasPrefix($0.0) }),
        !needed.contains(package)
      else { continue }
      needed.append(package)
    }
    return
      "the font \(first)\(others) not installed, other fonts stand in; "
      + "on Debian and Ubuntu: apt-get install \(needed.joined(separator: " "))"
  }
}

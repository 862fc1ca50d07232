package enum PictureFonts {
  /// Makes libraries use the fonts of pictures, not the machine's preferences.
  ///
  /// Only programs of this project may call it, before drawing.
  package static func takeOverProcess() { FontLibrary.takeOverProcess() }

  /// The Debian and Ubuntu packages of fonts, by family prefix; the first match counts.
  private static let packages = [
    ("Inter", "fonts-inter"), ("Quicksand", "fonts-quicksand"), ("DejaVu", "fonts-dejavu-core"),
    ("JetBrains Mono", "fonts-jetbrains-mono"), ("Liberation", "fonts-liberation"),
    ("Noto Sans CJK", "fonts-noto-cjk"), ("Noto Color Emoji", "fonts-noto-color-emoji"),
    ("Noto", "fonts-noto-core"),
  ]

  /// A message about missing replacement fonts; nil if all are installed.
  package static var remark: String? { remark(missing: FontLibrary.missingFamilies) }

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
      "the font \(first)\(others) not installed, other fonts are used; "
      + "on Debian and Ubuntu: apt-get install \(needed.joined(separator: " "))"
  }
}

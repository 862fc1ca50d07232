/// What a program that draws pictures does about fonts.
package enum PictureFonts {
  /// Lets libraries that draw files with text in them use the fonts of the pictures, not what the
  /// machine prefers.
  ///
  /// For programs of our own, before anything is drawn: a host may have plans with its fonts.
  package static func takeOverProcess() { FontLibrary.takeOverProcess() }

  /// What to say about stand-ins that are not installed; nil if all are there.
  package static var remark: String? {
    let missing = FontLibrary.missingFamilies
    guard let first = missing.first else { return nil }
    let others = missing.count == 1 ? "" : " and \(missing.count - 1) more"
    return
      "the font \(first)\(others) that pictures are drawn with is not installed, others stand in "
      + "for it; run Scripts/install-dependencies.sh"
  }
}

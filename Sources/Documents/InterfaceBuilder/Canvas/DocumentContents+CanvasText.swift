internal import FontFiles

extension DocumentContents {
  /// A canvas's fonts and pixels per point; nil pixels for run time.
  private struct CanvasText: Hashable, Sendable {
    var fonts: ObjectIdentifier?
    var scale: Double?

    init(_ files: ProjectFonts?, _ scale: Double?) {
      (fonts, self.scale) = (files.map(ObjectIdentifier.init), scale)
    }
  }

  func textScale(_ scale: Double, files: ProjectFonts?) -> RecordedTextScale {
    derived.value(CanvasText(files, scale)) {
      RecordedTextScale(
        self, scale: scale, fonts: fonts(scale, files: files), category: textSize(scale).category)
    }
  }

  /// The fonts on a canvas with `scale` pixels per point; nil for run time.
  func fonts(_ scale: Double?, files: ProjectFonts?) -> RecordedFonts {
    derived.value(CanvasText(files, scale)) { RecordedFonts(self, files: files, scale: scale) }
  }

  func textSize(_ scale: Double) -> RecordedTextSize {
    derived.value(scale) { RecordedTextSize(self, scale: scale) }
  }
}

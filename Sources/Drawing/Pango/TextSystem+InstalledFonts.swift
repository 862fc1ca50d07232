public import AutoLayout
import TextMetrics

extension TextSystem {
  /// Enables or disables measuring with the fonts that are installed on this machine.
  ///
  /// Named fonts are then measured by their outlines. Words in scripts that the built-in tables
  /// only estimate are measured with any font that covers them. The sizes of views then depend on
  /// the machine. Pictures use an installed font if it has the requested name, and otherwise a
  /// replacement font. Existing measurements of views stay valid.
  public static func useInstalledFonts(_ areUsed: Bool = true) {
    FontLibrary.use(areUsed ? .installed : .pinned)
    guard areUsed else {
      setMeasurers(nil)
      return
    }
    setMeasurers { generation in
      PangoTextMeasuring(
        other: SystemFontMetrics(
          generation: generation, foreign: PangoTextMeasuring(other: nil)))
    }
  }
}

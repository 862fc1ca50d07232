public import AutoLayout
import TextMetrics

extension TextSystem {
  /// Enables or disables measuring with the fonts that are installed on this machine.
  ///
  /// The sizes of views then depend on the machine. Existing measurements stay valid.
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

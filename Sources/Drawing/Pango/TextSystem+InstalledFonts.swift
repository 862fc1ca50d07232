public import AutoLayout
import TextMetrics

extension TextSystem {
  /// Lets views measure named fonts that are installed on this machine by their outlines, and words
  /// in scripts that the built-in tables only estimate by whatever font has them here; or goes back
  /// to the built-in tables.
  ///
  /// The sizes of views then depend on the machine, and so do pictures: they are drawn with any
  /// font that is installed under the name that is asked for, and otherwise with the stand-ins
  /// alone. Views that were measured before are not measured again by this.
  ///
  /// - Parameter areUsed: Whether installed fonts count.
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

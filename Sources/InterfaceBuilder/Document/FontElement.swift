/// A font as a document describes it.
package struct FontElement: Hashable, Sendable {
  /// Which font is meant.
  package enum Face: Hashable, Sendable {
    /// The system's font; `weight` is Interface Builder's word (`semibold`), nil for regular.
    case system(weight: String?)
    /// The system's bold font.
    case boldSystem
    /// The system's italic font.
    case italicSystem
    /// A text style by Interface Builder's name, such as `UICTFontTextStyleBody` (F9.7).
    case textStyle(String)
    /// A font by its PostScript name and family.
    case named(String, family: String?)
  }

  package let face: Face
  /// The size in points; nil where the text style, or the control's default, decides.
  package let pointSize: Double?

  package init(face: Face, pointSize: Double?) {
    self.face = face
    self.pointSize = pointSize
  }
}

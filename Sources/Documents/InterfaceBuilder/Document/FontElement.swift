package struct FontElement: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    /// The system's font; `weight` is Interface Builder's word (`semibold`), nil for regular.
    case system(weight: String?)
    case boldSystem
    case italicSystem
    /// A text style by Interface Builder's name, such as `UICTFontTextStyleBody` (F9.7).
    case textStyle(String)
    /// A font by PostScript name and family.
    case named(String, family: String?)
  }

  package let face: Face
  /// The size in points; nil for the size of the text style or the control's default.
  package let pointSize: Double?

  package init(face: Face, pointSize: Double?) {
    self.face = face
    self.pointSize = pointSize
  }

  private static let kindSizes: [String: Double] = [
    "cellTitle": 12, "label": 10, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "miniSystemBold": 9, "toolTip": 11, "menu": 14,
  ]

  /// The size for a kind of system font in an attributed text (`metaFont`).
  package static func size(ofKind kind: String) -> Double { kindSizes[kind] ?? 13 }
}

/// The content that is recorded: text about frames or constraints, or a PNG.
public struct SnapshotForm: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case frames
    case constraints
    case picture(precision: Double, perceptualPrecision: Double, scale: Double?)
  }

  let kind: Kind
  /// The environments that the form itself specifies.
  var environments: [SnapshotEnvironment] = []

  /// The tree as text: a line for each view with the class, text and frame.
  public static let frames = SnapshotForm(kind: .frames)
  /// The constraints as equations, a line for each below the view that holds them.
  public static let constraints = SnapshotForm(kind: .constraints)
  /// A PNG in the screen's scale that must match exactly.
  public static let picture = picture()

  /// A PNG; pictures have the same bytes on every machine, so the exact default of 1 works.
  ///
  /// `precision` is the share of matching pixels; `perceptualPrecision` is 1 less a hundredth of
  /// the CIELAB distance of two pixels, where people distinguish 0.98 at best.
  public static func picture(
    precision: Double = 1, perceptualPrecision: Double = 1, scale: Double? = nil
  ) -> SnapshotForm {
    SnapshotForm(
      kind: .picture(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }

  var fileExtension: String {
    switch kind {
    case .frames, .constraints: "txt"
    case .picture: "png"
    }
  }

  /// The file name's part that distinguishes forms with the same extension.
  var fileNamePart: String? { kind == .constraints ? "constraints" : nil }
}

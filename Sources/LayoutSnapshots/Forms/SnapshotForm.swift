/// The content of a snapshot.
public struct SnapshotForm: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case frames
    case constraints
    case picture(precision: Double, perceptualPrecision: Double, scale: Double?)
  }

  let kind: Kind
  /// The environments that the form itself specifies.
  var environments: [SnapshotEnvironment] = []

  /// The tree as text: a line for each view with its class, text and frame.
  public static let frames = SnapshotForm(kind: .frames)
  /// The constraints as equations, a line for each below the view that holds them.
  public static let constraints = SnapshotForm(kind: .constraints)
  /// A PNG with an exact comparison of all pixels.
  public static let picture = picture()

  /// A PNG.
  ///
  /// Pictures have the same bytes on every machine, therefore the exact default of 1 works.
  ///
  /// - Parameters:
  ///   - precision: The required share of matching pixels, 0 to 1.
  ///   - perceptualPrecision: The required similarity of two matching pixels, 0 to 1: 1 less a
  ///     hundredth of their distance in CIELAB. People can distinguish 0.98 at best.
  ///   - scale: Pixels per point; nil for the screen's.
  /// - Returns: The form.
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

  /// The part of a file name that distinguishes forms with the same extension.
  var fileNamePart: String? { kind == .constraints ? "constraints" : nil }
}

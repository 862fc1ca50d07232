/// What a snapshot holds.
public struct SnapshotForm: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case frames
    case constraints
    case picture(precision: Double, perceptualPrecision: Double, scale: Double?)
  }

  let kind: Kind
  /// The environments that the form itself brings along.
  var environments: [SnapshotEnvironment] = []

  /// The tree as text: a line for each view, with its class, text and frame.
  public static let frames = SnapshotForm(kind: .frames)
  /// The constraints as equations, a line for each, below the view that holds them.
  public static let constraints = SnapshotForm(kind: .constraints)
  /// A PNG whose pixels all have to be the same.
  public static let picture = picture()

  /// A PNG.
  ///
  /// Pictures are the same bytes on every machine, so that 1, everything alike, is what holds.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that have to match, 0 to 1.
  ///   - perceptualPrecision: How much alike the colours of two pixels have to be in order to
  ///     match, 0 to 1: 1 less a hundredth of their distance in CIELAB. People see 0.98 at best.
  ///   - scale: Pixels for one point; nil for the screen's.
  /// - Returns: The form.
  public static func picture(
    precision: Double = 1, perceptualPrecision: Double = 1, scale: Double? = nil
  ) -> SnapshotForm {
    SnapshotForm(
      kind: .picture(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }

  /// The ending of a file's name.
  var fileExtension: String {
    switch kind {
    case .frames, .constraints: "txt"
    case .picture: "png"
    }
  }

  /// The part of a file's name that tells forms with one ending apart.
  var fileNamePart: String? { kind == .constraints ? "constraints" : nil }
}

/// An experiment's outcome.
package struct Record: Sendable {
  /// A layout snapshot.
  package struct Moment: Sendable {
    /// The preceding action.
    package let caption: String
    package let frames: [Frame]
  }

  /// A view's frame in the superview, in points.
  package struct Frame: Sendable {
    package let name: String
    /// X, y, width and height in points.
    package let values: [Double]
  }

  /// A comparison between an outcome and the article's.
  package struct Finding: Sendable {
    package let subject: String
    package let stated: String
    package let measured: String
    package let holds: Bool
  }

  package var moments: [Moment] = []
  package var findings: [Finding] = []
}

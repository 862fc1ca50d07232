import Drawing
import Foundation

/// What came out of an experiment.
package struct Record: Sendable {
  /// A layout as it was at one moment.
  package struct Moment: Sendable {
    /// What was done before it.
    package let caption: String
    /// How it looked; nil where only the frames matter.
    package let picture: DisplayList?
    /// Where its views were.
    package let frames: [Frame]
  }

  /// Where a view was, in points of its superview.
  package struct Frame: Sendable {
    /// What the experiment calls the view.
    package let name: String
    /// Left edge, top edge, width and height, in points.
    package let values: [Double]
    /// The same as text, with two decimals at most.
    package var numbers: [String] { values.map { readable(CGFloat($0)) } }
  }

  /// One outcome beside the one that the article states.
  package struct Finding: Sendable {
    /// What was looked at.
    package let subject: String
    /// What the article states.
    package let stated: String
    /// What came out.
    package let measured: String
    /// Whether both are the same.
    package let holds: Bool
  }

  /// Values in rows and columns.
  package struct Table: Sendable {
    /// What it shows.
    package let caption: String
    /// The titles of its columns.
    package let header: [String]
    /// Its cells.
    package let rows: [[String]]
  }

  /// The layouts, in their order.
  package var moments: [Moment] = []
  /// The outcomes.
  package var findings: [Finding] = []
  /// Tables of values.
  package var tables: [Table] = []
  /// What else there is to say, such as where the article contradicts itself.
  package var remarks: [String] = []
  /// What was written to the console about constraints that were broken.
  package var console: [String] = []
}

/// A description without the addresses, which differ from run to run.
package func withoutAddresses(_ text: String) -> String {
  text.replacingOccurrences(of: ":0x[0-9a-f]+", with: "", options: .regularExpression)
}

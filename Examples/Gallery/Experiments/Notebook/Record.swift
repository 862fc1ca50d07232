import Drawing
import Foundation

/// An experiment's outcome.
package struct Record: Sendable {
  /// A layout snapshot.
  package struct Moment: Sendable {
    /// The preceding action.
    package let caption: String
    /// The picture, or nil where only the frames matter.
    package let picture: DisplayList?
    package let frames: [Frame]
  }

  /// A view's frame in the superview, in points.
  package struct Frame: Sendable {
    package let name: String
    /// X, y, width and height in points.
    package let values: [Double]
    /// The values as text with at most two decimals.
    package var numbers: [String] { values.map { readable(CGFloat($0)) } }
  }

  /// A comparison between an outcome and the article's.
  package struct Finding: Sendable {
    package let subject: String
    package let stated: String
    package let measured: String
    package let holds: Bool
  }

  package struct Table: Sendable {
    package let caption: String
    package let header: [String]
    package let rows: [[String]]
  }

  package var moments: [Moment] = []
  package var findings: [Finding] = []
  package var tables: [Table] = []
  /// Notes, for example on contradictions in the article.
  package var remarks: [String] = []
  /// The console output about broken constraints.
  package var console: [String] = []
}

/// Returns a description minus the addresses, which differ between runs.
package func withoutAddresses(_ text: String) -> String {
  text.replacingOccurrences(of: ":0x[0-9a-f]+", with: "", options: .regularExpression)
}

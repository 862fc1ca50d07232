/// Why a visual format string cannot be understood, and where.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason
  /// The string as it was given.
  public let format: String
  /// The character that was being looked at, counted from 0; the length of the string at its end
  /// (F4.18).
  public let column: Int

  /// Makes an error from its parts.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - format: The string as it was given.
  ///   - column: The character under which the caret stands, counted from 0.
  public init(reason: Reason, format: String, column: Int) {
    self.reason = reason
    self.format = format
    self.column = column
  }

  /// What can be wrong with a visual format string.
  public enum Reason: Hashable, Sendable {
    /// `V` or `H` without its colon.
    case missingColon(after: Axis)
    /// Something else stands where a `[view]` belongs.
    case expectedView
    /// The text after `[` is no identifier, or a key path has an empty part.
    case badName
    /// The scope knows no item of that name.
    case unknownView(String)
    /// The scope knows no metric of that name.
    case unknownMetric(String)
    /// A view's predicates lack `)`, or the view lacks `]`.
    case unterminatedView
    /// A list of predicates between two views lacks `)`.
    case unterminatedSpace
    /// A space between two views lacks its second `-`.
    case expectedDash
    /// `=`, `<` or `>` that is not followed by `=`.
    case unknownRelation
    /// A predicate has no number and no name.
    case expectedValue
    /// `@` has no number and no name after it.
    case expectedPriority
    /// A priority outside 0 (excluded) … 1000.
    case priorityOutOfRange
    /// A number too large for arithmetic, or a metric that is not a number.
    case notFinite
    /// `|` beside a view that has no superview.
    case missingSuperview
    /// More text after the closing `|`.
    case textAfterEnd
    /// The options align views along the axis on which the format lines them up (F4.15).
    case alignmentAlongAxis(Axis)
  }

  /// The direction in which a format lines views up.
  public enum Axis: String, Hashable, Sendable {
    /// From leading to trailing, or from left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// One sentence that says what is wrong.
  ///
  /// Apple's words where they are known (F4.19, F11.50), our own in their manner elsewhere.
  public var message: String {
    switch reason {
    case .missingColon(let axis):
      let letter = axis == .vertical ? "V" : "H"
      return "Expected ':' after '\(letter)' to specify \(axis.rawValue) arrangement"
    case .expectedView: return "Expected a view"
    case .badName:
      return
        "View names must start with a letter or an underscore, then continue with letters, numbers, and underscores."
    case .unknownView(let name): return "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name):
      return
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    case .unterminatedView:
      return
        "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unterminatedSpace: return "A predicate on the space between views must end with ')'"
    case .expectedDash: return "Expected '-' after the space between views"
    case .unknownRelation: return "Unknown relation. Must be ==, >=, or <="
    case .expectedValue: return "Expected a number, a metric or a view"
    case .expectedPriority: return "Expected a number or a metric after '@'"
    case .priorityOutOfRange:
      return "Priorities must be greater than 0 and less or equal to 1000"
    case .notFinite: return "Constants must be finite"
    case .missingSuperview:
      return "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .textAfterEnd: return "Expected the format to end after '|'"
    case .alignmentAlongAxis(let axis):
      return
        "Options mask required views to be aligned on a \(axis.rawValue) edge, which is not allowed for layout that is also \(axis.rawValue)."
    }
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The whole text of Apple's exception: four lines, the first three of which end with a blank
  /// (F4.17).
  public var description: String {
    let caret = String(repeating: " ", count: column) + "^"
    return "Unable to parse constraint format: \n\(message) \n\(format) \n\(caret)"
  }
}

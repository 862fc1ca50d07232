/// An error in a visual format string, and the position.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The kind of error, with the unknown name or the axis concerned.
  public let reason: Reason
  /// The whole format string, which the description shows.
  public let format: String
  /// The error's position in characters, from 0; the string's length for an error at the end
  /// (F4.18).
  public let column: Int

  public init(reason: Reason, format: String, column: Int) {
    self.reason = reason
    self.format = format
    self.column = column
  }

  /// The kinds of errors in syntax, names, values and options.
  public enum Reason: Hashable, Sendable {
    /// A missing colon after `V` or `H`.
    case missingColon(after: Axis)
    /// Another character in place of `[view]`.
    case expectedView
    /// No identifier after `[`, or a key path with an empty part.
    case badName
    case unknownView(String)
    case unknownMetric(String)
    /// A missing `)` after a view's predicates, or a missing `]`.
    case unterminatedView
    /// A missing `)` after a predicate list between two views.
    case unterminatedSpace
    /// A missing second `-` after a space between two views.
    case expectedDash
    /// A missing `=` after `=`, `<` or `>`.
    case unknownRelation
    case expectedValue
    case expectedPriority
    /// A priority outside of 0 (excluded) … 1000.
    case priorityOutOfRange
    /// A number too large for arithmetic, or a metric that is not a number.
    case notFinite
    /// `|` next to a view that has no superview.
    case missingSuperview
    case textAfterEnd
    /// Options that align views along the axis of the format (F4.15).
    case alignmentAlongAxis(Axis)
  }

  /// The axis of a format; raw values are the words in Apple's messages.
  public enum Axis: String, Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// A description in one sentence, in Apple's words if known (F4.19, F11.50), otherwise in a
  /// similar style.
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
  /// The text of Apple's exception: four lines, the first three with a trailing space (F4.17).
  public var description: String {
    let caret = String(repeating: " ", count: column) + "^"
    return "Unable to parse constraint format: \n\(message) \n\(format) \n\(caret)"
  }
}

/// The constraints that `format` asks for, in Apple's order and orientation.
///
/// This is the whole Visual Format Language (its grammar is F4.1) and nothing of its third-party
/// extensions. It is pure: names go in through `scope`, values come out.
///
/// **Order** (F4.10), from left to right as written: the gap before a view, then the view's own
/// size predicates, and so on; the gap to the superview's far edge; last the alignments, one option
/// after the other, each for all pairs of neighbours.
///
/// **Orientation** (F4.9): `next.leading == previous.trailing + c`, `first.leading ==
/// superview.leading + c`, `superview.trailing == last.trailing + c`: the item with the greater
/// coordinate comes first and constants keep the written sign. With
/// ``VisualFormatOptions/rightToLeft`` the *earlier* item has the greater coordinate, so it comes
/// first there. Alignments are `previous == next`.
///
/// **The seam to a user interface toolkit.**
/// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)` is a thin layer over
/// this function: a scope over its `views` and `metrics` (metrics are asked first, so a scope may
/// look for numbers in both), options by raw value, attributes and relations by raw value. What is
/// left to it is ``VisualFormatConstraint/Constant/standard(_:)``: 8 points between siblings, the
/// superview's margin attribute with constant 0 at its edges. An error's `description` is the
/// reason of the `NSInvalidArgumentException`.
///
/// - Parameters:
///   - format: One line of the language; blanks are not part of it.
///   - options: Alignments, direction, and how gaps are measured.
///   - scope: What the names stand for.
/// - Returns: Descriptions, none of which has been installed anywhere.
/// - Throws: ``VisualFormatError`` for the first thing that cannot be understood, in reading order.
/// - Complexity: O(*n*) for *n* characters; no recursion.
public func visualFormatConstraints<Scope: VisualFormatScope>(
  _ format: String, options: VisualFormatOptions = [], in scope: Scope
) throws(VisualFormatError) -> [VisualFormatConstraint<Scope.Item>] {
  var parser = FormatParser(format: format, options: options, scope: scope)
  try parser.parseFormat()
  return parser.emitter.constraints
}

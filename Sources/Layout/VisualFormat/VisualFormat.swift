/// Returns the constraints for `format`, in Apple's order and orientation.
///
/// It supports the whole Visual Format Language (F4.1 has the grammar), but no third-party
/// extensions. It is a pure function: `scope` resolves names, and values are returned.
///
/// **Order** (F4.10), from left to right: the gap before a view, then the view's own size
/// predicates, and so on; the gap to the superview's far edge; last the alignments, by option, each
/// for all pairs of adjacent views.
///
/// **Orientation** (F4.9): `next.leading == previous.trailing + c`, `first.leading ==
/// superview.leading + c`, `superview.trailing == last.trailing + c`: the item with the greater
/// coordinate comes first and constants keep the written sign. With
/// ``VisualFormatOptions/rightToLeft`` the *earlier* item has the greater coordinate and comes
/// first. Alignments are `previous == next`.
///
/// **Integration.** `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)` is a
/// thin layer over this function. It provides a scope for `views` and `metrics` (metrics are looked
/// up first, so a scope may search both for numbers). It converts options, attributes and relations
/// by raw value. It also resolves ``VisualFormatConstraint/Constant/standard(_:)``: 8 points
/// between siblings, and the margin attribute with constant 0 at the superview's edges. An error's
/// `description` is the reason of the `NSInvalidArgumentException`.
///
/// - Parameters:
///   - format: A single line; the language has no whitespace.
///   - options: The alignments, the direction, and the edges of gaps.
///   - scope: The values of names.
/// - Returns: Descriptions of constraints, not installed.
/// - Throws: ``VisualFormatError`` for the first error in reading order.
/// - Complexity: O(*n*) for *n* characters; no recursion.
public func visualFormatConstraints<Scope: VisualFormatScope>(
  _ format: String, options: VisualFormatOptions = [], in scope: Scope
) throws(VisualFormatError) -> [VisualFormatConstraint<Scope.Item>] {
  var parser = FormatParser(format: format, options: options, scope: scope)
  try parser.parseFormat()
  return parser.emitter.constraints
}

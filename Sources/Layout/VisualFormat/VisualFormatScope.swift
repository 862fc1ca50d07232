/// The values of names in a visual format string.
///
/// A scope is a lookup, not a dictionary: the caller defines the items (views, guides, indices) and
/// resolves key paths such as `self.title`.
public protocol VisualFormatScope {
  /// A view or another item of layout.
  associatedtype Item

  /// Returns the item for a name, or nil.
  ///
  /// - Parameter name: An identifier, or a key path of several joined by dots (F4.3).
  func item(named name: Substring) -> Item?

  /// Returns the number for a name, in points or as a priority, or nil.
  ///
  /// - Parameter name: An identifier, or several joined by dots.
  func metric(named name: Substring) -> Double?

  /// Returns the item for `|`, or nil if the item has no superview.
  ///
  /// - Parameter item: The first item in the format (F4.12).
  func superview(of item: Item) -> Item?
}

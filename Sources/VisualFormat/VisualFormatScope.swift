/// What the names in a visual format string stand for.
///
/// A scope is a lookup, not a dictionary: the caller decides what an item is (a view, a guide, an
/// index) and how a key path such as `self.title` is followed.
public protocol VisualFormatScope {
  /// A view or whatever else takes part in layout.
  associatedtype Item

  /// The item of that name.
  ///
  /// - Parameter name: An identifier, or several joined by dots: a key path (F4.3).
  /// - Returns: `nil` when there is none.
  func item(named name: Substring) -> Item?

  /// The number of that name.
  ///
  /// - Parameter name: An identifier, or several joined by dots.
  /// - Returns: Points or a priority, `nil` when there is none.
  func metric(named name: Substring) -> Double?

  /// The item that `|` stands for beside `item`.
  ///
  /// - Parameter item: The first item the format names (F4.12).
  /// - Returns: `nil` when the item has no superview.
  func superview(of item: Item) -> Item?
}

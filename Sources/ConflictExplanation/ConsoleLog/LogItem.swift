/// A view or a layout guide as a log names it.
package struct LogItem: Hashable, Sendable {
  /// The class, with its module if the log has one; `nil` when only a name is known.
  package var className: String?
  /// The accessibility identifier or debug name, if the item has one (F2.23).
  package var name: String?
  /// The pointer, such as `0x7f83b5fe1c60`; `nil` when the log shows none.
  package var address: String?
  /// The text or title, shortened by the system to 25 characters (F2.22).
  package var text: String?

  package init(
    className: String? = nil, name: String? = nil, address: String? = nil, text: String? = nil
  ) {
    self.className = className
    self.name = name
    self.address = address
    self.text = text
  }

  /// The superview of an item, where a log shows it as `|` and does not say which view that is.
  static func unnamedSuperview(of item: LogItem) -> LogItem {
    LogItem(name: unnamedPrefix + item.display)
  }

  private static let unnamedPrefix = "superview of "

  /// Whether it is the superview of some item, and nothing else is known of it.
  var isUnnamedSuperview: Bool {
    address == nil && className == nil && name?.hasPrefix(Self.unnamedPrefix) == true
  }

  /// What tells the item apart from others in its block: the pointer, else the name.
  ///
  /// Where somebody has hidden the pointer, the class or name and what stands in its place.
  package var identity: String {
    guard let address else { return name ?? className ?? "" }
    return DescriptionPointer.identifies(address) ? address : display
  }

  /// The item as the log writes it: `UIView:0x7f83b5fe1c60`, or its name in place of the class.
  package var display: String {
    let label = name ?? className ?? ""
    guard let address else { return label }
    return "\(label):\(address)"
  }
}

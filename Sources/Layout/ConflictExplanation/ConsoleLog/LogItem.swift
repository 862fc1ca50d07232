package struct LogItem: Hashable, Sendable {
  package var className: String?
  /// The accessibility identifier or debug name, if any (F2.23).
  package var name: String?
  /// The pointer, such as `0x7f83b5fe1c60`; `nil` if the log shows none.
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

  /// An item's superview, shown as `|` in a log that does not identify it.
  static func unnamedSuperview(of item: LogItem) -> LogItem {
    LogItem(name: unnamedPrefix + item.display)
  }

  private static let unnamedPrefix = "superview of "

  var isUnnamedSuperview: Bool {
    address == nil && className == nil && name?.hasPrefix(Self.unnamedPrefix) == true
  }

  /// The item's key in the block: the pointer, or the name if there is none.
  package var identity: String {
    guard let address else { return name ?? className ?? "" }
    return DescriptionPointer.identifies(address) ? address : display
  }

  package var display: String {
    let label = name ?? className ?? ""
    guard let address else { return label }
    return "\(label):\(address)"
  }
}

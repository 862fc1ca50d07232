public import Foundation

extension IndexPath {
  /// Makes the path of a row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes the path of an item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The item.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Makes the path of a row.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// Makes the path of an item.
  public convenience init(item: Int, section: Int) {
    // Safe: the array lives until the call returns, and has as many numbers as it is told.
    unsafe self.init(indexes: [section, item], length: 2)
  }

  /// The section.
  public var section: Int { index(atPosition: 0) }
  /// The row.
  public var row: Int { index(atPosition: 1) }
  /// The item.
  public var item: Int { index(atPosition: 1) }
}

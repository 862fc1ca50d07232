public import Foundation

/// A text with attributes that is laid out.
open class NSTextStorage: NSMutableAttributedString {
  /// What lays the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Makes a text of nothing.
  public convenience init() {
    self.init(string: "")
  }

  /// Makes a text without attributes.
  public override init(string: String) {
    super.init(string: string)
  }

  /// Makes a text with the same attributes everywhere.
  public override init(
    string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    super.init(string: string, attributes: attrs)
  }

  /// Makes a text of another one.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Makes a text from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Has the text laid out.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    manager.textStorage?.removeLayoutManager(manager)
    manager.textStorage = self
    layoutManagers.append(manager)
  }

  /// Ends it.
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === manager }) else { return }
    layoutManagers.remove(at: index)
    manager.textStorage = nil
  }
}

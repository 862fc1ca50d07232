public import Foundation

/// A row of a table; its content lives in a view of its own, beside the accessory.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How a cell of its own making is laid out.
  public enum CellStyle: Int, Sendable {
    /// A text, and an image before it.
    case `default` = 0
    /// A text, and a detail at the far side.
    case value1 = 1
    /// A label, and a value beside it.
    case value2 = 2
    /// A text, and a detail below it.
    case subtitle = 3
  }

  /// What stands at the far side.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: there is more behind the row.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.preservesSuperviewLayoutMargins = true
    addSubview(view)
    return view
  }()

  /// The name under which the table keeps the cell for later use.
  open private(set) var reuseIdentifier: String?
  /// The layout of the cell's own labels.
  public let style: CellStyle
  /// What stands at the far side.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }

  /// Makes a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Makes a cell of the default style with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// Gives the cell the name under which a table keeps it.
  func takeReuseIdentifier(_ identifier: String) {
    reuseIdentifier = identifier
  }

  /// Called before the cell shows another row.
  open func prepareForReuse() {}
}

/// A header or a footer of a table's section; its content lives in a view of its own.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.preservesSuperviewLayoutMargins = true
    addSubview(view)
    return view
  }()

  /// The name under which the table keeps the view for later use.
  open private(set) var reuseIdentifier: String?

  /// Makes a header or a footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

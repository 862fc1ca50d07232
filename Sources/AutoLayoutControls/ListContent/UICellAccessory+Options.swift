public import AutoLayoutValues
public import Foundation

extension UICellAccessory {
  /// The room that is kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// What suits its kind.
    case standard
    /// Its own width.
    case actual
    /// A width in points.
    case custom(CGFloat)
  }

  /// How an accessory looks.
  ///
  /// UIKit has a type for each kind of accessory, with those of these members that suit it.
  @preconcurrency @MainActor
  public struct Options {
    /// How a sign for rows below is shown.
    public enum Style: Hashable, Sendable {
      /// As suits the row.
      case automatic
      /// At the far side: the whole row opens.
      case header
      /// At the near side: the sign alone opens.
      case cell
    }

    /// Whether only the room is kept, and the accessory is not seen; nil means that it is.
    public var isHidden: Bool?
    /// The room that is kept; nil means what suits the kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil means the kind's.
    public var tintColor: UIColor?
    /// The colour behind a sign; kept.
    public var backgroundColor: UIColor?
    /// The font of a text; nil means that of bodies.
    public var font: UIFont?
    /// Whether a text follows the user's text size.
    public var adjustsFontForContentSizeCategory: Bool?
    /// Whether there is a line before a grip; kept.
    public var showsVerticalSeparator: Bool?
    /// How a sign for rows below is shown.
    public var style: Style

    /// Makes options; what is left out is the kind's own.
    public nonisolated init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// How a sign that there is more looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How a sign for rows below looks.
  public typealias OutlineDisclosureOptions = Options
  /// How a checkmark looks.
  public typealias CheckmarkOptions = Options
  /// How a button that deletes looks.
  public typealias DeleteOptions = Options
  /// How a button that puts in looks.
  public typealias InsertOptions = Options
  /// How a grip looks.
  public typealias ReorderOptions = Options
  /// How a mark that can be set looks.
  public typealias MultiselectOptions = Options
  /// How a text looks.
  public typealias LabelOptions = Options
  /// How a button for details looks.
  public typealias DetailOptions = Options
}

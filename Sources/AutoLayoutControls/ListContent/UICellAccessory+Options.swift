public import AutoLayoutValues
public import Foundation

extension UICellAccessory {
  public enum LayoutDimension: Hashable, Sendable {
    case standard
    case actual
    /// A width in points.
    case custom(CGFloat)
  }

  /// How an accessory looks.
  ///
  /// UIKit has a type for each kind of accessory, with those of these members that suit it.
  @preconcurrency @MainActor
  public struct Options {
    public enum Style: Hashable, Sendable {
      case automatic
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
    public var backgroundColor: UIColor?
    /// The font of a text; nil means that of bodies.
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?
    public var showsVerticalSeparator: Bool?
    public var style: Style

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

  public typealias DisclosureIndicatorOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias LabelOptions = Options
  public typealias DetailOptions = Options
}

public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// What is behind the content of a cell, as a value.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view in front of the colour.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background lies inside the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; nil means the view's tint.
  public var backgroundColor: UIColor?
  /// Makes the colour of another one, such as the tint.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect; kept.
  public var visualEffect: UIVisualEffect?
  /// The image; kept.
  public var image: UIImage?
  /// The colour of the line around it; nil means the view's tint.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// How far the line lies outside, in points.
  public var strokeOutset: CGFloat = 0

  private init(_ color: UIColor?) { backgroundColor = color }

  /// Nothing.
  public static func clear() -> Self { Self(.clear) }
  /// What is behind the rows of a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// What is behind the rows of a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// What is behind the rows of a list, wherever it stands.
  public static func listCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// What is behind headers and footers of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
  /// What is behind headers and footers of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// What is behind rows beside other content.
  public static func listSidebarCell() -> Self { Self(.clear) }

  /// The background in a state: the same in each.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// A view that shows it, as large as a cell.
  func makeView(_ bounds: CGRect, tint: UIColor) -> UIView {
    let frame = UIView(frame: bounds)
    let inside = UIEdgeInsets(
      top: backgroundInsets.top, left: backgroundInsets.leading, bottom: backgroundInsets.bottom,
      right: backgroundInsets.trailing)
    let view = UIView(frame: bounds.inset(by: inside))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let color = backgroundColor ?? tint
    view.backgroundColor = backgroundColorTransformer?.transform(color) ?? color
    view.layer.cornerRadius = cornerRadius
    view.layer.borderWidth = strokeWidth
    view.layer.borderColor = (strokeColor ?? tint).cgColor
    if let customView {
      customView.frame = view.bounds
      customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(customView)
    }
    frame.addSubview(view)
    return frame
  }
}

/// Makes one colour of another.
public struct UIConfigurationColorTransformer: Sendable {
  /// Makes the colour.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Makes a transformer of a function.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The colour of the one below it.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Grey in place of the colour.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let parts = color.components
    let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
    return UIColor(white: white, alpha: parts.alpha)
  }
}

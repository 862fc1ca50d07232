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
  /// The image, in front of the colour.
  public var image: UIImage?
  /// The colour of the line around it; nil means the view's tint.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// How far the line lies outside, in points.
  public var strokeOutset: CGFloat = 0

  private init(_ color: UIColor?) { backgroundColor = color }

  /// What is behind a button: the colour of its look, with corners of 6 points.
  static var buttonBackground: Self {
    var background = Self(nil)
    background.cornerRadius = 6
    return background
  }

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

  /// The background of a row of a list at the side beside another one.
  public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }
  /// The background of a header of a list at the side.
  public static func listSidebarHeader() -> Self { Self(.clear) }
  /// The background of a header of a list, whichever it is.
  public static func listHeader() -> Self { Self(.clear) }
  /// The background of a footer of a list, whichever it is.
  public static func listFooter() -> Self { Self(.clear) }

  /// The edges at which the margins of the view are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Where the image stands.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// What turns the colour of the border into another one.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The colour that is shown, where the tint is given.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?.transform(color) ?? color
  }
  /// The colour of the border that is shown, where the tint is given.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?.transform(color) ?? color
  }

  /// The background in a state: the same in each.
  public func updated(for state: any UIConfigurationState) -> Self { self }
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

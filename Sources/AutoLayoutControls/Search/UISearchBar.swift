public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// Told what is searched.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Nothing is done.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}

/// A field for what is searched.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The looks of a search bar.
  public enum Style: UInt, Sendable {
    /// The usual one.
    case `default` = 0
    /// Where search is the point.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// Told what is searched; not kept alive.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text.
  open var text: String? {
    didSet { if text != oldValue { textChanged?() } }
  }
  /// Called when the text has changed, for the bar's controller.
  final var textChanged: (() -> Void)?
  /// The text while there is none.
  open var placeholder: String?
  /// The text above the field.
  open var prompt: String?
  /// How dark the bar is.
  open var barStyle = UIBarStyle.default
  /// The look.
  open var searchBarStyle = Style.default
  /// Whether there is a button to give up.
  open var showsCancelButton = false
  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// The titles of the scopes to search in.
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes are shown below the field.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the bar stands below the title of a navigation bar: its field is higher up then.
  package final var standsInNavigationBar = false
  /// The height below a title: the field of 36 points, and what is around it (F6.50).
  static func heightInNavigationBar(_ bar: UISearchBar) -> CGFloat {
    52 + (bar.hasScopes ? bar.controlMetrics.size(.searchScopes).height : 0)
  }

  /// Whether there are scopes below the field now.
  package final var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  /// The height (F9.19), and that of the scopes.
  open override var intrinsicContentSize: CGSize {
    var size = controlMetrics.size(.searchBar)
    if hasScopes { size.height += controlMetrics.size(.searchScopes).height }
    return size
  }
  /// The size in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

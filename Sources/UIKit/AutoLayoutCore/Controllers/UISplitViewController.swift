import AutoLayoutValues
public import Foundation

/// A container with two or three columns in regular width, a single column in compact width.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case compact = 3
    case secondary = 2
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The constant that leaves a column's width to the system.
  public nonisolated class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }
  private static let usualWidth: CGFloat = 320

  open private(set) var style = Style.unspecified

  private final var columns: [Column: UIViewController] = [:]

  /// Makes a container, which wraps controllers in navigation controllers, like UIKit.
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  open var preferredDisplayMode = DisplayMode.automatic { didSet { placeColumns() } }
  open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension {
    didSet { placeColumns() }
  }
  open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { placeColumns() } }
  open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { placeColumns() } }
  open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { placeColumns() } }

  open var viewControllers: [UIViewController] {
    get { [columns[.primary], columns[.secondary]].compactMap { $0 } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns[column] !== vc else { return }
    var vc = vc
    if style != .unspecified, column != .compact, let content = vc,
      !(content is UINavigationController)
    {
      vc = content.navigationController ?? UINavigationController(rootViewController: content)
    }
    if let old = columns[column] {
      old.willMove(toParent: nil)
      withdraw(old)
      old.removeFromParent()
    }
    columns[column] = vc
    topColumn = nil
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    placeColumns()
    letAppear()
  }

  private final var hidesPrimary = false

  open func show(_ column: Column) {
    if column == .primary { hidesPrimary = false }
    placeColumns()
    letAppear()
  }

  open func hide(_ column: Column) {
    if column == .primary { hidesPrimary = true }
    placeColumns()
  }

  open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension {
    didSet { placeColumns() }
  }
  open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension {
    didSet { placeColumns() }
  }
  open var minimumSupplementaryColumnWidth: CGFloat = automaticDimension {
    didSet { placeColumns() }
  }
  open var maximumSupplementaryColumnWidth: CGFloat = automaticDimension {
    didSet { placeColumns() }
  }
  open var supplementaryColumnWidth: CGFloat {
    columns[.supplementary] == nil
      ? 0
      : columnWidth(
        preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
        minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var splitBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return displayMode == .oneOverSecondary ? .overlay : .tile
  }
  /// A button that toggles the primary column; never tapped here.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var primaryEdge = PrimaryEdge.leading { didSet { placeColumns() } }
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether a swipe shows the primary column; stored, but not used.
  open var presentsWithGesture = true
  /// Whether a button hides the other columns; stored, but not used.
  open var showsSecondaryOnlyButton = false

  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open var displayMode: DisplayMode {
    guard !isCollapsed else { return .secondaryOnly }
    guard !hidesPrimary else { return .secondaryOnly }
    switch preferredDisplayMode {
    case .automatic: break
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return preferredDisplayMode
    }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  open var primaryColumnWidth: CGFloat {
    columnWidth(
      preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
  }

  private final func columnWidth(
    _ preferred: CGFloat, fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    let room = viewIfLoaded?.bounds.width ?? 0
    let automatic = Self.automaticDimension
    var width = Self.usualWidth
    if fraction != automatic { width = room * fraction }
    if preferred != automatic { width = preferred }
    let most = maximum == automatic ? Self.usualWidth : maximum
    let least = minimum == automatic ? 0 : minimum
    return max(least, min(width, max(most, preferred), room))
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeColumns()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeColumns()
  }
  private final var topColumn: Column?
  private final var collapsedColumn: Column {
    if let topColumn, columns[topColumn] != nil { return topColumn }
    var top = Column.primary
    if columns[.secondary] != nil { top = .secondary }
    if columns[.compact] != nil { top = .compact }
    if style == .unspecified, let primary = columns[.primary], let secondary = columns[.secondary] {
      let isTaken =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      if isTaken { top = .primary }
    } else if let delegate {
      top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top)
    }
    topColumn = top
    return top
  }

  private final func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    guard !isCollapsed else {
      // Collapsed: the content or the delegate's choice.
      let shown = columns[collapsedColumn]
      for child in columns.values where child !== shown { withdraw(child) }
      if let shown { place(shown, in: bounds, safeArea: safe) }
      return
    }
    topColumn = nil
    columns[.compact].map { withdraw($0) }
    let isMirrored =
      (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    let width = displayMode == .secondaryOnly ? 0 : primaryColumnWidth
    let first = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    var covered = displayMode == .oneBesideSecondary ? width : 0
    if let supplementary = columns[.supplementary] {
      let middle = min(supplementaryColumnWidth, bounds.width - covered)
      let frame = CGRect(
        x: isMirrored ? bounds.width - covered - middle : covered, y: 0, width: middle,
        height: bounds.height)
      place(supplementary, in: frame, safeArea: safe.inside(frame, of: bounds))
      supplementary.view.overrideSizeClass(horizontal: .compact)
      covered += middle
    }
    let second = CGRect(
      x: isMirrored ? 0 : covered, y: 0, width: bounds.width - covered, height: bounds.height)
    if let secondary = columns[.secondary] {
      place(secondary, in: second, safeArea: safe.inside(second, of: bounds))
    }
    guard let primary = columns[.primary] else { return }
    guard width > 0 else {
      withdraw(primary)
      return
    }
    place(primary, in: first, safeArea: safe.inside(first, of: bounds))
    view.bringSubviewToFront(primary.view)
    primary.view.overrideSizeClass(horizontal: .compact)
  }
}

extension UIEdgeInsets {
  func inside(_ rect: CGRect, of outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - (rect.minY - outer.minY)), left: max(0, left - (rect.minX - outer.minX)),
      bottom: max(0, bottom - (outer.maxY - rect.maxY)),
      right: max(0, right - (outer.maxX - rect.maxX)))
  }
}

extension UIView {
  func overrideSizeClass(horizontal: UIUserInterfaceSizeClass) {
    guard traitCollection.horizontalSizeClass != horizontal else { return }
    setTraitOverrides(
      UITraitCollection(traitsFrom: [
        extras.traitOverrides ?? UITraitCollection(),
        UITraitCollection(horizontalSizeClass: horizontal),
      ]))
  }
}

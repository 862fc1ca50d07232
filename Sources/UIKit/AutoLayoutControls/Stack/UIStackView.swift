@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A view that makes constraints to arrange views in a row or a column (F7.16, F7.17).
@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The custom spacing value for the system's standard distance.
  public class var spacingUseSystem: CGFloat { 1.175494350822288e-38 }

  // Safe here and below: no client code runs during a change; observers run after it.
  @safe @exclusivity(unchecked) private(set) final var arrangedViews: [UIView] = []
  open var arrangedSubviews: [UIView] { arrangedViews }
  @safe @exclusivity(unchecked) open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  @safe @exclusivity(unchecked) open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  @safe @exclusivity(unchecked) open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  @safe @exclusivity(unchecked) open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Whether vertical distances are measured between baselines (F7.5).
  @safe @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  @safe @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  @safe @exclusivity(unchecked) private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  @safe @exclusivity(unchecked) final var arrangement = StackArrangement()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.arrangesSubviews)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    arrangedViews.reserveCapacity(views.count)
    reserveSubviews(views.count)
    for view in views {
      addArrangedSubview(view)
    }
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    flags.insert(.arrangesSubviews)
    readState(from: coder)
  }

  /// The default margins, which are 0 in a stack view (F6.32).
  @_spi(Subclasses) open override var defaultLayoutMargins: UIEdgeInsets { .zero }

  /// Appends a view and stops translating the view's autoresizing mask (F11.44).
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedViews.count)
  }

  /// Inserts a view at an index; an arranged view moves there (F11.65).
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // Only a subview can already be arranged, so other views need no search.
    if view.superview === self {
      arrangedViews.removeAll { $0 === view }
    } else {
      addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if stackIndex >= arrangedViews.count {
      arrangedViews.append(view)
    } else {
      arrangedViews.insert(view, at: max(stackIndex, 0))
    }
    arrangementDidChange()
  }

  /// Removes a view from the arrangement; it stays a subview (F7.14).
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedViews.contains(where: { $0 === view }) else { return }
    arrangedViews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the spacing after a view, in points (F7.4).
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedViews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func updateConstraints() {
    rebuildArrangement()
    super.updateConstraints()
  }

  /// The view with the baseline: the first view in a column, or the tallest view in a row (F6.17).
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? arrangedViews.first : tallestArrangedSubview)?.forFirstBaselineLayout
      ?? self
  }

  /// The view with the baseline: the last view in a column, or the tallest view in a row (F6.17).
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? arrangedViews.last : tallestArrangedSubview)?.forLastBaselineLayout
      ?? self
  }

  private final var tallestArrangedSubview: UIView? {
    arrangedViews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }

  final func gap(after view: UIView) -> CGFloat {
    // An empty dictionary would compute a hash as well.
    let custom = customSpacings.isEmpty ? nil : customSpacings[ObjectIdentifier(view)]
    let gap = custom ?? spacing
    return gap == Self.spacingUseSystem ? 8 : gap
  }

  final func arrangementDidChange() {
    guard !arrangement.isStale else { return }
    arrangement.isStale = true
    // The baselines depend on the arranged views.
    invalidateIntrinsicContentSize()
    markNeedsUpdateConstraints()
    treeContext?.isStale = true
  }

}

extension UIStackView: SubviewArranger {
  package func subviewContentDidChange() {
    if arrangement.dependsOnContent { arrangementDidChange() }
    // A nested stack's content is the content of the arranged views.
    superview?.arranger?.subviewContentDidChange()
  }

  /// Updates the arrangement, since a hidden view gets no space (F1.30).
  package func subviewVisibilityDidChange(_ subview: UIView) {
    guard arrangedViews.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
  }

  package func subviewWillLeave(_ subview: UIView) {
    removeArrangedSubview(subview)
  }
}

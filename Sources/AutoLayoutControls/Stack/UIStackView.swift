@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A view that lines up its arranged views in a row or a column by constraints of its own
/// (F7.16, F7.17).
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
    /// Baselines of first lines line up (rows only).
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    /// Baselines of last lines line up (rows only).
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// A custom spacing that means: the system's standard distance.
  public class var spacingUseSystem: CGFloat { 1.175494350822288e-38 }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The distance between neighbours, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Whether vertical distances are measured between baselines (F7.5).
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The size in which arranged views without a size of their own are shown across the axis; nil
  /// means none.
  ///
  /// Interface documents were saved with 240 x 128, which an editor shows for such views.
  package final var unsizedViewSize: CGSize? {
    didSet { if unsizedViewSize != oldValue { arrangementDidChange() } }
  }

  /// The sizes of single views that stand in the place of ``unsizedViewSize``.
  package final var unsizedViewSizes: [ObjectIdentifier: CGSize] = [:] {
    didSet { if unsizedViewSizes != oldValue { arrangementDidChange() } }
  }

  /// The sizes that hidden views keep; without one they shrink to nothing along the axis.
  ///
  /// An editor's canvas does not lay out what it does not show.
  package final var hiddenViewSizes: [ObjectIdentifier: CGSize] = [:] {
    didSet { if hiddenViewSizes != oldValue { arrangementDidChange() } }
  }

  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var arrangement = StackArrangement()

  /// Makes an empty stack with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.arrangesSubviews)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views {
      addArrangedSubview(view)
    }
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    flags.insert(.arrangesSubviews)
    readState(from: coder)
  }

  /// A stack view's margins are 0 until some are set (F6.32).
  @_spi(Subclasses) open override var defaultLayoutMargins: UIEdgeInsets { .zero }

  /// Lines a view up behind the others; its mask is not translated any more (F11.44).
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Lines a view up at an index; one that is arranged already moves there (F11.65).
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // Only a subview can be arranged already: others need no search.
    if view.superview === self {
      arrangedSubviews.removeAll { $0 === view }
    } else {
      addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Stops lining a view up; it stays a subview (F7.14).
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Gives the gap behind a view its own length, in points (F7.4).
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The length of the gap behind a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func updateConstraints() {
    rebuildArrangement()
    super.updateConstraints()
  }

  /// The baselines are those of the first and the last view of a column, of the tallest of a row
  /// (F6.17).
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? arrangedSubviews.first : tallestArrangedSubview)?.forFirstBaselineLayout
      ?? self
  }

  /// The baselines are those of the first and the last view of a column, of the tallest of a row
  /// (F6.17).
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? arrangedSubviews.last : tallestArrangedSubview)?.forLastBaselineLayout
      ?? self
  }

  private final var tallestArrangedSubview: UIView? {
    arrangedSubviews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }

  /// The gap behind the view at an index of the visible views, in points.
  final func gap(after view: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
    return custom == Self.spacingUseSystem ? 8 : custom
  }

  final func arrangementDidChange() {
    guard !arrangement.isStale else { return }
    arrangement.isStale = true
    // The baselines are those of arranged views.
    invalidateIntrinsicContentSize()
    markNeedsUpdateConstraints()
    treeContext?.isStale = true
  }

}

extension UIStackView: SubviewArranger {
  /// Notices that the content of an arranged view has changed, where constraints were written for
  /// its size.
  package func subviewContentDidChange() {
    if arrangement.dependsOnContent { arrangementDidChange() }
    // A nested stack's own content is that of its views.
    superview?.arranger?.subviewContentDidChange()
  }

  /// A hidden view is given no room (F1.30).
  package func subviewVisibilityDidChange(_ subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
  }

  package func subviewWillLeave(_ subview: UIView) {
    removeArrangedSubview(subview)
  }
}

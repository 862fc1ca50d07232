import Testing
import UIKit

private final class Observed: UIView {
  var calls: [String] = []
  var direction: UIUserInterfaceLayoutDirection?
  var insets = UIEdgeInsets.zero

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var requiresConstraintBasedLayout: Bool { true }
  override class var layerClass: AnyClass { CALayer.self }
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var forFirstBaselineLayout: UIView { self }
  override var forLastBaselineLayout: UIView { self }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    direction ?? super.effectiveUserInterfaceLayoutDirection
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    didSet { calls.append("translates") }
  }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override var layoutMargins: UIEdgeInsets { didSet { calls.append("margins") } }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var isHidden: Bool { didSet { calls.append("hidden") } }
  override var frame: CGRect { didSet { calls.append("frame") } }
  override var bounds: CGRect { didSet { calls.append("bounds") } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! { didSet { calls.append("tint") } }

  override func addConstraint(_ constraint: NSLayoutConstraint) {
    calls.append("add")
    super.addConstraint(constraint)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    calls.append("remove")
    super.removeConstraint(constraint)
  }
  override func updateConstraints() {
    calls.append("update")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("layout")
  }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentHuggingPriority(for: axis)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    calls.append("hug")
    super.setContentHuggingPriority(priority, for: axis)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    calls.append("fit")
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 31, height: 21) }
  override func willMove(toSuperview newSuperview: UIView?) { calls.append("willMove") }
  override func didMoveToSuperview() { calls.append("didMove") }
  override func willMove(toWindow newWindow: UIWindow?) { calls.append("willMoveToWindow") }
  override func didMoveToWindow() { calls.append("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { calls.append("didAdd") }
  override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove") }
  override func tintColorDidChange() { calls.append("tintDidChange") }
  override func draw(_ rect: CGRect) {}
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

@MainActor @Suite("Overriding")
struct OverridingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = Observed()

  @Test("hierarchy events occur in UIKit's order")
  func hierarchy() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(view)
    #expect(view.calls == ["willMoveToWindow", "willMove", "didMove", "didMoveToWindow"])
    view.calls = []
    let child = UIView()
    view.addSubview(child)
    child.removeFromSuperview()
    #expect(view.calls.filter { $0 != "layout" } == ["didAdd", "willRemove"])
  }

  @Test("activation and removal call the overridden methods")
  func constraints() {
    let child = UIView()
    view.addSubview(child)
    view.calls = []
    let edge = child.topAnchor.constraint(equalTo: view.topAnchor)
    edge.isActive = true
    edge.isActive = false
    NSLayoutConstraint.activate([edge])
    child.removeFromSuperview()
    #expect(view.calls == ["add", "remove", "add", "willRemove", "remove"])
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.calls.suffix(2) == ["translates", "hug"])
  }

  @Test("layout calls the overridden members")
  func layout() {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    view.calls = []
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 83, y: -1, width: 36, height: 24))
    #expect(view.calls.first == "update")
    #expect(view.calls.filter { $0 == "layout" }.count == 1)
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(view.calls.last == "fit")
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 31, height: 21))
  }

  @Test("an overridden direction mirrors leading and trailing in constraints between children")
  func direction() {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.direction = .rightToLeft
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(child.frame.minX == 70)
  }

  @Test("a touch reaches the frontmost view that takes it")
  func hitTesting() {
    view.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 45, y: 55), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 500, y: 55), with: nil) == nil)
  }

  @Test("a tint reaches views that set no tint")
  func tint() {
    root.addSubview(view)
    view.calls = []
    root.tintColor = .red
    #expect(view.tintColor == .red)
    #expect(view.calls == ["tintDidChange"])
  }
}

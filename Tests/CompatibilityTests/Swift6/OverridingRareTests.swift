import Testing
import UIKit

private final class Curious: UIView {
  static var animations: [String] = []
  var calls: [String] = []

  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    Self.animations.append("animate \(duration)")
    super.animate(withDuration: duration, animations: animations)
  }
  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Self.animations.append("animate to the end")
    super.animate(withDuration: duration, animations: animations, completion: completion)
  }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Self.animations.append("animate after \(delay)")
    super.animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }
  override class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Self.animations.append("transition")
    super.transition(
      with: view, duration: duration, options: options, animations: animations,
      completion: completion)
  }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Self.animations.append("without")
    super.performWithoutAnimation(actionsWithoutAnimation)
  }
  override class var areAnimationsEnabled: Bool { false }
  override class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .rightToLeft }

  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { calls.append("style") }
  }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    didSet { calls.append("tint mode") }
  }
  override var contentScaleFactor: CGFloat { didSet { calls.append("scale") } }
  override var isMultipleTouchEnabled: Bool {
    get { true }
    set { calls.append("multiple") }
  }
  override var isExclusiveTouch: Bool { didSet { calls.append("exclusive") } }
  override var isOpaque: Bool { didSet { calls.append("opaque") } }
  override var clearsContextBeforeDrawing: Bool { didSet { calls.append("clears") } }
  override var autoresizesSubviews: Bool { didSet { calls.append("autoresizes") } }
  override var interactions: [any UIInteraction] { didSet { calls.append("interactions") } }
  override func addInteraction(_ interaction: any UIInteraction) {
    calls.append("add interaction")
    super.addInteraction(interaction)
  }
  override func removeInteraction(_ interaction: any UIInteraction) {
    calls.append("remove interaction")
    super.removeInteraction(interaction)
  }
  override func endEditing(_ force: Bool) -> Bool {
    calls.append("end editing")
    return super.endEditing(force)
  }
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode("curious", forKey: "kind")
  }
  override func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
  override func display(_ layer: CALayer) { calls.append("display") }
  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    calls.append("layers")
  }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    calls.append("action \(event)")
    return super.action(for: layer, forKey: event)
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView() }
  override func layoutGuide(for region: UIView.LayoutRegion) -> UILayoutGuide {
    calls.append("guide")
    return super.layoutGuide(for: region)
  }
  override func edgeInsets(for region: UIView.LayoutRegion) -> UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}

private final class Interaction: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
}

private final class Named: NSLayoutConstraint {
  override var firstAnchor: NSLayoutAnchor<AnyObject> { super.firstAnchor }
  override var secondAnchor: NSLayoutAnchor<AnyObject>? { nil }
  override class func constraints(
    withVisualFormat format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    super.constraints(withVisualFormat: "V:" + format, metrics: metrics, views: views)
  }
}

@MainActor @Suite("Members that few apps override", .serialized)
struct OverridingRareTests {
  private let view = Curious()

  @Test("animations call the methods of the class that they are called on")
  func animations() {
    Curious.animations = []
    var count = 0
    Curious.animate(withDuration: 0) { count += 1 }
    Curious.animate(withDuration: 0, animations: { count += 1 }, completion: { _ in count += 1 })
    Curious.animate(withDuration: 0, delay: 1, animations: { count += 1 })
    Curious.transition(with: view, duration: 0, animations: { count += 1 })
    Curious.performWithoutAnimation { count += 1 }
    #expect(count == 6)
    #expect(
      Curious.animations == [
        "animate 0.0", "animate to the end", "animate after 1.0", "transition", "without",
      ])
    #expect(!Curious.areAnimationsEnabled && UIView.areAnimationsEnabled)
    #expect(Curious.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
  }

  @Test("settings call their observers")
  func settings() {
    let plain: UIView = view
    plain.overrideUserInterfaceStyle = .dark
    plain.tintAdjustmentMode = .dimmed
    plain.contentScaleFactor = 3
    plain.isMultipleTouchEnabled = false
    plain.isExclusiveTouch = true
    plain.isOpaque = false
    plain.clearsContextBeforeDrawing = false
    plain.autoresizesSubviews = false
    #expect(
      view.calls == [
        "style", "tint mode", "scale", "multiple", "exclusive", "opaque", "clears", "autoresizes",
      ])
    #expect(plain.traitCollection.userInterfaceStyle == .dark)
    #expect(plain.isMultipleTouchEnabled && plain.isExclusiveTouch && !plain.isOpaque)
  }

  @Test("interactions, editing and a view's parts call the overrides")
  func methods() {
    let plain: UIView = view
    let interaction = Interaction()
    plain.addInteraction(interaction)
    plain.interactions = [interaction]
    #expect(interaction.view === view)
    plain.removeInteraction(interaction)
    #expect(plain.endEditing(false))
    #expect(plain.snapshotView(afterScreenUpdates: false) != nil)
    #expect(plain.layoutGuide(for: .safeArea()) === plain.safeAreaLayoutGuide)
    #expect(plain.directionalEdgeInsets(for: .margins()).leading == 2)
    #expect(
      view.calls == [
        "add interaction", "remove interaction", "add interaction", "interactions",
        "remove interaction", "end editing", "guide",
      ])
  }

  @Test("a layer calls the view's overrides; an archive takes the values that a subclass adds")
  func layers() {
    view.layer.layoutSublayers()
    _ = view.layer.action(forKey: "opacity")
    #expect(view.calls == ["layers", "action opacity"])
    let delegate: (any CALayerDelegate)? = view.layer.delegate
    #expect(delegate === view)
    delegate?.display(view.layer)
    #expect(view.calls.last == "display")
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    #expect(archiver.encodedData.count > 100)
  }

  @Test("a constraint's anchors and formats call the overrides")
  func constraints() {
    let child = UIView()
    view.addSubview(child)
    let made = Named.constraints(
      withVisualFormat: "|[child]", metrics: nil, views: ["child": child])
    #expect(made.map(\.firstAttribute) == [.top])
    let edge: NSLayoutConstraint = Named(
      item: child, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
      constant: 0)
    #expect(edge.secondAnchor == nil && edge.firstAnchor == child.topAnchor)
  }
}

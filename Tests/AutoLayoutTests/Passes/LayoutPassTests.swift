import AutoLayout
import Foundation
import Testing

/// A view with an intrinsic size, as in article S0.
final class ContentView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  var layoutCount = 0

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    size = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { size }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

@MainActor @Suite("Layout pass")
struct LayoutPassTests {
  func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("a view with an intrinsic size only needs a position: 150 x 66, centered (article S0)")
  func intrinsicSize() {
    let root = makeRoot()
    let view = ContentView(150, 66)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(view.frame == .zero)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 85, y: 0, width: 150, height: 66))
  }

  @Test("a constant's change moves frames at the next pass, not before (F6.3)")
  func constantChange() {
    let root = makeRoot()
    let view = ContentView(10, 10)
    root.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    NSLayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    leading.constant = 30
    #expect(view.frame.minX == 5)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30)
  }

  @Test("only changed views are laid out again")
  func coalescing() {
    let root = makeRoot()
    var boxes: [ContentView] = []
    for index in 0..<10 {
      let box = ContentView(50, 20)
      let inner = ContentView(10, 10)
      root.addSubview(box)
      box.addSubview(inner)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index * 20)),
        inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
        inner.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      ])
      boxes.append(box)
    }
    root.layoutIfNeeded()
    let before = boxes.map(\.layoutCount)
    (boxes[3].subviews[0] as? ContentView)?.size = CGSize(width: 12, height: 10)
    boxes[3].setNeedsLayout()
    boxes[3].setNeedsLayout()
    root.layoutIfNeeded()
    let after = boxes.map(\.layoutCount)
    for index in boxes.indices {
      #expect(after[index] - before[index] == (index == 3 ? 1 : 0))
    }
    #expect(boxes[3].subviews[0].frame == CGRect(x: 19, y: 5, width: 12, height: 10))
  }

  @Test(
    "a mask is translated: flexible width follows the superview together with constraints (F5.4)")
  func autoresizing() {
    let root = makeRoot(300, 300)
    let masked = UIView(frame: CGRect(x: 10, y: 10, width: 280, height: 50))
    masked.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    let below = ContentView(40, 40)
    root.addSubview(masked)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: masked.bottomAnchor, constant: 8),
      below.trailingAnchor.constraint(equalTo: masked.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 250, y: 68, width: 40, height: 40))
    root.frame.size = CGSize(width: 400, height: 500)
    root.layoutIfNeeded()
    #expect(masked.frame == CGRect(x: 10, y: 10, width: 380, height: 50))
    #expect(below.frame == CGRect(x: 350, y: 68, width: 40, height: 40))
  }

  @Test("a fitting size does not change the live layout (F1.32)")
  func fitting() {
    let root = makeRoot()
    let box = UIView()
    root.addConstrained(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 200).withPriority(40),
    ])
    box.addFilling(ContentView(100, 30), UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    root.layoutIfNeeded()
    let frame = box.frame
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 40))
    #expect(
      box.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 40))
    root.layoutIfNeeded()
    #expect(box.frame == frame)
  }

  @Test("an unreferenced tree is freed together with the constraints (F11.6)")
  func memory() {
    weak var weakRoot: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let root = makeRoot()
      let view = ContentView(10, 10)
      root.addSubview(view)
      let constraint = view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
      constraint.isActive = true
      root.layoutIfNeeded()
      weakRoot = root
      weakConstraint = constraint
    }
    #expect(weakRoot == nil)
    #expect(weakConstraint == nil)
  }
}

extension NSLayoutConstraint {
  func withPriority(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

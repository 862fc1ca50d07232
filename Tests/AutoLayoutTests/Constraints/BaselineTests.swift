import AutoLayout
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Baselines of views that borrow them")
struct BaselineTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let outer = BaselineTests.label("Outer")

  /// A view with a subview's baselines.
  final class Holder: UIView {
    var provider: UIView?
    override var forFirstBaselineLayout: UIView { provider ?? self }
    override var forLastBaselineLayout: UIView { provider ?? self }
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Aligns a holder, whose label is `inset` below the holder's top, with the outer label's
  /// baseline.
  private func holder(inset: CGFloat) -> Holder {
    let holder = Holder()
    holder.translatesAutoresizingMaskIntoConstraints = false
    let inner = Self.label("Inner")
    root.addSubview(outer)
    root.addSubview(holder)
    holder.addSubview(inner)
    holder.provider = inner
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      holder.heightAnchor.constraint(equalToConstant: 60),
      inner.topAnchor.constraint(equalTo: holder.topAnchor, constant: inset),
      holder.firstBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor),
    ])
    return holder
  }

  @Test("a borrowed baseline is at the provider's baseline (F6.17)")
  func nested() {
    let holder = holder(inset: 25)
    root.layoutIfNeeded()
    #expect(holder.frame.minY == 75)
    #expect(holder.constraints.count + root.constraints.count == 4)
  }

  @Test("when the provider changes, the constraint follows the new provider")
  func anotherProvider() {
    let holder = holder(inset: 25)
    root.layoutIfNeeded()
    let other = Self.label("Other")
    holder.addSubview(other)
    other.topAnchor.constraint(equalTo: holder.topAnchor, constant: 5).isActive = true
    holder.provider = other
    holder.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(holder.frame.minY == 95)
  }

  @Test("a view that has no text has baselines at the top and the bottom (F6.17)")
  func edges() {
    let first = UIView()
    let last = UIImageView()
    for view in [first, last] {
      root.addConstrained(view)
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    root.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      first.firstBaselineAnchor.constraint(equalTo: outer.bottomAnchor),
      last.lastBaselineAnchor.constraint(equalTo: outer.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.minY == outer.frame.maxY)
    #expect(last.frame.maxY == 100)
  }

  @Test("a constraint follows a button that gets a title, and loses it again")
  func laterTitle() {
    let button = UIButton(type: .system)
    root.addConstrained(button)
    NSLayoutConstraint.activate([
      button.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      button.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(button.frame.minY == 50)
    button.setTitle("Title", for: .normal)
    root.layoutIfNeeded()
    #expect(button.frame.minY < 30)
    button.setTitle(nil, for: .normal)
    root.layoutIfNeeded()
    #expect(button.frame.minY == 50)
  }

  @Test("after the baseline provider is removed, a view uses the top edge")
  func providerRemoved() {
    let holder = holder(inset: 25)
    root.layoutIfNeeded()
    let inner = holder.provider
    holder.provider = nil
    inner?.removeFromSuperview()
    root.layoutIfNeeded()
    let baseline = outer.frame.minY + outer.font.ascender
    #expect(holder.frame.minY.isNear(baseline, within: 1))
  }

  @Test("a row aligned by centers has the tallest label's baseline")
  func stack() {
    let small = Self.label("Small")
    let tall = Self.label("Tall")
    tall.font = .systemFont(ofSize: 40)
    let stack = UIStackView(arrangedSubviews: [small, tall])
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      stack.firstBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let wanted = outer.frame.minY + outer.font.ascender
    #expect(abs(stack.frame.minY + tall.frame.minY + tall.font.ascender - wanted) <= 1)
    small.font = .systemFont(ofSize: 60)
    root.layoutIfNeeded()
    #expect(abs(stack.frame.minY + small.frame.minY + small.font.ascender - wanted) <= 1)
  }
}

import Testing
import UIKit

// Layout by key paths to anchors, wrapped views and chained settings, in the style of Swift 5.

private typealias Relation = (UIView, UIView) -> NSLayoutConstraint

private func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ anchor: KeyPath<UIView, Anchor>, _ other: KeyPath<UIView, Anchor>, constant: CGFloat = 0
) -> Relation {
  { $0[keyPath: anchor].constraint(equalTo: $1[keyPath: other], constant: constant) }
}

private func equal<Extent: NSLayoutDimension>(
  _ anchor: KeyPath<UIView, Extent>, to constant: CGFloat
) -> Relation {
  { view, _ in view[keyPath: anchor].constraint(equalToConstant: constant) }
}

extension UIView {
  fileprivate func add(_ child: UIView, _ relations: Relation...) {
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(relations.map { $0(child, self) })
  }
}

private protocol Configurable {}
extension Configurable where Self: AnyObject {
  func with(_ change: (Self) throws -> Void) rethrows -> Self {
    try change(self)
    return self
  }
}
extension NSObject: Configurable {}

@dynamicMemberLookup
private struct Setting<Base: AnyObject> {
  let base: Base
  subscript<Value>(dynamicMember member: ReferenceWritableKeyPath<Base, Value>) -> (Value)
    -> Setting<Base>
  {
    { value in
      base[keyPath: member] = value
      return self
    }
  }
}

@propertyWrapper
private struct LaidOut<View: UIView> {
  var wrappedValue: View { didSet { prepare() } }
  init(wrappedValue: View) {
    self.wrappedValue = wrappedValue
    prepare()
  }
  private func prepare() { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
}

private final class Card: UIView {
  @LaidOut var title = UILabel()
  @LaidOut var button = UIButton(type: .system).with { $0.setTitle("Go", for: .normal) }
  lazy var stack = UIStackView(arrangedSubviews: [title, button]).with {
    $0.axis = .vertical
    $0.spacing = 4
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    add(
      stack, equal(\.topAnchor, \.layoutMarginsGuide.topAnchor),
      equal(\.bottomAnchor, \.layoutMarginsGuide.bottomAnchor),
      equal(\.leadingAnchor, \.leadingAnchor, constant: 10),
      equal(\.trailingAnchor, \.trailingAnchor, constant: -10))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private protocol Sided {
  associatedtype Owner
  var owner: Owner? { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}
extension Sided {
  func below(_ other: any Sided, by distance: CGFloat = 0) -> NSLayoutConstraint {
    topAnchor.constraint(equalTo: other.bottomAnchor, constant: distance)
  }
}
extension UIView: Sided { fileprivate var owner: UIView? { superview } }
extension UILayoutGuide: Sided { fileprivate var owner: UIView? { owningView } }

@MainActor @Suite("Key paths, wrappers and chains, in Swift 5 mode")
struct KeyPathLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test("key paths are related to each other, also into guides")
  func keyPaths() {
    let child = UIView()
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.add(
      child, equal(\.topAnchor, \.layoutMarginsGuide.topAnchor), equal(\.heightAnchor, to: 20),
      equal(\.leftAnchor, \.centerXAnchor, constant: 5), equal(\.widthAnchor, to: 30))
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 105, y: 1, width: 30, height: 20))
    #expect(root.constraints.count == 2 && child.constraints.count == 2)
  }

  @Test("a card with wrapped and lazy views is as large as the parts and margins")
  func wrapped() {
    let card = Card()
    card.title = UILabel().with { $0.text = "Title" }
    #expect(!card.title.translatesAutoresizingMaskIntoConstraints)
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let part = card.button.intrinsicContentSize
    // The label that replaced it later is not in the stack.
    #expect(card.stack.arrangedSubviews.first?.intrinsicContentSize.height == 0)
    #expect(size == CGSize(width: part.width + 20, height: part.height + 4 + 16))
  }

  @Test("settings are chained by dynamic members and by key paths")
  func chains() {
    let label = Setting(base: UILabel()).text("a").numberOfLines(0).isHidden(true).tag(3).base
    #expect(label.text == "a" && label.numberOfLines == 0 && label.isHidden && label.tag == 3)
    let set: [(UILabel) -> Void] = [
      { $0[keyPath: \.frame.size.width] = 9 }, { $0[keyPath: \.layer.cornerRadius] = 2 },
    ]
    for change in set { change(label) }
    #expect(label.frame.width == 9 && label.layer.cornerRadius == 2)
  }

  @Test("views and guides conform to a protocol with an associated type")
  func protocols() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let child = UIView().with { $0.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(child)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30), child.below(guide, by: 7),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.minY == 37 && guide.owner === root && child.owner === root)
  }
}

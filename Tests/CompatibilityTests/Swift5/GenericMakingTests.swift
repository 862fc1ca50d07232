import Testing
import UIKit

private class Framed: UIView {
  let words = ["made"]
  var isSetUp = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSetUp = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Inheriting: Framed {
  var numbers = [1, 2, 3]
}

private final class Screen: UIViewController {
  let name = "screen"
}

private final class Row: UITableViewCell {
  var isSetUp = false
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSetUp = true
  }
  required init?(coder: NSCoder) { nil }
}

private final class Guide: UILayoutGuide {
  var marks = Set([4])
}

private final class Column: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }
  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension UIView {
  /// As in many libraries.
  fileprivate static func autolayout() -> Self {
    let view = self.init()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  fileprivate class func sized(_ side: CGFloat) -> Self {
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }
}

private protocol Reusable: AnyObject {}
extension Reusable where Self: UIView {
  static func instance() -> Self { .init() }
}
extension Framed: Reusable {}

private final class Provider<View: UIView> {
  func make(_ configure: (View) -> Void) -> View {
    let view = View()
    configure(view)
    return view
  }
}

@Suite("Objects whose classes are known at run time")
@MainActor
struct GenericMakingTests {
  private func make<T: UIView>() -> T { T() }
  private func make<T: UIView>(_ type: T.Type, _ frame: CGRect) -> T { type.init(frame: frame) }
  private func show<T: UIViewController>(_ type: T.Type) -> T { T() }

  @Test("generic code makes views by the initializer that the class overrides")
  func views() {
    let framed: Framed = make()
    #expect(framed.isSetUp && framed.words == ["made"])
    let inheriting = Provider<Inheriting>().make { $0.tag = 3 }
    #expect(inheriting.isSetUp && inheriting.numbers == [1, 2, 3] && inheriting.tag == 3)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(make(Inheriting.self, frame).frame == frame)
    #expect((make() as UILabel).text == nil)
    let types: [UIView.Type] = [UIButton.self, UIStackView.self, Inheriting.self]
    let views = types.map { $0.init() }
    #expect(views[0] is UIButton && views[1] is UIStackView && views[2] is Inheriting)
    #expect(types.map { $0.init(frame: frame).frame } == [frame, frame, frame])
  }

  @Test("static functions make views of the class that they are called on")
  func statics() {
    let view = Inheriting.autolayout()
    #expect(view.isSetUp && !view.translatesAutoresizingMaskIntoConstraints)
    #expect(UISwitch.autolayout().intrinsicContentSize.width > 0)
    #expect(Framed.sized(9).frame.width == 9)
    #expect(Framed.instance().isSetUp && Inheriting.instance().numbers.count == 3)
  }

  @Test("controllers, cells, guides, buttons and recognizers are made in the same way")
  func others() {
    #expect(show(Screen.self).name == "screen")
    let controllers: [UIViewController.Type] = [UITabBarController.self, Screen.self]
    #expect(controllers[1].init(nibName: "Nib", bundle: nil).nibName == "Nib")
    #expect(controllers[0].init() is UITabBarController)
    func row<T: UITableViewCell>(_ type: T.Type) -> T { T(style: .value1, reuseIdentifier: "row") }
    let cell = row(Row.self)
    #expect(cell.isSetUp && cell.reuseIdentifier == "row")
    func guide<T: UILayoutGuide>() -> T { T() }
    #expect((guide() as Guide).marks == [4])
    func button<T: UIButton>(_ type: T.Type) -> T { T(type: .system) }
    #expect(button(UIButton.self).buttonType == .system)
    func stack<T: UIStackView>(_ type: T.Type) -> T { T(arrangedSubviews: [UIView(), UILabel()]) }
    #expect(stack(Column.self).axis == .vertical && stack(Column.self).arrangedSubviews.count == 2)
    func recognizer<T: UIGestureRecognizer>(_ type: T.Type) -> T { T(target: nil, action: nil) }
    #expect(recognizer(UITapGestureRecognizer.self).numberOfTapsRequired == 1)
  }

  @Test("named classes are made by the classes' initializers")
  func named() {
    final class Own: UIView {
      let side: CGFloat
      init(side: CGFloat) {
        self.side = side
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
      }
      convenience init() { self.init(side: 7) }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Own().side == 7 && Own(side: 3).frame.width == 3)
    #expect(
      UIView().frame == .zero
        && UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).bounds.width == 1)
    #expect(UILayoutGuide().identifier.isEmpty && UIViewController().children.isEmpty)
  }
}

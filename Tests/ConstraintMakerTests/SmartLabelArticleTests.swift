import AutoLayout
import ConstraintMaker
import Foundation
import Testing

/// The view of an article that gives a composed view a content size of its own.
private final class SmartLabel: UIView {
  let titleLabel = SizedView(0, 15)
  let tipLabel = SizedView(70, 15)
  var title = "" {
    didSet {
      titleLabel.contentSize.width = titleWidth
      invalidateIntrinsicContentSize()
    }
  }
  private var titleWidth: CGFloat { CGFloat(title.count) * 7 }

  init() {
    super.init(frame: .zero)
    addSubview(titleLabel)
    titleLabel.makeConstraints { make in
      make.leading.top.trailing.equalTo(self)
      make.height.equalTo(25)
    }
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    addSubview(tipLabel)
    tipLabel.makeConstraints { make in
      make.leading.trailing.bottom.equalTo(self)
      make.top.equalTo(titleLabel.layout.bottom)
    }
    tipLabel.setContentCompressionResistancePriority(UILayoutPriority(0), for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: titleWidth, height: 50) }
}

@MainActor @Suite("The article on intrinsic sizes")
struct SmartLabelArticleTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("a view with its own content size needs no width and height, and follows its text")
  func followsText() {
    let smart = SmartLabel()
    root.addSubview(smart)
    smart.makeConstraints { make in make.left.top.equalTo(root).offset(20) }
    smart.title = "0123456789"
    root.layoutIfNeeded()
    #expect(smart.frame == CGRect(x: 20, y: 20, width: 70, height: 50))
    #expect(smart.titleLabel.frame == CGRect(x: 0, y: 0, width: 70, height: 25))
    #expect(smart.tipLabel.frame == CGRect(x: 0, y: 25, width: 70, height: 25))
    smart.title += "0123456789"
    root.layoutIfNeeded()
    #expect(smart.frame.width == 140)
  }

  @Test("of two such views the one that resists compression less gives way")
  func priorities() {
    let first = SmartLabel()
    let second = SmartLabel()
    root.addSubview(first)
    root.addSubview(second)
    first.makeConstraints { make in make.left.top.equalTo(root).offset(10) }
    second.makeConstraints { make in
      make.left.equalTo(first.layout.right).offset(10)
      make.top.equalTo(first)
      make.right.lessThanOrEqualTo(root).offset(-10)
    }
    first.title = String(repeating: "1", count: 30)
    second.title = String(repeating: "2", count: 30)
    second.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(second.frame.width == 210)
    #expect(first.frame.width == 80)
    second.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 210)
    #expect(second.frame.width == 80)
  }
}

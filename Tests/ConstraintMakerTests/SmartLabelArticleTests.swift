import AutoLayout
import ConstraintMaker
import Foundation
import TestSupport
import Testing

/// The view from an article that gives a composed view an intrinsic content size, line by line.
private final class SmartLabel: UIView {
  let titleLabel = UILabel()
  let tipLabel = UILabel()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .red
    titleLabel.font = labelsFont
    titleLabel.textColor = .green
    titleLabel.text = ""
    addSubview(titleLabel)
    titleLabel.makeConstraints { make in
      make.leading.top.trailing.equalTo(self)
      make.height.equalTo(25)
    }
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    tipLabel.font = labelsFont
    tipLabel.textColor = .blue
    tipLabel.text = ""
    addSubview(tipLabel)
    tipLabel.makeConstraints { make in
      make.leading.trailing.bottom.equalTo(self)
      make.top.equalTo(titleLabel.layout.bottom)
    }
    tipLabel.setContentCompressionResistancePriority(UILayoutPriority(0), for: .horizontal)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tipLabel.text = String(format: "width: %.0f", Double(bounds.width))
  }

  var title = "" {
    didSet {
      titleLabel.text = title
      invalidateIntrinsicContentSize()
    }
  }

  var titleWidth: CGFloat { title.size(withAttributes: [.font: labelsFont]).width }

  override var intrinsicContentSize: CGSize { CGSize(width: titleWidth, height: 50) }

  private var labelsFont: UIFont { UIFont.systemFont(ofSize: 12) }
}

@MainActor @Suite("The article on intrinsic sizes")
struct SmartLabelArticleTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Within a pixel at three pixels per point.
  func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { a.isNear(b, within: 0.34) }

  @Test("a view that sets a content size needs no width and height, and follows the text")
  func followsText() {
    let smart = SmartLabel()
    root.addSubview(smart)
    smart.makeConstraints { make in make.left.top.equalTo(root).offset(20) }
    smart.title = "0123456789"
    root.layoutIfNeeded()
    let width = smart.frame.width
    #expect(width > 60)
    #expect(isClose(width, smart.titleWidth))
    #expect(smart.frame == CGRect(x: 20, y: 20, width: width, height: 50))
    #expect(smart.titleLabel.frame == CGRect(x: 0, y: 0, width: width, height: 25))
    #expect(smart.tipLabel.frame == CGRect(x: 0, y: 25, width: width, height: 25))
    #expect(smart.tipLabel.text == "width: \(Int(width.rounded()))")
    smart.title += "0123456789"
    root.layoutIfNeeded()
    #expect(isClose(smart.frame.width, 2 * width))
    #expect(smart.tipLabel.text == "width: \(Int(smart.frame.width.rounded()))")
  }

  @Test("if two such views compete, the view with the lower compression resistance is compressed")
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
    first.title = String(repeating: "1", count: 40)
    second.title = String(repeating: "2", count: 30)
    let room = 320 - 30 as CGFloat
    second.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.titleWidth + second.titleWidth > room)
    #expect(isClose(second.frame.width, second.titleWidth))
    #expect(isClose(first.frame.width, room - second.titleWidth))
    second.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(isClose(first.frame.width, first.titleWidth))
    #expect(isClose(second.frame.width, room - first.titleWidth))
  }
}

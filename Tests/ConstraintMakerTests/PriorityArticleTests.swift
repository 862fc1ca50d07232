import AutoLayout
import ConstraintMaker
import Foundation
import Testing

/// The examples from an article on hugging and compression resistance, line by line, with the
/// article's results.
@MainActor @Suite("The article on content priorities")
struct PriorityArticleTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let controller = UIViewController()
  var view: UIView { controller.view }

  init() {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  func add(_ width: CGFloat, _ height: CGFloat) -> SizedView {
    let content = SizedView(width, height)
    view.addSubview(content)
    return content
  }

  @Test("a view with no content size is invisible; with a content size it has exactly that size")
  func contentSize() {
    let plain = UIView()
    view.addSubview(plain)
    plain.makeConstraints { make in
      make.centerX.equalTo(view)
      make.top.equalTo(controller.topLayoutGuide.layout.bottom)
    }
    let intrinsicView = add(150, 66)
    intrinsicView.makeConstraints { make in
      make.centerX.equalTo(view)
      make.top.equalTo(controller.topLayoutGuide.layout.bottom)
    }
    window.layoutIfNeeded()
    #expect(plain.frame.size == .zero)
    #expect(
      intrinsicView.frame
        == CGRect(x: 85, y: controller.topLayoutGuide.length, width: 150, height: 66))
  }

  @Test("resistance and hugging are numbers from 1 to 1000, 750 and 250 by default")
  func numbers() {
    let label = UILabel()
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
    label.setContentCompressionResistancePriority(UILayoutPriority(500), for: .horizontal)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 500)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 250)
  }

  @Test("two views are at the top and at the bottom of the page")
  func apart() {
    let topView = add(150, 66)
    let bottomView = add(150, 66)
    topView.makeConstraints { make in
      make.centerX.equalTo(view)
      make.top.equalTo(controller.topLayoutGuide.layout.bottom)
    }
    bottomView.makeConstraints { make in
      make.centerX.equalTo(view)
      make.bottom.equalTo(controller.bottomLayoutGuide.layout.bottom)
    }
    window.layoutIfNeeded()
    #expect(topView.frame.minY == controller.topLayoutGuide.length)
    #expect(bottomView.frame == CGRect(x: 85, y: 502, width: 150, height: 66))
  }

  @Test(
    "if there is a gap, the upper view is stretched; hugging of 251 stretches the lower view")
  func hugging() {
    let topView = add(150, 66)
    topView.makeConstraints { make in
      make.centerX.equalTo(view)
      make.top.equalTo(controller.topLayoutGuide.layout.bottom)
    }
    let bottomView = add(150, 66)
    bottomView.makeConstraints { make in
      make.centerX.equalTo(view)
      make.top.equalTo(topView.layout.bottom).offset(40)
      make.bottom.equalTo(controller.bottomLayoutGuide.layout.bottom)
    }
    window.layoutIfNeeded()
    let room = 568 - controller.topLayoutGuide.length
    #expect(topView.frame.height == room - 40 - 66)
    #expect(bottomView.frame.height == 66)
    topView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    window.layoutIfNeeded()
    #expect(topView.frame.height == 66)
    #expect(bottomView.frame.height == room - 40 - 66)
  }

  @Test(
    "texts that fit are whole; otherwise the right text is compressed, until it resists with 751")
  func compression() {
    let leftLabel = add(100, 20)
    let rightLabel = add(120, 20)
    leftLabel.makeConstraints { make in
      make.left.equalTo(view).offset(10)
      make.top.equalTo(80)
    }
    rightLabel.makeConstraints { make in
      make.top.equalTo(leftLabel)
      make.left.equalTo(leftLabel.layout.right).offset(20)
      make.right.lessThanOrEqualTo(view).offset(-10)
    }
    window.layoutIfNeeded()
    #expect(leftLabel.frame == CGRect(x: 10, y: 80, width: 100, height: 20))
    #expect(rightLabel.frame == CGRect(x: 130, y: 80, width: 120, height: 20))
    leftLabel.contentSize.width = 200
    rightLabel.contentSize.width = 180
    window.layoutIfNeeded()
    #expect(leftLabel.frame.width == 200)
    #expect(rightLabel.frame == CGRect(x: 230, y: 80, width: 80, height: 20))
    rightLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    window.layoutIfNeeded()
    #expect(leftLabel.frame.width == 100)
    #expect(rightLabel.frame == CGRect(x: 130, y: 80, width: 180, height: 20))
  }

  /// A cell with an image and three texts, built as in the article.
  @MainActor struct Cell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    let image: SizedView
    let name = SizedView(60, 20)
    let content = SizedView(150, 60)
    let company = SizedView(90, 20)

    init(imageHeight: CGFloat) {
      image = SizedView(100, imageHeight)
      let contentView = cell.contentView
      for view in [image, name, content, company] {
        contentView.addSubview(view)
      }
      image.makeConstraints { make in
        make.left.equalTo(contentView).offset(10)
        make.centerY.equalTo(contentView)
        make.top.greaterThanOrEqualTo(contentView).offset(10)
        make.bottom.lessThanOrEqualTo(contentView).offset(-10)
      }
      name.makeConstraints { make in
        make.left.equalTo(image.layout.right).offset(6)
        make.right.lessThanOrEqualTo(contentView).offset(-10)
        make.top.equalTo(contentView).offset(10)
      }
      content.makeConstraints { make in
        make.left.equalTo(name)
        make.top.equalTo(name.layout.bottom).offset(6)
      }
      company.makeConstraints { make in
        make.left.equalTo(content)
        make.right.lessThanOrEqualTo(contentView).offset(-10)
        make.top.equalTo(content.layout.bottom).offset(6)
        make.bottom.equalTo(contentView).offset(-10)
      }
      for text in [name, company, content] {
        text.setContentHuggingPriority(.required, for: .vertical)
      }
    }
  }

  @Test(
    "the system computes a cell's height from the texts; an image that is higher is compressed"
  )
  func cellHeight() {
    for imageHeight in [80, 200] as [CGFloat] {
      let cell = Cell(imageHeight: imageHeight)
      let size = cell.cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      // 10 + 20 + 6 + 60 + 6 + 20 + 10
      #expect(size.height == 132)
      cell.cell.frame.size = CGSize(width: 320, height: size.height)
      cell.cell.layoutIfNeeded()
      #expect(cell.image.frame.height == min(imageHeight, 112))
      #expect(cell.image.frame.midY == size.height / 2)
      #expect(cell.content.frame == CGRect(x: 116, y: 36, width: 150, height: 60))
    }
  }
}

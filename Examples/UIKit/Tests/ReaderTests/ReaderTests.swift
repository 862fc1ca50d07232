import Reader
import Testing
import UIKit

@MainActor @Suite("A reader of articles")
struct ReaderTests {
  let portrait = CGSize(width: 390, height: 844)
  let landscape = CGSize(width: 844, height: 390)

  private func list(_ window: UIWindow) throws -> ArticleListController {
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    return try #require(navigation.topViewController as? ArticleListController)
  }

  @Test("the list stands between the bars, its rows are as high as their text")
  func rows() throws {
    let window = ReaderApp.makeWindow(size: portrait)
    let list = try list(window)
    list.view.setNeedsLayout()
    window.layoutIfNeeded()
    let top = list.view.convert(list.tableView.frame.origin, to: nil).y
    #expect(top == list.view.safeAreaInsets.top && top > 44)
    let cells = (0..<3).compactMap {
      list.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? ArticleCell
    }
    #expect(cells.count == 3)
    #expect(cells[1].frame.height > cells[0].frame.height, "a title of several lines")
    #expect(cells[0].frame.maxY == cells[1].frame.minY)
    #expect(cells[0].dot.frame.width == 10 && cells[1].dot.frame.width == 0)
    #expect(cells[0].titleLabel.frame.minX == cells[0].dot.frame.maxX + 8)
  }

  @Test("an article's picture stands above its text, or beside it when the device is turned")
  func rotation() throws {
    let window = ReaderApp.makeWindow(size: portrait)
    try list(window).open(1)
    window.layoutIfNeeded()
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let article = try #require(navigation.topViewController as? ArticleController)
    #expect(navigation.viewControllers.count == 2)
    #expect(article.picture.frame.width == 390)
    #expect(abs(article.picture.frame.height - 390 * 9 / 16) < 0.5)
    #expect(article.titleLabel.frame.width < 390)
    #expect(article.scrollView.contentSize.width == 390)
    let content = try #require(article.titleLabel.superview)
    #expect(content.frame.minY == article.picture.frame.maxY + 16)
    #expect(article.textLabel.frame.minY > article.titleLabel.frame.maxY)

    window.frame.size = landscape
    window.layoutIfNeeded()
    #expect(article.view.frame.size == landscape)
    #expect(article.picture.frame.width == article.picture.frame.height)
    #expect(content.frame.minX == article.picture.frame.maxX + 16)
    #expect(content.frame.minY == 0)
    #expect(article.scrollView.contentSize.width == 844)

    window.frame.size = portrait
    window.layoutIfNeeded()
    #expect(article.picture.frame.width == 390)
  }

  @Test("a row's control keeps its size, and goes below very large text")
  func dynamicType() throws {
    let settings = SettingsController()
    let window = UIWindow(frame: CGRect(origin: .zero, size: portrait))
    window.rootViewController = settings
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let control = settings.offline.control
    #expect(settings.offline.axis == .horizontal)
    #expect(abs(control.frame.maxX - (390 - 16)) <= 2)
    #expect(settings.offline.titleLabel.frame.maxX <= control.frame.minX - 8 + 0.5)
    let before = settings.offline.titleLabel.frame.height

    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    #expect(settings.offline.axis == .vertical)
    #expect(settings.offline.titleLabel.frame.height > before * 1.5)
    #expect(control.frame.minY >= settings.offline.titleLabel.frame.maxY)
    #expect(settings.sliderWidth?.isActive == true)
    #expect(settings.brightness.control.frame.width == 124, "an alignment rectangle of 120")
  }

  @Test("right to left, everything stands at the other side")
  func mirrored() throws {
    let cell = ArticleCell(style: .default, reuseIdentifier: nil)
    cell.show(Article.samples[0], isUnread: true)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(cell.dot.frame.minX > cell.titleLabel.frame.maxX)
  }

  @Test("tags break into rows of the width there is")
  func tags() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    let cloud = TagCloudView()
    cloud.tags = ["one", "two words", "three words here", "four"]
    cloud.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(cloud)
    NSLayoutConstraint.activate([
      cloud.topAnchor.constraint(equalTo: root.topAnchor),
      cloud.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cloud.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(cloud.frame.width == 150)
    #expect(cloud.frame.height == cloud.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(Set(cloud.subviews.map(\.frame.minY)).count > 1)
    #expect(cloud.subviews.allSatisfy { $0.frame.maxX <= 150 })
  }
}

import AutoLayout
import Foundation
import Testing

@Suite("Missing content", .serialized)
@MainActor
struct UnavailableContentTests {
  private final class Listing: UIViewController {
    var texts: [String?] = []
    var isEmpty = true
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      texts.append(state.searchText)
      contentUnavailableConfiguration =
        isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
    }
  }

  private let size = CGSize(width: 390, height: 844)

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func shown<View: UIView>(_ kind: View.Type, in view: UIView) -> [View] {
    guard !view.isHidden else { return [] }
    return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { shown(kind, in: $0) }
  }

  private func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in }
  }

  @Test("image, texts and buttons are stacked in the middle of the safe area")
  func middle() throws {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = image(CGSize(width: 60, height: 40))
    content.text = "Nothing here"
    content.secondaryText = "Add something to see it."
    content.button.title = "Add"
    content.secondaryButton.title = "Learn more"
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = content
    let window = window(controller)
    let root = try #require(controller.view)
    let view = try #require(shown(UIContentUnavailableView.self, in: root).first)
    #expect(view.frame == root.bounds && root.subviews.last === view)
    let picture = try #require(
      shown(UIImageView.self, in: view).first { $0.image == content.image })
    let labels = shown(UILabel.self, in: view).filter { !($0.superview is UIButton) }
    let buttons = shown(UIButton.self, in: view)
    #expect(labels.map(\.text) == ["Nothing here", "Add something to see it."])
    #expect(buttons.map { $0.currentTitle } == ["Add", "Learn more"])
    let parts = [picture] + labels + buttons
    let frames = parts.map { $0.convert($0.bounds, to: root) }
    #expect(frames[0].size == CGSize(width: 60, height: 40))
    #expect(frames.allSatisfy { abs($0.midX - 195) <= 0.5 })
    let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    let distances = [
      content.imageToTextPadding, content.textToSecondaryTextPadding,
      content.textToButtonPadding, content.buttonToSecondaryButtonPadding,
    ]
    #expect(zip(gaps, distances).allSatisfy { abs($0 - $1) < 0.01 })
    let safe = root.safeAreaInsets
    let middle = (safe.top + size.height - safe.bottom) / 2
    #expect(abs((frames[0].minY + frames[4].maxY) / 2 - middle) <= 0.5)
    withExtendedLifetime(window) {}
  }

  @Test("missing parts take no space, and long texts wrap inside the margins")
  func parts() throws {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = String(repeating: "many words ", count: 20)
    content.alignment = .natural
    let view = UIContentUnavailableView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 600)
    view.layoutIfNeeded()
    let label = try #require(shown(UILabel.self, in: view).first)
    #expect(shown(UIButton.self, in: view).isEmpty && shown(UIImageView.self, in: view).isEmpty)
    let frame = label.convert(label.bounds, to: view)
    #expect(frame.minX == 16 && frame.maxX <= 184 && frame.height > 100)
    #expect(abs(frame.midY - 300) <= 0.5)
    content.image = image(CGSize(width: 400, height: 400))
    content.imageProperties.maximumSize = CGSize(width: 50, height: 30)
    view.configuration = content
    view.layoutIfNeeded()
    let picture = try #require(shown(UIImageView.self, in: view).first)
    #expect(picture.bounds.size == CGSize(width: 50, height: 30))
    #expect(!view.supports(UIListContentConfiguration.cell()))
  }

  @Test("a spinner turns while content loads, and an empty search names the searched text")
  func stock() throws {
    let view = UIContentUnavailableView(configuration: .loading())
    let wheel = try #require(shown(UIActivityIndicatorView.self, in: view).first)
    #expect(wheel.isAnimating)
    view.configuration = UIContentUnavailableConfiguration.search()
    #expect(!wheel.isAnimating && wheel.isHidden)
    let traits = UITraitCollection(layoutDirection: .leftToRight)
    var state = UIContentUnavailableConfigurationState(traitCollection: traits)
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "tea"
    #expect(search.updated(for: state).text == "No Results for “tea”")
    state.searchText = "milk"
    #expect(search.updated(for: state).updated(for: state).text == "No Results for “milk”")
    var own = search
    own.text = "Sorry"
    #expect(own.updated(for: state).text == "Sorry")
  }

  @Test("the button has the given configuration and calls the action")
  func buttons() throws {
    var done = 0
    var content = UIContentUnavailableConfiguration.empty()
    content.button.title = "Again"
    content.buttonProperties.primaryAction = UIAction { _ in done += 1 }
    content.secondaryButton.title = "Delete"
    content.secondaryButtonProperties.isEnabled = false
    content.secondaryButtonProperties.role = .destructive
    let view = UIContentUnavailableView(configuration: content)
    view.configuration = content
    let buttons = shown(UIButton.self, in: view)
    buttons[0].sendActions(for: .primaryActionTriggered)
    #expect(done == 1)
    #expect(!buttons[1].isEnabled && buttons[1].role == .destructive)
  }

  @Test("a controller updates before the first layout, on request, and at a new search text")
  func updates() throws {
    let controller = Listing()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    let window = window(UINavigationController(rootViewController: controller))
    #expect(controller.texts == [nil])
    let root = try #require(controller.view)
    #expect(shown(UIContentUnavailableView.self, in: root).count == 1)
    search.isActive = true
    search.searchBar.text = "tea"
    window.layoutIfNeeded()
    #expect(controller.texts.last == "tea")
    let labels = shown(UILabel.self, in: root).map(\.text)
    #expect(labels.contains("No Results for “tea”"))
    let count = controller.texts.count
    root.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.texts.count == count)
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(controller.texts.count == count + 1)
    #expect(controller.contentUnavailableConfiguration == nil)
    #expect(shown(UIContentUnavailableView.self, in: root).isEmpty)
  }

  @Test("in a table it fills the visible part")
  func table() throws {
    let controller = UITableViewController(style: .plain)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let window = window(controller)
    controller.tableView.contentOffset.y = 120
    window.layoutIfNeeded()
    let view = try #require(shown(UIContentUnavailableView.self, in: controller.tableView).first)
    #expect(view.frame == controller.tableView.bounds)
  }
}

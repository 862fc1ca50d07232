import Testing
import UIKit

@MainActor @Suite("Members of controls that apps seldom use")
struct EverydayControlsTests {
  private final class Photos: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = .pop
      animator.addCompletion { self.title = "shown" }
    }
  }

  private final class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { UITargetedPreview(view: tableView) }
  }

  private final class Commit: NSObject, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    var previewViewController: UIViewController? { nil }
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping () -> Void) { completion() }
  }

  @Test("menu handlers for items and rows are overridden")
  func menus() throws {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: any UICollectionViewDelegate = photos
    let menu = try #require(
      delegate.collectionView(
        photos.collectionView, contextMenuConfigurationForItemsAt: [], point: .zero))
    let commit = Commit()
    delegate.collectionView(
      photos.collectionView, willPerformPreviewActionForMenuWith: menu, animator: commit)
    #expect(commit.preferredCommitStyle == .pop && photos.title == "shown")
    let rows = Rows(style: .plain)
    let rowDelegate: any UITableViewDelegate = rows
    let preview = rowDelegate.tableView(
      rows.tableView, previewForHighlightingContextMenuWithConfiguration: menu)
    #expect(preview?.view === rows.tableView)
    #expect(
      rowDelegate.tableView(
        rows.tableView, previewForDismissingContextMenuWithConfiguration: menu) == nil)
  }

  @Test("a page control keeps images for pages, which do not change the size")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let size = control.intrinsicContentSize
    let (dot, house) = (UIImage(systemName: "circle"), UIImage(systemName: "house"))
    control.preferredIndicatorImage = dot
    control.setIndicatorImage(house, forPage: 1)
    #expect(control.indicatorImage(forPage: 0) === dot)
    #expect(control.indicatorImage(forPage: 1) === house)
    control.allowsContinuousInteraction = false
    #expect(!control.allowsContinuousInteraction && control.intrinsicContentSize == size)
  }

  @Test("a color well is as large as a disc and keeps the color")
  func well() {
    let well = UIColorWell()
    well.selectedColor = .red
    (well.title, well.supportsAlpha) = ("Tint", false)
    well.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(well)
    NSLayoutConstraint.activate([
      well.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      well.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(well.frame == CGRect(x: 72, y: 0, width: 28, height: 28))
    #expect(well.selectedColor == .red)
  }

  @Test("fields keep password rules and the input assistant item")
  func fields() {
    let field = UITextField()
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    let item = field.inputAssistantItem
    item.leadingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    ]
    #expect(field.inputAssistantItem === item)
    #expect(field.inputAssistantItem.leadingBarButtonGroups.count == 1)
  }

  @Test("paragraph styles and labels keep line break strategies, which do not change layout")
  func lines() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.lineBreakStrategy == [] && !style.allowsDefaultTighteningForTruncation)
    style.lineBreakStrategy = .pushOut
    style.allowsDefaultTighteningForTruncation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.lineBreakStrategy == .pushOut && copy.allowsDefaultTighteningForTruncation)
    let label = UILabel()
    label.text = "Title"
    let size = label.intrinsicContentSize
    label.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    #expect(label.intrinsicContentSize == size && label.lineBreakStrategy.contains(.pushOut))
    let manager = NSLayoutManager()
    manager.allowsNonContiguousLayout = true
    #expect(manager.allowsNonContiguousLayout && !manager.hasNonContiguousLayout)
    let narrow = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
    #expect(narrow == UIFont.systemFont(ofSize: 17, weight: .bold))
  }

  @Test("a prominent header has label color, and an extra prominent header a larger font")
  func headers() {
    let header = UIListContentConfiguration.prominentInsetGroupedHeader()
    #expect(header.textProperties.color == .label && header.textProperties.transform == .none)
    let more = UIListContentConfiguration.extraProminentInsetGroupedHeader()
    #expect(more.textProperties.font.pointSize > header.textProperties.font.pointSize)
    #expect(UIListContentConfiguration.sidebarCell().textProperties.color == .label)
    #expect(UIListContentConfiguration.sidebarHeader().textProperties.color == .label)
  }
}

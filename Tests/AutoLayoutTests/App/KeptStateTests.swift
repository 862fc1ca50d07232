import AutoLayout
import Foundation
import Testing

@MainActor
@Suite struct KeptStateTests {
  @Test func aDeferredPartOfAMenuIsMadeOnce() {
    var calls = 0
    let once = UIDeferredMenuElement { give in
      calls += 1
      give([UIAction(title: "Later") { _ in }])
    }
    var titles: [String] = []
    for _ in 0..<2 { once.loadElements { titles += $0.map(\.title) } }
    #expect(titles == ["Later", "Later"])
    #expect(calls == 1)
    let each = UIDeferredMenuElement.uncached { give in
      calls += 1
      give([])
    }
    for _ in 0..<2 { each.loadElements { _ in } }
    #expect(calls == 3)
  }

  @Test func interactionsKnowTheirView() {
    final class Board: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))] }
    }
    let board = Board()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let drag = UIDragInteraction(delegate: board)
    let drop = UIDropInteraction(delegate: board)
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(drag.view === view)
    #expect(drop.view === view)
    #expect(drop.delegate === board)
    view.removeInteraction(drag)
    #expect(drag.view == nil)
    let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
    item.previewProvider = { UIDragPreview(view: view) }
    #expect(item.previewProvider?()?.view === view)
    let proposal = UITableViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    #expect(proposal.operation == .move)
    #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
    #expect(
      !UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()
      ).hasActiveDrag)
  }

  @Test func workInTheBackgroundIsCounted() {
    let application = UIApplication.shared
    let before = UIApplication.backgroundTasks
    let task = application.beginBackgroundTask(withName: "save") {}
    let other = application.beginBackgroundTask()
    #expect(task != other)
    #expect(task != .invalid)
    #expect(UIApplication.backgroundTasks == before + 2)
    application.endBackgroundTask(task)
    application.endBackgroundTask(other)
    #expect(UIApplication.backgroundTasks == before)
  }

  @Test func aPictureForFiltersIsItsPixels() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let picture = try #require(CIImage(image: drawn))
    let pixels = try #require(drawn.cgImage)
    #expect(picture.extent.size == CGSize(width: pixels.width, height: pixels.height))
    #expect(UIImage(ciImage: picture).size == picture.extent.size)
    #expect(
      UIImage(ciImage: picture, scale: 2, orientation: .up).size.width == picture.extent.width / 2)
  }

  @Test func stylesOfParagraphsAreCopiedToBeChanged() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let fixed = try #require(style.copy() as? NSParagraphStyle)
    let other = try #require(fixed.mutableCopy() as? NSMutableParagraphStyle)
    #expect(other == fixed)
    other.lineSpacing = 5
    #expect(fixed.lineSpacing == 3)
  }

  @Test func keyboardsAndBarsKeepWhatTheyAreTold() {
    let field = UITextField()
    field.smartDashesType = .no
    field.smartQuotesType = .yes
    #expect(field.smartDashesType == .no)
    #expect(field.smartQuotesType == .yes)
    #expect(field.smartInsertDeleteType == .default)
    let item = UINavigationItem(title: "Page")
    item.style = .browser
    #expect(item.style == .browser)
    let change = CATransition()
    #expect(change.type == .fade)
    change.type = .push
    change.subtype = .fromRight
    #expect(change.subtype?.rawValue == "fromRight")
    let control = UISwitch()
    control.preferredStyle = .checkbox
    #expect(control.style == .sliding)
  }

  @Test func aPresentationSaysFromWhereAndTo() throws {
    final class Shown: UIViewController {
      var seen: [UIViewController?] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        seen = [UITransitionContextViewControllerKey.from, .to].map {
          transitionCoordinator?.viewController(forKey: $0)
        }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let shown = Shown()
    root.present(shown, animated: false)
    try #require(shown.seen.count == 2)
    #expect(shown.seen[1] === shown)
    #expect(shown.seen[0] === root)
  }
}

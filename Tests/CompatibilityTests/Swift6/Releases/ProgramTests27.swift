import Foundation
import Testing
import UIKit

/// Short programs as people write them for iOS 27: the second ten, about windows and regions.
@MainActor @Suite("Programs for iOS 27", .serialized)
struct ProgramTests27 {
  // MARK: 11. Columns by the room of the scene

  final class Columns: UIViewController {
    var count = 0
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let room = view.window?.windowScene?.effectiveGeometry.coordinateSpace.bounds ?? .zero
      count = max(1, Int(room.width / 300))
    }
  }

  @Test("11: the number of columns follows the scene's size")
  func columns() throws {
    try ReleaseStage.on(27) { window in
      let screen = window.show(Columns())
      #expect(screen.count == 1)
      var wide = UIScreen.main.simulated
      wide.size = CGSize(width: 1000, height: 700)
      try #require(window.windowScene).simulateResize(to: wide)
      window.layoutIfNeeded()
      #expect(screen.count == 3)
      #expect(screen.traitCollection.horizontalSizeClass == .compact)
    }
  }

  // MARK: 12. A scene with a smallest size

  final class Scenes: NSObject, UIWindowSceneDelegate {
    var sizes: [CGFloat] = []
    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      guard !windowScene.effectiveGeometry.isInteractivelyResizing else { return }
      sizes.append(windowScene.effectiveGeometry.coordinateSpace.bounds.width)
    }
  }

  @Test("12: a scene saves the width after a drag")
  func scenes() throws {
    try ReleaseStage.on(27) { window in
      let scene = try #require(window.windowScene)
      let delegate = Scenes()
      let before = scene.delegate
      scene.delegate = delegate
      defer { scene.delegate = before }
      var screen = UIScreen.main.simulated
      screen.shape.isResizable = true
      for width in stride(from: 500.0, through: 800, by: 100) {
        screen.size = CGSize(width: width, height: 600)
        scene.simulateResize(to: screen, isInteractive: true)
      }
      scene.simulateResize(to: screen)
      #expect(delegate.sizes == [800])
    }
  }

  // MARK: 13. A custom toolbar

  final class Canvas: UIViewController {
    let tools = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      tools.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tools)
      let place = view.layoutGuide(for: .bar(onEdge: .trailing, extent: 64))
      NSLayoutConstraint.activate([
        tools.leadingAnchor.constraint(equalTo: place.leadingAnchor),
        tools.trailingAnchor.constraint(equalTo: place.trailingAnchor),
        tools.topAnchor.constraint(equalTo: place.topAnchor),
        tools.bottomAnchor.constraint(equalTo: place.bottomAnchor),
      ])
    }
  }

  @Test("13: tools are next to the strip on the inner screen")
  func tools() {
    ReleaseStage.onInnerScreen { window in
      let canvas = window.show(Canvas())
      #expect(canvas.tools.frame == CGRect(x: 803, y: 0, width: 64, height: 635))
    }
  }

  // MARK: 14. A player that keeps its controls off the fold

  final class Player: UIViewController {
    let controls = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(controls)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      var room = view.safeAreaLayoutGuide.layoutFrame
      if let fold = view.reservedRegions(kind: .division).first(where: \.isActive) {
        room.size.width = fold.frame.minX - room.minX
      }
      controls.frame = CGRect(x: room.midX - 100, y: room.maxY - 80, width: 200, height: 60)
    }
  }

  @Test("14: a player's controls keep off the fold")
  func player() {
    ReleaseStage.onInnerScreen { window in
      let player = window.show(Player())
      #expect(player.controls.frame.minX == 333.5)
      UIScreen.main.simulateHinge(ScreenShape.Hinge(status: .partiallyOpen))
      window.layoutIfNeeded()
      #expect(player.controls.frame == CGRect(x: 127.75, y: 555, width: 200, height: 60))
    }
  }

  // MARK: 15. Notes beside their list

  @Test("15: an arrangement places a list and notes side by side")
  func notes() {
    ReleaseStage.onInnerScreen { window in
      let pair = UIArrangementViewController()
      let (list, notes) = (UIViewController(), UIViewController())
      var split = UISplitArrangement.split.axes(.both)
      var properties = split.defaultViewProperties
      properties.width.preferred = .absolute(320)
      split.setViewProperties(properties, for: .primary)
      pair.updateArrangement(split)
      pair.setViewController(list, for: .primary)
      pair.setViewController(notes, for: .secondary)
      window.rootViewController = pair
      window.layoutIfNeeded()
      #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 669))
      #expect(notes.view.frame == CGRect(x: 320, y: 0, width: 631, height: 669))
      #expect(notes.view.safeAreaInsets.right == 84 && list.view.safeAreaInsets.right == 0)
    }
  }

  // MARK: 16. A reader that follows the hinge

  final class BookScreen: UIViewController {
    var pages = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addInteraction(
        UIHingeInteraction { [weak self] _, update in
          self?.pages = update.hinge?.status == .fullyOpen ? 2 : 1
        })
    }
  }

  @Test("16: a book has a page for each half")
  func book() {
    ReleaseStage.onInnerScreen { window in
      let book = window.show(BookScreen())
      #expect(book.pages == 2)
      UIScreen.main.simulateHinge(ScreenShape.Hinge(status: .closed))
      #expect(book.pages == 1)
    }
  }

  // MARK: 17. A card with concentric corners

  @Test("17: a card is concentric with the screen's corners")
  func card() {
    var shape = ScreenShape()
    shape.cornerRadius = 62
    ReleaseStage.on(26, shape: shape) { window in
      let card = UIView(frame: CGRect(x: 16, y: 16, width: 370, height: 200))
      card.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 12))
      window.addSubview(card)
      #expect(card.effectiveRadius(corner: .topLeft) == 46)
      #expect(card.effectiveRadius(corner: .bottomLeft) == 12)
    }
  }

  // MARK: 18. Glass, edge effects and a background behind the bars

  @Test("18: a photo fills the background extension view under a glass view")
  func photo() {
    ReleaseStage.on(26) { window in
      let controller = UIViewController()
      window.rootViewController = controller
      let photo = UIImageView()
      let background = UIBackgroundExtensionView(frame: window.bounds)
      background.contentView = photo
      let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
      glass.frame = CGRect(x: 20, y: 700, width: 362, height: 60)
      let list = UIScrollView(frame: window.bounds)
      list.topEdgeEffect.style = .hard
      let element = UIScrollEdgeElementContainerInteraction()
      element.scrollView = list
      element.edge = .bottom
      glass.addInteraction(element)
      for view in [background, list, glass] as [UIView] { controller.view.addSubview(view) }
      window.layoutIfNeeded()
      #expect(photo.frame == CGRect(x: 0, y: 62, width: 402, height: 778))
      #expect(list.adjustedContentInset == .zero || list.adjustedContentInset.top == 62)
      #expect(glass.frame.height == 60 && element.view === glass)
    }
  }

  // MARK: 19. Bars with the settings of iOS 26 and 27

  @Test("19: a navigation bar with a subtitle is 54 points high above a tab bar")
  func bars() {
    ReleaseStage.on(26) { window in
      let root = UIViewController()
      root.title = "Inbox"
      root.navigationItem.subtitle = "3 unread"
      root.navigationItem.navigationBarMinimization.safeAreaAdjustment = .disabled
      let add = UIBarButtonItem(systemItem: .add)
      add.axisBehavior = .verticalPreferred
      add.badge = .count(3)
      root.navigationItem.rightBarButtonItem = add
      let tabs = UITabBarController()
      tabs.tabBarMinimizeBehavior = .onScrollDown
      tabs.prominentTabIdentifier = "inbox"
      let navigation = UINavigationController(rootViewController: root)
      tabs.viewControllers = [navigation]
      window.rootViewController = tabs
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 116, left: 0, bottom: 83, right: 0))
      navigation.navigationBar.prefersLargeTitles = true
      navigation.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 106)
    }
  }

  // MARK: 20. A sheet on its side, with a title

  @Test("20: a sheet shows a form below a navigation bar")
  func sheet() {
    ReleaseStage.on(26) { window in
      let presenter = window.show(UIViewController())
      let form = UIViewController()
      form.title = "Form"
      let navigation = UINavigationController(rootViewController: form)
      navigation.sheetPresentationController?.preferredPlacement = .trailing
      presenter.present(navigation, animated: false)
      window.layoutIfNeeded()
      #expect(navigation.view.frame.origin == CGPoint(x: 0, y: 62))
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 16, width: 402, height: 54))
      #expect(form.view.safeAreaInsets.top == 70)
    }
  }
}

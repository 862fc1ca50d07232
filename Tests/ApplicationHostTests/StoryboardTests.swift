// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are written as interface documents want them.

import AutoLayout
import AutoLayoutCore
import Foundation
import TestSupport
import Testing

@testable import ApplicationHost

@MainActor
final class ListController: UITableViewController {
  @Outlet var addButton: UIBarButtonItem!
  var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    (cell as? ListCell)?.nameLabel.text = "Row \(indexPath.row)"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-")")
    (segue.destination as? DetailController)?.text = "from the list"
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return true
  }

  func add(_ sender: UIBarButtonItem) { log.append("add") }

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("add:", ListController.add)]
  }
}

@MainActor
final class ListCell: UITableViewCell {
  @Outlet var nameLabel: UILabel!
  var isAwake = false

  override func awakeFromNib() { isAwake = nameLabel != nil }
}

@MainActor
final class DetailController: UIViewController {
  @Outlet var label: UILabel!
  @Outlet var toggle: UISwitch!
  @Outlet var both: [UIView]!
  var text = ""
  var flips = 0
  weak var inner: UIViewController?

  override func viewDidLoad() { label.text = text }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { inner = segue.destination }
  func flip() { flips += 1 }
  override class var actionMethods: [ActionMethod] { [ActionMethod("flip", DetailController.flip)] }
}

@MainActor
final class BadgeView: UIView {
  @Outlet var caption: UILabel!
}

@MainActor
final class NibOwner: NSObject {
  @Outlet var badge: BadgeView!
}

@MainActor @Suite("Storyboards and nibs in a running program")
struct StoryboardTests {
  private static func label(_ id: String) -> String {
    """
    <label contentMode="left" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="20" y="10" width="12" height="21"/></label>
    """
  }

  private static func scene(_ content: String) -> String {
    "<scene sceneID=\"s\"><objects>\(content)</objects></scene>"
  }

  private static let main = Markup.storyboard(
    scene(
      """
      <navigationController id="nav"><navigationBar key="navigationBar" id="bar" largeTitles="YES">
      <rect key="frame" x="0" y="20" width="375" height="96"/></navigationBar><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      """)
      + scene(
        """
        <tableViewController id="list" title="List" customClass="ListController" \
        customModule="ApplicationHostTests"><tableView key="view" style="insetGrouped" \
        rowHeight="-1" estimatedRowHeight="-1" id="table">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes><tableViewCell reuseIdentifier="Row" id="cell" customClass="ListCell" \
        customModule="ApplicationHostTests"><rect key="frame" x="0" y="0" width="343" height="80"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="343" height="80"/>
        <subviews>\(label("name"))</subviews><constraints>
        \(Markup.pin("name", "top", 30, to: "content"))
        \(Markup.pin("content", "bottom", 30, to: "name"))
        \(Markup.pin("name", "leading", 20, to: "content"))
        </constraints></tableViewCellContentView><connections>
        <outlet property="nameLabel" destination="name" id="o1"/>
        <segue destination="detail" kind="show" identifier="detail" id="s1"/>
        </connections></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="list" id="o2"/></connections>
        </tableView><navigationItem key="navigationItem" id="item">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>
        <action selector="add:" destination="list" id="a1"/></connections></barButtonItem>
        <barButtonItem key="leftBarButtonItem" title="Go" id="go"><connections>
        <segue destination="detail" kind="show" identifier="go" id="s2"/></connections>
        </barButtonItem></navigationItem><connections>
        <outlet property="addButton" destination="add" id="o3"/></connections>
        </tableViewController>
        """)
      + scene(
        """
        <viewController storyboardIdentifier="Detail" id="detail" customClass="DetailController" \
        customModule="ApplicationHostTests"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(label("text"))
        <switch translatesAutoresizingMaskIntoConstraints="NO" id="toggle">
        <rect key="frame" x="20" y="90" width="51" height="31"/><connections>
        <action selector="flip" destination="detail" eventType="valueChanged" id="a2"/>
        </connections></switch>
        <containerView id="box"><rect key="frame" x="20" y="200" width="200" height="100"/>
        <connections><segue destination="inner" kind="embed" id="s3"/></connections></containerView>
        </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
        \(Markup.pin("text", "top", 40, to: "safe"))
        \(Markup.pin("text", "leading", 24, to: "safe"))
        \(Markup.pin("toggle", "trailing", -16, to: "safe"))
        \(Markup.pin("toggle", "top", 9, to: "text", at: "bottom"))
        </constraints></view><connections>
        <outlet property="label" destination="text" id="o4"/>
        <outlet property="toggle" destination="toggle" id="o5"/>
        <outletCollection property="both" destination="text" id="o6"/>
        <outletCollection property="both" destination="toggle" id="o7"/>
        </connections></viewController>
        """)
      + scene(
        """
        <viewController id="inner"><view key="view" id="innerRoot">
        <rect key="frame" x="0" y="0" width="100" height="50"/></view></viewController>
        """), tools: "22155", device: "retina4_7", initial: "nav")

  private static let nib = Markup.nib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="badge" destination="badge" id="o1"/></connections></placeholder>
    <view id="badge" customClass="BadgeView" customModule="ApplicationHostTests">
    <rect key="frame" x="0" y="0" width="120" height="40"/>
    <subviews>\(label("caption"))</subviews><constraints>
    \(Markup.pins("caption", "centerX", "centerY", to: "badge"))</constraints><connections>
    <outlet property="caption" destination="caption" id="o2"/></connections></view>
    """, tools: "22155", device: "retina4_7")

  private let folder = TemporaryFolder()

  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    try folder.write("Main.storyboard", Self.main)
    try folder.write("Badge.xib", Self.nib)
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test(
    "controllers have their classes, rows use prototypes, and outlets and actions are connected")
  func list() throws {
    try withBundle { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      #expect(navigation.navigationBar.prefersLargeTitles)
      let list = try #require(navigation.viewControllers.first as? ListController)
      #expect(list.storyboard === storyboard && list.title == "List")
      #expect(!list.isViewLoaded)
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(list.tableView.style == .insetGrouped && list.view === list.tableView)
      let rows = list.tableView.visibleCells.compactMap { $0 as? ListCell }
      #expect(rows.map { $0.nameLabel.text } == ["Row 0", "Row 1"])
      #expect(rows.allSatisfy { $0.isAwake && $0.reuseIdentifier == "Row" })
      let height = rows[0].nameLabel.frame.height + 60
      #expect(abs(rows[0].frame.height - height) < 0.5, "\(rows[0].frame.height), not \(height)")
      #expect(rows[1].frame.minY == rows[0].frame.maxY)

      let add = try #require(list.navigationItem.rightBarButtonItem)
      #expect(list.addButton === add && add.target === list)
      let action = try #require(add.action)
      #expect(list.performAction(action, sender: add) && list.log == ["add"])
      let go = try #require(list.navigationItem.leftBarButtonItem)
      let trigger = try #require(go.target as? UIResponder)
      trigger.performAction(try #require(go.action), sender: go)
      #expect(list.log == ["add", "should go", "prepare go"])
      #expect(navigation.topViewController is DetailController)
      window.isHidden = true
    }
  }

  @Test("a controller's view is laid out on the available screen, with the embedded scenes")
  func detail() throws {
    try withBundle { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      let made = storyboard.instantiateViewController(withIdentifier: "Detail")
      let detail = try #require(made as? DetailController)
      detail.text = "Hello"
      let window = UIWindow()
      window.rootViewController = detail
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(detail.view.frame == UIScreen.main.bounds)
      #expect(detail.label.text == "Hello")
      #expect(detail.label.frame.minX == 24)
      #expect(detail.label.frame.minY == detail.view.safeAreaInsets.top + 40)
      #expect(detail.toggle.frame.minY == detail.label.frame.maxY + 9)
      #expect(
        detail.toggle.alignmentRect(forFrame: detail.toggle.frame).maxX
          == UIScreen.main.bounds.width - 16)
      #expect(detail.both.count == 2 && detail.both[0] === detail.label)
      detail.toggle.sendActions(for: .valueChanged)
      #expect(detail.flips == 1)
      let inner = try #require(detail.inner)
      #expect(inner.parent === detail)
      #expect(inner.view.superview?.frame == CGRect(x: 20, y: 200, width: 200, height: 100))
      #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  @Test("a creator makes the controller; an unused controller is released")
  func creatorAndLife() throws {
    try withBundle { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      weak var gone: DetailController?
      do {
        let made: DetailController = storyboard.instantiateViewController(identifier: "Detail") {
          coder in
          let controller = DetailController(coder: coder)
          controller?.text = "created"
          return controller
        }
        made.loadViewIfNeeded()
        #expect(made.label.text == "created")
        gone = made
        let list = storyboard.instantiateInitialViewController()
        list?.loadViewIfNeeded()
      }
      #expect(gone == nil)
    }
  }

  @Test("each load of a nib connects new objects with the nib's owner and each other")
  func nibs() throws {
    try withBundle { bundle in
      let owner = NibOwner()
      let nib = UINib(nibName: "Badge", bundle: bundle)
      let views = nib.instantiate(withOwner: owner)
      let badge = try #require(views.first as? BadgeView)
      #expect(owner.badge === badge)
      badge.layoutIfNeeded()
      #expect(badge.caption.center.x == 60 && abs(badge.caption.center.y - 20) < 0.5)
      let second = try #require(bundle.loadNibNamed("Badge", owner: nil)?.first as? BadgeView)
      #expect(second !== badge && second.caption !== badge.caption)
      let data = UINib(data: Data(Self.nib.utf8), bundle: nil)
      #expect(data.instantiate(withOwner: nil).first is BadgeView)
    }
  }
}

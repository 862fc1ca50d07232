import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Bars around a storyboard's scenes, and the scenes' positions on the canvas (F10.35).
@Suite("Screens of scenes")
@MainActor
struct SceneScreenTests {
  @Test("the screen size computed without layout equals the laid out scene's size")
  func knownSizes() throws {
    var known = 0
    let examples = TestFiles.repository.appendingPathComponent("Examples")
    for path in try FileManager.default.contentsOfDirectory(atPath: examples.path)
    where path.hasSuffix(".storyboard") {
      let document = try InterfaceDocument(contentsOf: examples.appendingPathComponent(path))
      for scene in document.scenes {
        guard let size = scene.knownScreenSize(in: .canvas) else { continue }
        let live = scene.instantiate(in: .canvas)
        live.layOut()
        #expect((live.screen ?? live.containerScreen)?.size == size, "\(path) \(scene.id)")
        known += 1
      }
    }
    #expect(known > 5)
  }

  private static func storyboard(_ device: String = "retina4_7", bar: String = "") -> String {
    func view(_ id: String) -> String {
      """
      <view key="view" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      """
    }
    return Markup.storyboard(
      """
      <scene sceneID="s1"><objects><tabBarController id="tabs">
      <tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="0" width="375" height="49"/></tabBar>
      <connections><segue destination="nav" kind="relationship" relationship="viewControllers"/>
      <segue destination="third" kind="relationship" relationship="viewControllers"/></connections>
      </tabBarController></objects><point key="canvasLocation" x="-600" y="60"/></scene>
      <scene sceneID="s2"><objects><navigationController id="nav">
      <tabBarItem key="tabBarItem" title="Books" id="item"/>
      <navigationBar key="navigationBar" id="navbar" \(bar)>
      <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
      <connections><segue destination="first" kind="relationship" relationship="rootViewController"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s3"><objects><viewController id="first">\(view("v1"))
      <navigationItem key="navigationItem" title="All books" id="n1">
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="b1"/>
      <leftBarButtonItems><barButtonItem title="Sort" id="b2"/><barButtonItem id="b3">
      <view key="customView" id="custom"><rect key="frame" x="0" y="0" width="30" height="30"/></view>
      </barButtonItem></leftBarButtonItems>
      </navigationItem>
      <connections><segue destination="second" kind="show"/>
      <segue destination="gone" kind="unwind"/></connections>
      </viewController></objects></scene>
      <scene sceneID="s4"><objects><viewController id="second" hidesBottomBarWhenPushed="YES">
      \(view("v2"))<navigationItem key="navigationItem" title="A book" prompt="Read" id="n2"/>
      </viewController></objects></scene>
      <scene sceneID="s5"><objects><viewController id="third" title="Others">\(view("v3"))
      <nil key="simulatedStatusBarMetrics"/></viewController></objects></scene>
      <scene sceneID="s6"><objects>
      <viewControllerPlaceholder storyboardName="Help" referencedIdentifier="Start" id="ref"/>
      </objects></scene>
      """, device: device, initial: "tabs")
  }

  private func screen(
    _ scene: Int, _ source: String = storyboard(), in environment: LayoutEnvironment = .canvas
  ) throws -> SceneScreen {
    let live = try DocumentSource.read(source).scenes[scene].instantiate(in: environment)
    live.layOut()
    return try #require(live.screen ?? live.containerScreen)
  }

  private func bar<Bar: UIView>(_ screen: SceneScreen, _ type: Bar.Type) -> (
    bar: Bar, frame: CGRect
  )? {
    for part in screen.bars {
      if let bar = part.view as? Bar { return (bar, part.frame) }
    }
    return nil
  }

  @Test("a scene in a navigation controller has a bar with title and buttons, and the tab bar")
  func root() throws {
    let screen = try screen(2)
    let navigation = try #require(bar(screen, UINavigationBar.self))
    #expect(navigation.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(navigation.bar.topItem?.title == "All books" && navigation.bar.backItem == nil)
    #expect(navigation.bar.topItem?.rightBarButtonItem?.systemItem == .add)
    let left = try #require(navigation.bar.topItem?.leftBarButtonItems)
    #expect(left.map(\.title) == ["Sort", nil])
    #expect(left[1].customView?.bounds.size == CGSize(width: 30, height: 30))
    let tabs = try #require(bar(screen, UITabBar.self))
    #expect(tabs.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(tabs.bar.items?.map(\.title) == ["Books", "Others"])
    #expect(tabs.bar.selectedItem?.title == "Books")
    #expect(screen.statusBarHeight == 20 && !screen.hasHomeIndicator)
  }

  @Test("a pushed scene has a back button with the previous title, and no bar below")
  func pushed() throws {
    let screen = try screen(3)
    let navigation = try #require(bar(screen, UINavigationBar.self))
    #expect(navigation.bar.backItem?.title == "All books")
    #expect(navigation.bar.topItem?.prompt == "Read")
    #expect(navigation.frame.height == 74)
    #expect(bar(screen, UITabBar.self) == nil)
  }

  @Test("a simulated missing status bar is respected; tabs are named by title or class")
  func simulated() throws {
    let screen = try screen(4)
    #expect(screen.statusBarHeight == nil)
    #expect(bar(screen, UINavigationBar.self) == nil)
    #expect(bar(screen, UITabBar.self)?.bar.selectedItem?.title == "Others")
  }

  @Test("bars follow the device")
  func device() throws {
    let device = try #require(Device.named("retina6_12"))
    let screen = try screen(2, in: LayoutEnvironment(device: device))
    #expect(screen.size == CGSize(width: 393, height: 852))
    #expect(bar(screen, UINavigationBar.self)?.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(bar(screen, UITabBar.self)?.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(screen.statusBarHeight == 59 && screen.hasHomeIndicator)
  }

  @Test("a bar has the appearance from the document")
  func looks() throws {
    let source = Self.storyboard(bar: "barStyle=\"black\" translucent=\"NO\"")
    let screen = try screen(2, source)
    let navigation = try #require(bar(screen, UINavigationBar.self)?.bar)
    #expect(navigation.barStyle == .black && !navigation.isTranslucent)
    #expect(screen.isStatusBarLight)
  }

  @Test("containers have a screen with a bar; references to other storyboards have no screen")
  func containers() throws {
    let document = try DocumentSource.read(Self.storyboard())
    #expect(bar(try screen(0), UITabBar.self)?.bar.items?.count == 2)
    #expect(bar(try screen(1), UINavigationBar.self) != nil)
    let reference = document.scenes[5].instantiate()
    #expect(reference.screen == nil && reference.containerScreen == nil)
    #expect(document.scenes[5].reference?.storyboard == "Help")
    #expect(document.scenes[5].reference?.identifier == "Start")
    #expect(document.scenes[0].shown(in: .canvas).id == "s3")
    #expect(document.scenes[2].shown(in: .canvas).id == "s3")
  }

  @Test("lines lead between scenes, and none back; the initial scene is known")
  func connections() throws {
    let document = try DocumentSource.read(Self.storyboard())
    #expect(
      document.connections.map { [$0.source, $0.destination] } == [
        [0, 1], [0, 4], [1, 2], [2, 3],
      ])
    #expect(document.connections.map(\.kind).last == "show")
    #expect(document.initialScene == 0)
  }

  @Test("positions on the canvas are in 600ths of the device's screen (F10.35)")
  func places() throws {
    let document = try DocumentSource.read(Self.storyboard())
    #expect(document.scenes[0].canvasPlace() == CGPoint(x: -375, y: 66.7))
    #expect(document.scenes[1].canvasPlace() == nil)
    let pad = try #require(Device.named("ipad9_7"))
    let onPad = document.scenes[0].canvasPlace(in: LayoutEnvironment(device: pad))
    #expect(onPad == CGPoint(x: -768, y: 102.4))
  }

  @Test(
    "an unnamed scene has the class's words (F10.36)",
    arguments: [
      ("BookListController", "Book List Controller"),
      ("XYEditPOIViewController", "EditPOI View Controller"), ("LoginVC", "LoginVC"),
      ("Step2ViewController", "Step2 View Controller"),
      ("firstView_Controller", "First View Controller"),
      ("POrderNavCtrl", "Order Nav Ctrl"), ("ABC", "ABC"), ("A", "A"),
    ])
  func classNames(name: String, words: String) throws {
    let document = try DocumentSource.read(
      Self.storyboard().replacingOccurrences(
        of: "<viewController id=\"first\">",
        with: "<viewController id=\"first\" customClass=\"\(name)\">"
      ).replacingOccurrences(of: "title=\"All books\" id=\"n1\"", with: "id=\"n1\""))
    #expect(document.scenes[2].title == words)
  }

  @Test("names are taken from labels, titles, references and tab items first (F10.36)")
  func titles() throws {
    let document = try DocumentSource.read(Self.storyboard())
    #expect(
      document.scenes.map(\.title) == [
        "Tab Bar Controller", "Books", "All books", "A book", "Others", "Start",
      ])
    let labelled = try DocumentSource.read(
      Self.storyboard().replacingOccurrences(
        of: "<viewController id=\"first\">",
        with: "<viewController id=\"first\" userLabel=\"My scene\">"))
    #expect(labelled.scenes[2].title == "My scene")
  }
}

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are written as interface documents want them.

import AutoLayout
import AutoLayoutCore
import Foundation
import TestSupport
import Testing

@testable import ApplicationHost

@MainActor
final class GestureController: UIViewController {
  @Outlet var card: InspectedCard!
  @Outlet var tap: UITapGestureRecognizer!
  @Outlet var day: UIDatePicker!
  @Outlet var now: UIDatePicker!
  @Outlet var title2: UILabel! {
    didSet { observed.append("title2") }
  }
  var observed: [String] = []
  var taps: [UIGestureRecognizer] = []

  func tapped(_ sender: UITapGestureRecognizer) { taps.append(sender) }

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("tapped:", GestureController.tapped)]
  }
  override class var keyedProperties: [KeyedProperty] {
    super.keyedProperties + [KeyedProperty("title2", \GestureController.title2)]
  }
}

@MainActor
final class InspectedCard: UIView {
  var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
  var count = 0
  var isRound = false
  var caption: String?
  var edge: UIColor?
  var offset = CGSize.zero
  var unlisted = 0

  override class var keyedProperties: [KeyedProperty] {
    super.keyedProperties + [
      KeyedProperty("radius", \InspectedCard.radius), KeyedProperty("count", \InspectedCard.count),
      KeyedProperty("isRound", \InspectedCard.isRound),
      KeyedProperty("caption", \InspectedCard.caption), KeyedProperty("edge", \InspectedCard.edge),
      KeyedProperty("offset", \InspectedCard.offset),
    ]
  }
}

@MainActor @Suite("Gesture recognizers, properties and strings in a running program's documents")
struct ProgramObjectsTests {
  private static let document = Markup.storyboard(
    """
    <scene sceneID="s"><objects>
    <viewController title="Words" id="main" customClass="GestureController" \
    customModule="ApplicationHostTests"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <view id="card" customClass="InspectedCard" customModule="ApplicationHostTests">
    <rect key="frame" x="20" y="20" width="100" height="50"/><subviews>
    <label text="Hello" id="hello"><rect key="frame" x="0" y="0" width="60" height="20"/></label>
    <datePicker useCurrentDate="NO" id="day"><rect key="frame" x="0" y="0" width="60" height="20"/>
    <date key="date" timeIntervalSinceReferenceDate="1000"/></datePicker>
    <datePicker id="now"><rect key="frame" x="0" y="0" width="60" height="20"/>
    <date key="date" timeIntervalSinceReferenceDate="1000"/></datePicker>
    </subviews>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="7.5"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
    <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Cap"/>
    <userDefinedRuntimeAttribute type="color" keyPath="edge">
    <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="size" keyPath="offset">
    <size key="value" width="2" height="3"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="unlisted">
    <integer key="value" value="9"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    <connections><outletCollection property="gestureRecognizers" destination="tap" \
    appends="YES" id="c1"/><outletCollection property="gestureRecognizers" destination="press" \
    appends="YES" id="c2"/></connections></view></subviews></view>
    <navigationItem key="navigationItem" title="Title" id="item">
    <barButtonItem key="rightBarButtonItem" title="Done" id="done"/></navigationItem>
    <connections><outlet property="card" destination="card" id="o1"/>
    <outlet property="tap" destination="tap" id="o2"/>
    <outlet property="day" destination="day" id="o4"/>
    <outlet property="now" destination="now" id="o5"/>
    <outlet property="title2" destination="hello" id="o3"/></connections></viewController>
    <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>
    <action selector="tapped:" destination="main" id="a1"/></connections></tapGestureRecognizer>
    <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="1.5" id="press">
    <connections><segue destination="next" kind="presentation" id="s1"/></connections>
    </pongPressGestureRecognizer>
    </objects></scene><scene sceneID="t"><objects><viewController id="next"><view key="view" \
    id="nextRoot"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
    </objects></scene>
    """, tools: "22155", device: "retina4_7", initial: "main")

  private let folder = TemporaryFolder()

  private func withController(
    _ language: String? = nil, _ body: (GestureController) throws -> Void
  ) throws {
    try folder.write("Base.lproj/Main.storyboard", Self.document)
    try folder.write(
      "de.lproj/Main.strings",
      """
      "hello.text" = "Hallo";
      "item.title" = "Titel";
      "done.title" = "Fertig";
      """)
    let bundle = try #require(Bundle(path: folder.path))
    let before = HostServices.program.language
    HostServices.program.language = language
    defer { HostServices.program.language = before }
    let storyboard = UIStoryboard(name: "Main", bundle: bundle)
    let made = storyboard.instantiateInitialViewController()
    let controller = try #require(made as? GestureController)
    controller.loadViewIfNeeded()
    try body(controller)
  }

  @Test("gesture recognizers are added to their views, configured, and call their actions")
  func recognizers() throws {
    try withController { controller in
      let recognizers = controller.card.gestureRecognizers ?? []
      #expect(recognizers.count == 2)
      let tap = try #require(recognizers.first as? UITapGestureRecognizer)
      #expect(tap.numberOfTapsRequired == 2)
      #expect(tap.view === controller.card)
      #expect(controller.tap === tap)
      let press = try #require(recognizers.last as? UILongPressGestureRecognizer)
      #expect(press.minimumPressDuration == 1.5 && press.allowableMovement == 20)
      tap.state = .failed
      #expect(controller.taps.isEmpty)
      tap.state = .ended
      #expect(controller.taps == [tap])
    }
  }

  @Test("a gesture recognizer starts a segue")
  func segue() throws {
    try withController { controller in
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.card.gestureRecognizers?.last?.state = .began
      #expect(controller.presentedViewController != nil)
      controller.dismiss(animated: false)
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  @Test("properties that a class lists take the document's values")
  func properties() throws {
    try withController { controller in
      let card: InspectedCard = controller.card
      #expect(card.radius == 7.5 && card.layer.cornerRadius == 7.5)
      #expect(card.count == 3 && card.isRound && card.caption == "Cap")
      #expect(card.edge == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(card.offset == CGSize(width: 2, height: 3))
      #expect(card.unlisted == 0)
      #expect(!card.setKeyedProperty("count", to: "text"))
      #expect(card.setKeyedProperty("caption", to: nil) && card.caption == nil)
    }
  }

  @Test("date pickers show the current time unless the document sets a date")
  func datePickers() throws {
    let before = Date()
    try withController { controller in
      #expect(controller.day.date.timeIntervalSinceReferenceDate == 1000)
      #expect(controller.now.date >= before && controller.now.date <= Date())
      #expect(controller.now.locale == nil && controller.now.timeZone == nil)
    }
  }

  @Test("observers of a listed outlet are called")
  func observers() throws {
    try withController { controller in
      #expect(controller.title2.text == "Hello")
      #expect(controller.observed == ["title2"])
    }
  }

  @Test("texts are in the language that the program runs in")
  func strings() throws {
    try withController("de-AT") { controller in
      #expect(controller.title2.text == "Hallo")
      #expect(controller.navigationItem.title == "Titel")
      #expect(controller.navigationItem.rightBarButtonItem?.title == "Fertig")
    }
    try withController("fr") { #expect($0.title2.text == "Hello") }
  }
}

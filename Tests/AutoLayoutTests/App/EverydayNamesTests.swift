import AutoLayout
import Foundation
import Synchronization
import Testing

@Suite("Common names of everyday apps")
@MainActor
struct EverydayNamesTests {
  private final class Card: UIView {
    var radius: CGFloat = 2
    var caption: String?
    var inner: Card?
    var missing: [String] = []
    override class var keyedProperties: [KeyedProperty] {
      super.keyedProperties + [
        KeyedProperty("radius", \Card.radius), KeyedProperty("caption", \Card.caption),
        KeyedProperty("inner", \Card.inner),
      ]
    }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { missing.append(key) }
    override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
  }

  @Test("key-value coding reads and writes the properties that a class lists")
  func keyedValues() {
    let card = Card()
    card.setValue(7, forKey: "radius")
    card.setValue("text", forKey: "caption")
    #expect(card.radius == 7 && card.value(forKey: "radius") as? CGFloat == 7)
    #expect(card.value(forKey: "caption") as? String == "text")
    card.setValue(nil, forKey: "caption")
    #expect(card.value(forKey: "caption") == nil)
    card.setValue(1, forKey: "other")
    #expect(card.missing == ["other"] && card.value(forKey: "some") as? String == "no some")
    let inner = Card()
    card.setValue(inner, forKey: "inner")
    card.setValue(3, forKeyPath: "inner.radius")
    #expect(inner.radius == 3 && card.value(forKeyPath: "inner.radius") as? CGFloat == 3)
  }

  @Test("system controllers keep their configuration, and are presented")
  func pickers() throws {
    final class Watcher: NSObject, UIColorPickerViewControllerDelegate, UIDocumentPickerDelegate,
      UIFontPickerViewControllerDelegate
    {
      var colors = 0
      func colorPickerViewControllerDidSelectColor(_ controller: UIColorPickerViewController) {
        colors += 1
      }
    }
    let watcher = Watcher()
    let colors = UIColorPickerViewController()
    colors.selectedColor = .systemPink
    colors.delegate = watcher
    colors.delegate?.colorPickerViewController(colors, didSelect: .red, continuously: false)
    #expect(watcher.colors == 1 && colors.selectedColor == .systemPink)
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let fonts = UIFontPickerViewController(configuration: configuration)
    configuration.includeFaces = false
    #expect(fonts.configuration.includeFaces, "a copy")
    let documents = UIDocumentPickerViewController(
      forOpeningContentTypes: [.pdf, .image], asCopy: true)
    documents.delegate = watcher
    documents.delegate?.documentPickerWasCancelled(documents)
    #expect(documents.contentTypes == [.pdf, .image] && documents.copiesDocuments)
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    for picker in [colors, fonts, documents] {
      root.present(picker, animated: false)
      window.layoutIfNeeded()
      #expect(picker.view.window === window && picker.view.frame.width == 390)
      root.dismiss(animated: false)
    }
  }

  @Test("content types are found by extension and media type, and conform to others")
  func types() throws {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .text))
    #expect(!UTType.png.conforms(to: .text) && UTType.png.conforms(to: .data))
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType("public.nothing") == nil && UTType("public.json") == .json)
    #expect(UTType(exportedAs: "org.example.note").identifier == "org.example.note")
  }

  @Test("an index has a section for each letter, and a section for the rest")
  func collation() {
    struct Person { var name: String }
    let people = ["Émile", "anna", "9 Lives", "Zoe", "Bob", "Anna"].map(Person.init)
    let collation = UILocalizedIndexedCollation.current()
    let name = Selector("name")
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
    #expect(
      people.map { collation.section(for: $0, collationStringSelector: name) }
        == [4, 0, 26, 25, 1, 0])
    let sorted = collation.sortedArray(from: people, collationStringSelector: name)
    let names = sorted.compactMap { ($0 as? Person)?.name }
    #expect(names.first == "9 Lives" && names.last == "Zoe" && names.count == 6)
    #expect(collation.section(for: "Karl", collationStringSelector: Selector("self")) == 10)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
  }

  @Test("a provider gives the object, the kinds and the bytes")
  func providers() {
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    let results = Mutex<[String]>([])
    let progress = provider.loadObject(ofClass: NSString.self) { object, error in
      let text = "\(object as? NSString ?? "") \(error == nil)"
      results.withLock { $0.append(text) }
    }
    provider.loadObject(ofClass: UIColor.self) { object, error in
      let text = "\(object == nil) \(error == nil)"
      results.withLock { $0.append(text) }
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
      results.withLock { $0.append("\(data?.count ?? 0)") }
    }
    #expect(results.withLock { $0 } == ["text true", "true false", "4"] && progress.isFinished)
    let custom = NSItemProvider()
    custom.registerDataRepresentation(forTypeIdentifier: "org.example.note") { give in
      give(Data([1, 2]), nil)
      return nil
    }
    custom.loadDataRepresentation(forTypeIdentifier: "org.example.note") { data, _ in
      results.withLock { $0.append("\(data?.count ?? 0)") }
    }
    #expect(
      results.withLock { $0.last } == "2"
        && custom.registeredTypeIdentifiers == ["org.example.note"])
  }

  @Test("interactions for menus, searches and pointers keep their view and their content")
  func interactions() {
    final class Board: NSObject, UIEditMenuInteractionDelegate, UIPointerInteractionDelegate {
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(title: "\(Int(configuration.sourcePoint.x))", children: []) }
      func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
      ) -> UIPointerStyle? {
        interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
      }
    }
    let (board, view) = (Board(), UIView())
    let menu = UIEditMenuInteraction(delegate: board)
    view.addInteraction(menu)
    menu.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 6)))
    #expect(menu.presentedMenu?.title == "5" && menu.location(in: view).y == 6)
    menu.dismissMenu()
    #expect(menu.presentedMenu == nil)
    let pointer = UIPointerInteraction(delegate: board)
    view.addInteraction(pointer)
    let style = board.pointerInteraction(pointer, styleFor: UIPointerRegion(rect: view.bounds))
    #expect(style?.effect?.preview.view === view)
    let button = UIButton()
    button.pointerStyleProvider = { button, _, shape in
      UIPointerStyle(effect: .highlight(UITargetedPreview(view: button)), shape: shape)
    }
    let given = button.pointerStyleProvider?(
      button, .automatic(UITargetedPreview(view: button)), .verticalBeam(length: 9))
    #expect(given?.effect?.preview.view === button)
    let text = UITextView()
    #expect(text.findInteraction == nil)
    text.isFindInteractionEnabled = true
    text.findInteraction?.presentFindNavigator(showingReplace: false)
    #expect(text.findInteraction?.isFindNavigatorVisible == true)
  }

  @Test("tab stops, shapes in text, keys and sensors are kept")
  func kept() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.count == 12 && style.tabStops[1].location == 56)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    style.defaultTabInterval = 30
    #expect(style.tabStops.map(\.location) == [40, 200])
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style && copy?.tabStops.last?.alignment == .right)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    other.removeTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(other.tabStops.count == 1 && other.defaultTabInterval == 30 && other != style)
    final class Spacing: NSObject, NSLayoutManagerDelegate {}
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 9, height: 0))
    )
    let spacing = Spacing()
    manager.delegate = spacing
    manager.addTextContainer(container)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))]
    #expect(manager.delegate === spacing && container.exclusionPaths.count == 1)
    let press = UIPress()
    press.key = UIKey("A", .shift, code: .keyboardA)
    #expect(press.key?.charactersIgnoringModifiers == "a" && press.key?.keyCode == .keyboardA)
    let device = UIDevice.current
    device.isBatteryMonitoringEnabled = true
    #expect(device.isBatteryMonitoringEnabled && device.batteryLevel == -1)
    #expect(device.batteryState == .unknown && !device.proximityState)
    device.isBatteryMonitoringEnabled = false
    #expect(UIFont.Weight.regular + 0.1 > .regular && UIFont.Weight.bold - 0.1 < .bold)
  }

  @Test("dropped items are not animated, and the end of the drop is reported")
  func drops() {
    final class Session: NSObject, UIDropSession {
      let items = [UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))]
      var localDragSession: (any UIDragSession)? { nil }
    }
    final class Coordinator: NSObject, UICollectionViewDropCoordinator {
      var items: [any UICollectionViewDropItem] { [] }
      var destinationIndexPath: IndexPath? { nil }
      let session: any UIDropSession = Session()
    }
    let coordinator = Coordinator()
    let session = coordinator.session
    #expect(session.canLoadObjects(ofClass: NSString.self))
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.plain-text"]))
    var texts: [String] = []
    session.loadObjects(ofClass: NSString.self) { objects in
      texts = objects.compactMap { ($0 as? NSString).map { "\($0)" } }
    }
    #expect(texts == ["a"])
    var ends: [UIViewAnimatingPosition] = []
    coordinator.drop(session.items[0], toItemAt: IndexPath(item: 0, section: 0))
      .addCompletion { ends.append($0) }
    #expect(ends == [.end])
  }
}

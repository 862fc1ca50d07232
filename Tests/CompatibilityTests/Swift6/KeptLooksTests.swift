import Foundation
import Testing
import UIKit

@MainActor @Suite("Settings that controls and bars keep")
struct KeptLooksTests {
  private final class ThickSlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
      super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -3)
    }
  }

  private final class Field: UITextField {
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
      super.clearButtonRect(forBounds: bounds).offsetBy(dx: -8, dy: 0)
    }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 1) }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  }

  @Test("a slider's thumb touches the ends of the track")
  func slider() {
    let slider = ThickSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.height == 10 && track.midY == 15.5 && track.midX == 100)
    slider.maximumValue = 4
    func thumb(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(thumb(0).minX == track.minX && thumb(4).maxX == track.maxX)
    #expect(thumb(2).midX == track.midX && thumb(2).midY == track.midY)
  }

  @Test("a text field's rectangles are overridden")
  func field() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    #expect(
      field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 68, y: 7.5, width: 19, height: 19)
    )
    #expect(field.borderRect(forBounds: field.bounds).width == 98)
    field.text = "abc"
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    #expect(all.map { (field as UITextField).selectionRects(for: $0).count } == 0)
    #expect(field.markedTextRange == nil && field.textInputView === field)
    let middle = field.closestPosition(to: field.caretRect(for: field.endOfDocument).origin)
    #expect(middle.map { field.compare($0, to: field.endOfDocument) } == .orderedSame)
  }

  @Test("segments made from actions show and run them")
  func segments() {
    let actions = ["One", "Two"].map { title in
      UIAction(title: title, identifier: UIAction.Identifier(title)) { _ in }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Two")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Two")) == 1)
    #expect(control.actionForSegment(at: 0) === actions[0])
    control.insertSegment(action: UIAction(title: "Three") { _ in }, at: 9, animated: false)
    #expect(control.titleForSegment(at: 2) == "Three")
    let image = UIImage()
    control.setBackgroundImage(image, for: .selected, barMetrics: .default)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 0)
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 1, height: 2))
  }

  @Test("a search bar returns the field by the name that clients know, and keeps tokens")
  func search() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.setScopeBarButtonTitleTextAttributes([.kern: 1], for: .normal)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.kern] as? Int == 1)
    bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .search)
    #expect(bar.positionAdjustment(for: .search).horizontal == 3)
    let field = bar.searchTextField
    field.insertToken(UISearchToken(icon: nil, text: "red"), at: 4)
    field.text = "big"
    field.replaceTextualPortion(
      of: field.textualRange, with: UISearchToken(icon: nil, text: "big"), at: 0)
    #expect(field.tokens.map(\.text) == ["big", "red"] && field.text?.isEmpty == true)
    field.removeToken(at: 0)
    #expect(field.tokens.map(\.text) == ["red"])
  }

  @Test("bars and items keep images and positions by state and kind of bar")
  func bars() {
    let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    let image = UIImage()
    item.setBackgroundImage(image, for: .highlighted, barMetrics: .compact)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .compact) === image)
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: -2), for: .default)
    #expect(item.titlePositionAdjustment(for: .default).vertical == -2)
    #expect(item.creatingFixedGroup().barButtonItems == [item] && item.buttonGroup == nil)
    let group = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    #expect(item.buttonGroup === group)
    let custom = UIView()
    #expect(UIBarButtonItem(customView: custom).value(forKey: "view") as? UIView === custom)
    let toolbar = UIToolbar()
    toolbar.setShadowImage(image, forToolbarPosition: .any)
    #expect(toolbar.shadowImage(forToolbarPosition: .any) === image)
    let bar = UINavigationBar()
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
    let stepper = UIStepper()
    stepper.setIncrementImage(image, for: .normal)
    #expect(
      stepper.incrementImage(for: .normal) === image && stepper.decrementImage(for: .normal) == nil)
  }

  @Test("a menu is copied with other elements")
  func menus() {
    let menu = UIMenu(title: "Sort", children: [UIAction(title: "Name", state: .on) { _ in }])
    menu.preferredElementSize = .small
    let other = menu.replacingChildren([UIAction(title: "Date") { _ in }])
    #expect(other.title == "Sort" && other.children.map(\.title) == ["Date"])
    #expect(other.identifier == menu.identifier && other.preferredElementSize == .small)
    #expect(menu.selectedElements.count == 1)
  }

  @Test("responders accept the types that their paste configuration names")
  func pasting() {
    let view = UIView()
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(!view.canPaste([provider]))
    view.pasteConfiguration = UIPasteConfiguration(
      acceptableTypeIdentifiers: provider.registeredTypeIdentifiers)
    #expect(view.canPaste([provider]) && !view.canPaste([]))
    let activity = NSUserActivity(activityType: "org.example.read")
    view.userActivity = activity
    #expect(view.userActivity === activity && UIView().userActivity == nil)
    #expect(!view.canBecomeFocused && !view.isFocused && view.preferredFocusEnvironments.isEmpty)
  }

  @Test("an animated image shows several pictures for a time")
  func pictures() {
    let frames = [UIImage(), UIImage()]
    let moving = UIImage.animatedImage(with: frames, duration: 2)
    #expect(moving?.images?.count == 2 && moving?.duration == 2)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && UIImage().images == nil)
    let cap = UIImage().stretchableImage(withLeftCapWidth: 3, topCapHeight: 4)
    #expect(cap.leftCapWidth == 3 && cap.topCapHeight == 4)
    #expect(UIImage().withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
  }

  @Test("headers choose their content when they are laid out")
  func headers() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var asked = 0
    header.configurationUpdateHandler = { header, state in
      asked += 1
      var content = header.defaultContentConfiguration()
      content.text = state.isPinned ? "pinned" : "plain"
      header.contentConfiguration = content
    }
    header.layoutIfNeeded()
    #expect(asked == 1)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "plain")
  }

  @Test("the separator in a list cell begins at the separator guide")
  func separators() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let label = UILabel(frame: CGRect(x: 70, y: 0, width: 50, height: 20))
    cell.contentView.addSubview(label)
    cell.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: cell.leadingAnchor, constant: 70
    ).isActive = true
    cell.layoutIfNeeded()
    #expect(cell.separatorLayoutGuide.layoutFrame.minX == 70)
    #expect(cell.separatorLayoutGuide.layoutFrame.maxX == 300)
  }
}

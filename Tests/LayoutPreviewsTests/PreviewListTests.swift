import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import Testing

@testable import LayoutPreviews

@Suite("Lists of previews")
@MainActor
struct PreviewListTests {
  @Test("entries are in the order of the list, including loops and conditions")
  func order() {
    let isThere = true
    let list = PreviewList {
      Preview("first") { UIView() }
      for number in 1...2 { Preview("number \(number)") { UIView() } }
      if isThere { Preview("there") { UIViewController() } }
      if !isThere { Preview("not there") { UIView() } } else { Preview { UIView() } }
    }
    #expect(list.previews.map(\.name) == ["first", "number 1", "number 2", "there", nil])
    #expect(list.module == "LayoutPreviewsTests")
  }

  private func size(_ preview: Preview, _ change: (inout LayoutEnvironment) -> Void = { _ in })
    -> CGSize
  {
    defer { ScreenState.reset() }
    var environment = LayoutEnvironment()
    change(&environment)
    return CodeScene(
      preview, id: "preview-1", in: environment, version: 1, keys: LayerKeys(), resources: .init()
    ).picture(after: nil).size
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  @Test("a view is as large as the content, but no wider than the screen")
  func fitting() {
    let short = size(Preview { label("Hello") })
    #expect(short == label("Hello").intrinsicContentSize)
    let long = size(Preview { label(String(repeating: "many words ", count: 40)) })
    #expect(long.width == 390 && long.height > 60)
    let narrow = size(Preview(traits: .fittingLayout(width: 120)) { label("Hello to all of you") })
    #expect(narrow.width == 120 && narrow.height > 40)
    #expect(
      size(Preview(traits: .fixedLayout(width: 50, height: 70)) { label("Hello") })
        == CGSize(width: 50, height: 70))
  }

  @Test("a controller fills the screen, which may be in landscape")
  func controllers() {
    #expect(size(Preview { UIViewController() }) == CGSize(width: 390, height: 844))
    #expect(
      size(Preview(traits: .landscapeLeft) { UIViewController() })
        == CGSize(width: 844, height: 390))
    let pad = size(Preview { UIViewController() }) { $0.device = Device.named("ipad12_9rounded") }
    #expect(pad == CGSize(width: 1024, height: 1366))
    let upright = size(Preview(traits: .landscapeLeft) { UIViewController() }) {
      $0.orientation = .portrait
    }
    #expect(upright.width < upright.height)
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test("initializers run with the page's text size and appearance")
  func traits() {
    func make() -> UILabel {
      let label = label("Hello")
      label.font = .preferredFont(forTextStyle: .body)
      return label
    }
    let usual = size(Preview { make() })
    let large = size(Preview { make() }) { $0.textSize = .accessibilityLarge }
    #expect(large.height > usual.height * 1.5)
  }
}

import AutoLayout
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("UIButton")
struct ButtonTests {
  private func button(_ title: String?, image: CGSize? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTraitOverrides(UITraitCollection(displayScale: 2))
    button.setTitle(title, for: .normal)
    if let image { button.setImage(UIImage(size: image), for: .normal) }
    return button
  }

  @Test("a button has only the subviews that its content needs (F11.72)")
  func subviews() {
    func configured(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
      var configuration = UIButton.Configuration.filled()
      change(&configuration)
      return UIButton(configuration: configuration)
    }
    let image = UIImage(size: CGSize(width: 20, height: 10))
    let attributed = UIButton()
    attributed.setAttributedTitle(NSAttributedString(string: "Title"), for: .normal)
    let members: [(name: String, button: UIButton, images: Int, labels: Int)] = [
      ("nothing", UIButton(type: .custom), 0, 0),
      ("an empty title", button(""), 0, 0),
      ("a title", button("Title"), 0, 1),
      ("an attributed title", attributed, 0, 1),
      ("an image", button(nil, image: image.size), 1, 0),
      ("title and image", button("Title", image: image.size), 1, 1),
      ("a configuration", configured { _ in }, 0, 0),
      ("a configured title", configured { $0.title = "Title" }, 0, 1),
      ("a configured image", configured { $0.image = image }, 1, 0),
      ("a subtitle", configured { $0.subtitle = "Below" }, 0, 1),
      (
        "all of it",
        configured {
          $0.title = "Title"
          $0.subtitle = "Below"
          $0.image = image
        }, 1, 2
      ),
      ("an action", UIButton(primaryAction: UIAction(title: "Go") { _ in }), 0, 1),
    ]
    for (name, button, images, labels) in members {
      for isLaidOut in [false, true] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.addSubview(button)
        button.sizeToFit()
        if isLaidOut { root.layoutIfNeeded() }
        #expect(button.subviews.count { $0 is UIImageView } == images, "\(name)")
        #expect(button.subviews.count { $0 is UILabel } == labels, "\(name)")
        #expect(button.subviews.count == images + labels, "\(name)")
      }
      #expect(button.subviews.allSatisfy { $0.frame.width > 0 && $0.frame.height > 0 }, "\(name)")
    }
    print("walk of subviews of buttons: \(members.count) members")
  }

  @Test("a part that is asked for after a layout has its place at once (F11.72)")
  func latePart() {
    let pictured = UIButton(type: .custom)
    pictured.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    pictured.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    pictured.layoutIfNeeded()
    #expect(pictured.imageView?.frame == CGRect(x: 90, y: 20, width: 20, height: 20))
    let titled = button("Title")
    titled.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    titled.layoutIfNeeded()
    #expect(titled.titleLabel?.frame.midX == 100)
    #expect(titled.imageView?.image == nil)
    titled.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    titled.layoutIfNeeded()
    #expect(titled.imageView?.frame.size == CGSize(width: 20, height: 20))
  }

  @Test("an untitled button is as large as the image, with no padding above and below")
  func images() {
    #expect(
      button(nil, image: CGSize(width: 24, height: 20)).intrinsicContentSize
        == CGSize(width: 24, height: 20))
    let both = button("Learn more", image: CGSize(width: 8, height: 10))
    both.titleLabel?.font = .systemFont(ofSize: 13)
    #expect(both.intrinsicContentSize.height == 16)
    #expect(both.intrinsicContentSize.width.isNear(77, within: 1))
  }

  @Test("an image lower than a line of the title leaves the button as high as the line (F9.40)")
  func lowImages() {
    let system = button(nil, image: CGSize(width: 24, height: 16))
    #expect(system.intrinsicContentSize == CGSize(width: 24, height: 18))
    let custom = UIButton(type: .custom)
    custom.setImage(UIImage(size: CGSize(width: 10, height: 18)), for: .normal)
    #expect(custom.intrinsicContentSize == CGSize(width: 10, height: 22))
  }

  @Test("content insets replace the default padding")
  func insets() {
    let image = button(nil, image: CGSize(width: 24, height: 24))
    image.contentEdgeInsets = UIEdgeInsets(top: 11, left: 18, bottom: 11, right: 18)
    #expect(image.intrinsicContentSize == CGSize(width: 60, height: 46))
    let title = button("OK")
    title.contentEdgeInsets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    #expect(title.intrinsicContentSize.height == 18)
    #expect(title.intrinsicContentSize.width < 30)
    title.titleEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(title.intrinsicContentSize.height == 18)
  }

  @Test("each state shows the content set for it, or the normal state's content")
  func states() {
    let button = button("normal")
    button.setTitle("disabled", for: .disabled)
    #expect(button.currentTitle == "normal")
    #expect(button.title(for: .selected) == "normal")
    button.isEnabled = false
    #expect(button.currentTitle == "disabled")
    button.isEnabled = true
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
  }

  @Test("a change of title, font or state invalidates the layout")
  func invalidation() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let button = button("OK")
    host.addConstrained(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      button.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 30, height: 30))
    button.setTitle("Cancel", for: .normal)
    host.layoutIfNeeded()
    #expect(button.frame.width.isNear(48, within: 1))
    button.titleLabel?.font = .systemFont(ofSize: 20)
    host.layoutIfNeeded()
    #expect(button.frame.height == 36)
    #expect(button.titleLabel?.text == "Cancel")
  }

  @Test("a value assigned through a configuration may be computed from that configuration")
  func configurationOfItself() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Save"
    button.configuration?.title = button.configuration?.title.map { $0 + " All" }
    button.configuration?.contentInsets.leading = button.configuration?.contentInsets.trailing ?? 0
    #expect(button.configuration?.title == "Save All")
    #expect(button.titleLabel?.text == "Save All")
  }

  @Test("a configuration sets the insets and the image placement")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(size: CGSize(width: 20, height: 20))
    let button = UIButton(configuration: configuration)
    // The title's height: 17 points make a line of 20 1/3 at 3x.
    #expect(button.intrinsicContentSize.width == 44)
    #expect(abs(button.intrinsicContentSize.height - 103.0 / 3) < 0.01)
    configuration.title = "Title"
    configuration.imagePadding = 8
    configuration.imagePlacement = .top
    configuration.contentInsets = .zero
    button.configuration = configuration
    let size = button.intrinsicContentSize
    #expect(size.height.isNear(48.4, within: 0.4))
    button.frame.size = size
    let content = button.contentRect(forBounds: button.bounds)
    #expect(button.imageRect(forContentRect: content).minY == 0)
    #expect(button.titleRect(forContentRect: content).minY.isNear(28, within: 1e-6))
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 12)
  }

  @Test("an attributed title follows the configuration, and a plain title has no attributes")
  func attributedConfiguration() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plain"
    let button = UIButton(configuration: configuration)
    #expect(button.currentAttributedTitle == nil)
    #expect(button.currentTitle == "Plain")
    var container = AttributeContainer()
    container.font = UIFont.systemFont(ofSize: 30)
    configuration.attributedTitle = AttributedString("Large", attributes: container)
    button.configuration = configuration
    #expect(button.currentAttributedTitle?.string == "Large")
    let width = button.intrinsicContentSize.width
    configuration.attributedTitle = AttributedString("Larger still", attributes: container)
    button.configuration = configuration
    #expect(button.currentAttributedTitle?.string == "Larger still")
    #expect(button.intrinsicContentSize.width > width)
    button.configuration = nil
    #expect(button.currentAttributedTitle == nil)
  }

  @Test(
    "an untitled symbol is large, and next to a configured title it follows the title's font")
  func symbols() throws {
    let video = try #require(UIImage(systemName: "video"))
    var configuration = UIButton.Configuration.plain()
    configuration.image = video
    let alone = UIButton(configuration: configuration)
    // Recorded: 55 1/3 wide with 12 points on either side.
    #expect(alone.intrinsicContentSize.width.isNear(55.33, within: 0.5))
    configuration.title = "Video"
    configuration.titleFont = .systemFont(ofSize: 30)
    let titled = UIButton(configuration: configuration)
    #expect(titled.currentImage?.size.width == (30 * 1.435 * 2).rounded() / 2)
    configuration.preferredSymbolConfigurationForImage = .init(pointSize: 10, weight: .bold)
    let small = try #require(UIButton(configuration: configuration).currentImage)
    #expect(small.size.width.isNear(14.33, within: 0.01))
  }

  @Test("image and title are side by side in the middle, mirrored in right-to-left layouts")
  func rectangles() {
    let button = button("OK", image: CGSize(width: 10, height: 10))
    button.frame.size = CGSize(width: 100, height: 40)
    let title = button.titleRect(forContentRect: button.bounds)
    let image = button.imageRect(forContentRect: button.bounds)
    #expect(image.maxX == title.minX)
    #expect(abs(image.minX - (100 - title.maxX)) < 1e-6)
    #expect(image.midY == 20)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(
      button.titleRect(forContentRect: button.bounds).maxX
        == button.imageRect(forContentRect: button.bounds).minX)
    button.contentHorizontalAlignment = .left
    #expect(button.titleRect(forContentRect: button.bounds).minX == 0)
  }

  @Test("an image larger than the content shrinks to it in both directions")
  func largeImage() {
    let button = button("", image: CGSize(width: 256, height: 256))
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    button.frame.size = CGSize(width: 44, height: 44)
    let content = button.contentRect(forBounds: button.bounds)
    #expect(button.imageRect(forContentRect: content) == content)
  }

  @Test("actions are called for their events")
  func actions() {
    var count = 0
    let button = UIButton(type: .custom, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .touchDown)
    #expect(count == 1)
    #expect(button.currentTitle == "Go")
  }

  @Test("a symbol makes a configured button no higher than a line, unless it is configured larger")
  func symbolHeight() {
    func height(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      change(&configuration)
      return UIButton(configuration: configuration).intrinsicContentSize.height
    }
    let title = height { $0.title = "Video" }
    for name in ["video", "speaker.wave.3", "star", "trash"] {
      #expect(height { $0.image = UIImage(systemName: name) } == title)
      #expect(
        height {
          $0.title = "Video"
          $0.image = UIImage(systemName: name)
        } == title)
    }
    let large = height {
      $0.image = UIImage(systemName: "star")
      $0.preferredSymbolConfigurationForImage = .init(pointSize: 60)
    }
    #expect(large > title + 20)
  }
}

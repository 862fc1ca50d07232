import AutoLayout
import Foundation
import Testing

@MainActor
@Suite("Images, text views, effects")
struct ContentViewTests {
  @Test("an image view is as large as the image's alignment rectangle")
  func imageView() {
    let view = UIImageView(image: UIImage(size: CGSize(width: 30, height: 20)))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    view.image = UIImage(size: CGSize(width: 30, height: 20)).withAlignmentRectInsets(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 16))
    #expect(view.alignmentRectInsets.right == 4)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("an image provider supplies images by name")
  func provider() {
    ImageSource.setProvider { name in
      name == "logo" ? UIImage(size: CGSize(width: 5, height: 6), scale: 3, name: name) : nil
    }
    defer { ImageSource.setProvider(nil) }
    #expect(UIImage(named: "logo")?.size == CGSize(width: 5, height: 6))
    #expect(UIImage(named: "logo")?.scale == 3)
    #expect(UIImage(named: "other") == nil)
  }

  @Test(
    "a symbol's alignment rectangle is as high as a line in the symbol's font, for any shape",
    arguments: [
      ("folder", 96.0), ("star.fill", 116), ("unknown.flat", 80), ("unknown.square", 128),
    ]
  )
  func symbolAlignment(_ name: String, _ height: Double) throws {
    let proportions = CGSize(width: 128, height: height)
    let symbol = try #require(
      UIImage(
        symbol: name, proportions: proportions, configuration: .init(pointSize: 17),
        displayScale: 2))
    let insets = symbol.alignmentRectInsets
    // A line of 17 points is 20.3 high (F9.1); size and both insets are pixel-aligned.
    let aligned = symbol.size.height - insets.top - insets.bottom
    #expect(abs(aligned - 20.287) <= 0.75)
    #expect(UIImageView(image: symbol).intrinsicContentSize.height == aligned)
    #expect([insets.top, insets.bottom].allSatisfy { $0 * 2 == ($0 * 2).rounded() })
  }

  @Test(
    "symbols have the recorded insets, on the screen's pixels (F10.16)",
    arguments: [
      // Name, proportions, pixels per point; top and bottom.
      ("info.circle", (128, 121), 2, (-0.5, -0.5)),
      ("info.circle", (128, 121), 3, (-2 / 3, -2 / 3)),
      ("pencil.circle", (64, 60), 2, (-0.5, -0.5)),
      ("globe", (128, 123), 3, (-2 / 3, -2 / 3)), ("checkmark", (128, 114), 2, (-2, -1.5)),
      ("bolt.car.fill", (128, 95), 3, (-4 / 3, -4 / 3)),
      ("square.and.arrow.up", (115, 128), 3, (1, -1 / 3)), ("wrench", (128, 128), 2, (1.5, 1.5)),
    ] as [(String, (Double, Double), Double, (Double, Double))]
  )
  func recordedInsets(
    _ name: String, _ proportions: (Double, Double), _ scale: Double,
    _ insets: (top: Double, bottom: Double)
  ) throws {
    let symbol = try #require(
      UIImage(
        symbol: name, proportions: CGSize(width: proportions.0, height: proportions.1),
        configuration: .unspecified, displayScale: CGFloat(scale)))
    #expect(abs(symbol.alignmentRectInsets.top - insets.top) < 1e-9)
    #expect(abs(symbol.alignmentRectInsets.bottom - insets.bottom) < 1e-9)
  }

  @Test("symbols scale with their configuration")
  func symbols() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let large = try #require(
      symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(large.size.width > 1.9 * symbol.size.width)
    #expect(symbol.isSymbolImage)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(size: .zero).applyingSymbolConfiguration(.init(scale: .large)) == nil)
    let wide = UIImage(
      symbol: "arrow.right", proportions: CGSize(width: 128, height: 98),
      configuration: .init(pointSize: 17))
    #expect(abs((wide?.size.width ?? 0) / (wide?.size.height ?? 1) - 128.0 / 98) < 0.05)
    let view = UIImageView(image: symbol)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.width == large.size.width)
    #expect(view.sizeThatFits(.zero) == large.size)
  }

  @Test("a text view has an intrinsic size, the text's size, only while it does not scroll")
  func textView() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 400))
    host.setTraitOverrides(UITraitCollection(displayScale: 2))
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "one two three four"
    host.addConstrained(view)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      view.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(view.frame.height == 57)
    #expect(view.sizeThatFits(CGSize(width: 1000, height: 0)).height == 36.5)
    view.text = ""
    #expect(view.intrinsicContentSize.height == 36.5)
  }

  @Test("a text field is as wide as the text, placeholder or dots, and the side views")
  func textField() {
    let field = UITextField()
    field.placeholder = "Placeholder"
    let empty = field.intrinsicContentSize.width
    field.text = "i"
    #expect(field.intrinsicContentSize.width < empty)
    let plain = field.intrinsicContentSize.width
    field.isSecureTextEntry = true
    #expect(field.intrinsicContentSize.width > plain)
    field.isSecureTextEntry = false
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(field.intrinsicContentSize.width == plain)
    field.leftViewMode = .always
    #expect(field.intrinsicContentSize.width == plain + 40)
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 30)).minX == 40)
  }

  @Test("an effect's content view fills it")
  func effects() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(view.contentView.superview === view)
  }
}

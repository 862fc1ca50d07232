import AutoLayout
import Foundation
import Testing

@testable import Drawing

@Suite("Images in views")
@MainActor
struct ImageDrawingTests {
  private func picture(_ view: UIView) -> Picture? {
    for case .picture(let picture) in DisplayList(showing: view, style: .plain).items {
      return picture
    }
    return nil
  }

  private func quarters() throws -> UIImage {
    try #require(UIImage(data: try TestPictures.quarters(side: 8), scale: 2))
  }

  @Test("F12.6: image views show images in the images' colors unless they are templates")
  func tints() throws {
    let image = try quarters()
    #expect(image.size == CGSize(width: 4, height: 4))
    let view = UIImageView(image: image)
    view.tintColor = .red
    #expect(picture(view)?.tint == nil)
    view.image = image.withRenderingMode(.alwaysTemplate)
    #expect(picture(view)?.tint == Color(.red))
    view.image = image.withTintColor(.green)
    #expect(picture(view)?.tint == Color(.green))
    view.image = image.withTintColor(.green, renderingMode: .alwaysTemplate)
    #expect(picture(view)?.tint == Color(.red))
  }

  @Test("content modes place pictures, and cap insets apply if an image is stretched")
  func placement() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.image = try quarters()
    view.contentMode = .scaleAspectFit
    #expect(picture(view)?.frame == CGRect(x: 5, y: 0, width: 10, height: 10))
    view.contentMode = .bottomRight
    #expect(picture(view)?.frame == CGRect(x: 16, y: 6, width: 4, height: 4))
    view.contentMode = .scaleToFill
    #expect(picture(view)?.frame == view.bounds)
    #expect(picture(view)?.slices == nil)
    view.image = try quarters().resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    #expect(picture(view)?.slices?.size == CGSize(width: 4, height: 4))
    #expect(picture(view)?.slices?.isTiled == false)
  }

  @Test("a flipping image is mirrored in right-to-left layouts")
  func flipped() throws {
    let view = UIImageView(image: try quarters().imageFlippedForRightToLeftLayoutDirection())
    #expect(picture(view)?.isMirrored == false)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(picture(view)?.isMirrored == true)
  }

  @Test("a system button shows images in the tint, a custom button in the images' colors")
  func buttons() throws {
    for (type, isTinted) in [(UIButton.ButtonType.system, true), (.custom, false)] {
      let button = UIButton(type: type)
      button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      button.setImage(try quarters(), for: .normal)
      #expect((picture(button)?.tint != nil) == isTinted)
    }
  }

  @Test(
    "F12.6: templates and symbols in buttons of any kind take the tint, not the title's color",
    arguments: [UIButton.ButtonType.custom, .system, .detailDisclosure])
  func buttonTemplates(_ type: UIButton.ButtonType) throws {
    func tint(_ button: UIButton) -> Color? {
      for item in DisplayList(showing: button, style: .plain).items {
        if case .symbol(let symbol) = item { return symbol.color }
      }
      return picture(button)?.tint
    }
    let images = [UIImage(systemName: "plus"), try quarters().withRenderingMode(.alwaysTemplate)]
    let looks: [(UIButton.Configuration?, color: UIColor)] = [
      (nil, .red), (.plain(), .red), (.gray(), .red), (.tinted(), .red), (.filled(), .white),
    ]
    for image in images {
      for (look, color) in looks {
        for (isEnabled, isSelected) in [(true, false), (true, true), (false, false)] {
          let button = UIButton(type: type)
          button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
          button.tintColor = .red
          button.setTitleColor(.green, for: .normal)
          button.configuration = look
          button.setImage(image, for: .normal)
          button.isEnabled = isEnabled
          button.isSelected = isSelected
          #expect(tint(button) == Color(color).withFade(isEnabled ? 1 : 0.35))
          button.configuration?.baseForegroundColor = .blue
          if look != nil { #expect(tint(button)?.blue == 1) }
        }
      }
    }
  }

  @Test("the default title is white in plain custom buttons, and has the tint in other buttons")
  func titles() {
    for type in [UIButton.ButtonType.custom, .system, .infoDark] {
      let button = UIButton(type: type)
      button.tintColor = .red
      #expect(button.currentTitleColor == (type == .custom ? .white : .red))
      button.configuration = .plain()
      #expect(button.currentTitleColor == .red)
    }
  }

  @Test("a configured background has the color and the picture inside the corners in any style")
  func configuredBackgrounds() throws {
    for var look in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()] {
      look.background.backgroundColor = .green
      look.background.cornerRadius = 9
      look.background.image = try quarters()
      look.background.imageContentMode = .center
      let button = UIButton(configuration: look)
      button.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      let items = DisplayList(showing: button, style: .plain).items
      let shape = Shape.rounded(button.bounds, radius: 9)
      #expect(items.first == .fill(shape, Color(.green)))
      guard case .group(let group) = items.dropFirst().first,
        case .picture(let picture) = group.items.first
      else {
        Issue.record("the background's picture is not drawn")
        continue
      }
      #expect(group.clip == shape)
      #expect(picture.frame == CGRect(x: 18, y: 8, width: 4, height: 4) && picture.tint == nil)
    }
  }

  @Test("a symbol that disappeared by an effect is not drawn, but a picture is")
  func goneSymbols() throws {
    let view = UIImageView(image: UIImage(systemName: "plus"))
    func isEmpty() -> Bool { DisplayList(showing: view, style: .plain).items.isEmpty }
    #expect(!isEmpty())
    view.addSymbolEffect(.disappear)
    #expect(isEmpty())
    view.removeSymbolEffect(ofType: .disappear)
    #expect(!isEmpty())
    view.addSymbolEffect(.disappear.down)
    view.image = try quarters()
    #expect(!isEmpty())
  }

  @Test("images are encoded only if decoders are enabled")
  func encoding() throws {
    let file = try TestPictures.quarters(side: 8)
    let plain = try #require(UIImage(data: file))
    // An unchanged PNG needs no encoder.
    #expect(plain.pngData() == file)
    ImageSource.useDecoders()
    defer { ImageSource.useDecoders(false) }
    let tinted = try #require(plain.withTintColor(.blue).pngData())
    let again = try #require(UIImage(data: tinted))
    #expect(again.size == CGSize(width: 8, height: 8))
    let jpeg = try #require(plain.jpegData(compressionQuality: 0.9))
    #expect(ImageContent(jpeg)?.format == .jpeg)
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 8, height: 8))
    #expect(UIImage(data: Data("nothing".utf8)) == nil)
    // Found by a fuzzer: a name that begins within a character.
    #expect(UIImage(data: Data("<svg\u{601}viewBox=\"0 0 2 1\">".utf8)) == nil)
    #expect(
      UIImage(data: Data("<svg viewBox=\"0 0 2 1\">".utf8))?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(systemName: "plus")?.pngData() != nil)
  }
}

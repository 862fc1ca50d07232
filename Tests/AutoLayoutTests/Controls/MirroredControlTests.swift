import AutoLayout
import Foundation
import Testing

@MainActor
@Suite("Rectangles of controls from right to left")
struct MirroredControlTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)

  private func field() -> UITextField {
    let field = UITextField(frame: Self.bounds)
    field.borderStyle = .roundedRect
    (field.leftView, field.leftViewMode) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), .always
    )
    (field.rightView, field.rightViewMode) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), .always
    )
    field.clearButtonMode = .always
    return field
  }

  private func slider() -> UISlider {
    let slider = UISlider(frame: Self.bounds)
    slider.minimumValueImage = UIImage(size: CGSize(width: 10, height: 10))
    slider.maximumValueImage = UIImage(size: CGSize(width: 24, height: 10))
    return slider
  }

  private func button(_ configured: Bool, _ alignment: UIControl.ContentHorizontalAlignment)
    -> UIButton
  {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    if configured {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      configuration.image = UIImage(size: CGSize(width: 20, height: 20))
      configuration.imagePadding = 6
      configuration.contentInsets.leading = 31
      button.configuration = configuration
    }
    button.contentHorizontalAlignment = alignment
    button.frame = Self.bounds
    return button
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: Self.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The rectangles that are mirrored, each read from a new control.
  private func members() -> [(name: String, rect: (UISemanticContentAttribute) -> CGRect)] {
    let bounds = Self.bounds
    func ofField(_ read: @escaping (UITextField) -> CGRect) -> (UISemanticContentAttribute) ->
      CGRect
    {
      {
        let field = field()
        field.semanticContentAttribute = $0
        field.layoutIfNeeded()
        return read(field)
      }
    }
    func ofSlider(_ read: @escaping (UISlider) -> CGRect) -> (UISemanticContentAttribute) -> CGRect
    {
      {
        let slider = slider()
        slider.semanticContentAttribute = $0
        return read(slider)
      }
    }
    var members: [(name: String, rect: (UISemanticContentAttribute) -> CGRect)] = [
      ("left view", ofField { $0.leftView?.frame ?? .zero }),
      ("right view", ofField { $0.rightView?.frame ?? .zero }),
      ("leftViewRect", ofField { $0.leftViewRect(forBounds: bounds) }),
      ("rightViewRect", ofField { $0.rightViewRect(forBounds: bounds) }),
      ("clearButtonRect", ofField { $0.clearButtonRect(forBounds: bounds) }),
      ("textRect", ofField { $0.textRect(forBounds: bounds) }),
      ("editingRect", ofField { $0.editingRect(forBounds: bounds) }),
      ("placeholderRect", ofField { $0.placeholderRect(forBounds: bounds) }),
      ("borderRect", ofField { $0.borderRect(forBounds: bounds) }),
      ("minimum image", ofSlider { $0.minimumValueImageRect(forBounds: bounds) }),
      ("maximum image", ofSlider { $0.maximumValueImageRect(forBounds: bounds) }),
      ("track", ofSlider { $0.trackRect(forBounds: bounds) }),
      (
        "thumb",
        ofSlider {
          $0.thumbRect(forBounds: bounds, trackRect: $0.trackRect(forBounds: bounds), value: 0.2)
        }
      ),
    ]
    for configured in [false, true] {
      for alignment: UIControl.ContentHorizontalAlignment in [.leading, .trailing, .center] {
        for isTitle in [true, false] {
          members.append(
            (
              "button \(configured) \(alignment.rawValue) \(isTitle)",
              { direction in
                let button = button(configured, alignment)
                button.semanticContentAttribute = direction
                button.layoutIfNeeded()
                return (isTitle ? button.titleLabel?.frame : button.imageView?.frame) ?? .zero
              }
            ))
        }
      }
    }
    return members
  }

  @Test("rectangles are mirrored from right to left, and never for playback (F11.73, F13.16)")
  func mirroring() {
    for (name, rect) in members() {
      let (left, right) = (rect(.forceLeftToRight), rect(.forceRightToLeft))
      let expected = mirrored(left)
      #expect(
        abs(right.minX - expected.minX) < 0.01 && right.size == expected.size,
        "\(name): \(right), expected \(expected)")
      #expect(rect(.playback) == left, "\(name)")
      #expect(rect(.spatial) == left, "\(name)")
    }
    print("walk of mirrored rectangles: \(members().count) members")
  }

  @Test("left and right alignments of buttons are the same in both directions")
  func absoluteAlignments() {
    for configured in [false, true] {
      for alignment: UIControl.ContentHorizontalAlignment in [.left, .right] {
        let button = button(configured, alignment)
        button.configuration?.contentInsets = .init(top: 7, leading: 12, bottom: 7, trailing: 12)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        let parts = button.subviews.map(\.frame)
        let inset: CGFloat = configured ? 12 : 0
        if alignment == .left {
          #expect(abs((parts.map(\.minX).min() ?? 0) - inset) < 0.01)
        } else {
          #expect(abs((parts.map(\.maxX).max() ?? 0) - (200 - inset)) < 0.01)
        }
      }
    }
  }

  @Test("a field in a window turns with the direction, also late")
  func lateDirection() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let field = field()
    host.addSubview(field)
    host.layoutIfNeeded()
    #expect(field.leftView?.frame.minX == 0)
    field.semanticContentAttribute = .forceRightToLeft
    host.layoutIfNeeded()
    #expect(field.leftView?.frame.minX == 180)
    #expect(field.rightView?.frame.minX == 0)
    field.semanticContentAttribute = .unspecified
    host.layoutIfNeeded()
    #expect(field.leftView?.frame.minX == 0)
    host.setTraitOverrides(UITraitCollection(layoutDirection: .rightToLeft))
    host.layoutIfNeeded()
    #expect(field.leftView?.frame.minX == 180)
  }
}

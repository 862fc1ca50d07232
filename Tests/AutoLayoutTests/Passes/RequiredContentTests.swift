import AutoLayout
import Foundation
import Testing

/// F2.31: content sizes at 1000 yield to required constraints of the app, and to nothing else.
@MainActor @Suite("Required content sizes", .serialized)
struct RequiredContentTests {
  private final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
  }

  /// The width of a badge with required content, and the number of logged conflicts.
  private func width(_ constrain: (Badge, UIView) -> [NSLayoutConstraint]) -> (CGFloat, Int) {
    var messages = 0
    let old = LayoutLog.replaceSink { _ in messages += 1 }
    defer { _ = LayoutLog.replaceSink(old) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addSubview(badge)
    NSLayoutConstraint.activate(
      constrain(badge, root) + [badge.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    return (badge.frame.width, messages)
  }

  @Test("the app's required width wins silently", arguments: [10.0, 36])
  func fixedWidth(_ constant: Double) {
    let result = width { badge, root in
      [
        badge.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        badge.widthAnchor.constraint(equalToConstant: CGFloat(constant)),
      ]
    }
    #expect(result == (CGFloat(constant), 0))
  }

  @Test("and so do two required edges")
  func twoEdges() {
    let result = width { badge, root in
      [
        badge.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        badge.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ]
    }
    #expect(result == (320, 0))
  }

  @Test("a width at 999 loses against required content", arguments: [10.0, 36])
  func optionalWidth(_ constant: Double) {
    let result = width { badge, root in
      let width = badge.widthAnchor.constraint(equalToConstant: CGFloat(constant))
      width.priority = UILayoutPriority(999)
      return [badge.leadingAnchor.constraint(equalTo: root.leadingAnchor), width]
    }
    #expect(result == (24, 0))
  }
}

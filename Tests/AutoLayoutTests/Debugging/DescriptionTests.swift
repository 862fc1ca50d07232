import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Descriptions")
struct DescriptionTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let a = UIView()
  let b = UIView()

  init() {
    root.accessibilityIdentifier = "root"
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    root.addSubview(a)
    root.addSubview(b)
  }

  func body(_ constraint: NSLayoutConstraint) -> String {
    let text = constraint.description
    guard let start = text.firstIndex(of: " "), let end = text.range(of: "   (") else {
      return text
    }
    return String(text[text.index(after: start)..<end.lowerBound])
  }

  @Test(
    "a constraint is described in visual format where possible, or as an equation (F2.15-F2.20)")
  func bodies() {
    let cases: [(NSLayoutConstraint, String)] = [
      (a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), "H:|-(10)-[a]"),
      (root.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 16), "H:[a]-(16)-|"),
      (
        a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        "a.trailing == root.trailing - 16"
      ),
      (b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -20), "V:[a]-(-20)-[b]"),
      (
        b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8),
        "V:[a]-(>=8)-[b]"
      ),
      (b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8), "H:[a]-(8)-[b](LTR)"),
      (a.widthAnchor.constraint(equalToConstant: 40), "a.width == 40"),
      (
        a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5, constant: -3),
        "a.width == 0.5*b.height - 3"
      ),
      (a.centerXAnchor.constraint(equalTo: b.centerXAnchor), "a.centerX == b.centerX"),
      (
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
        "H:[a]-(NSLayoutAnchorConstraintSpace(8))-[b]"
      ),
    ]
    for (constraint, text) in cases where body(constraint) != text {
      // A trailing edge's equation starts with the view.
      Issue.record("\(body(constraint)) is not \(text)")
    }
  }

  @Test("state, identifier and names frame the body (F11.24)")
  func frame() {
    let constraint = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    constraint.identifier = "edge"
    #expect(constraint.description.contains("'edge' H:|-(10)-[a]   (inactive, names: "))
    constraint.isActive = true
    #expect(constraint.description.contains("   (active, names: "))
    #expect(constraint.description.contains("'|':root:0x"))
  }

  @Test("a view's description begins with the view's name in constraints (F11.28)")
  func view() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 3, height: 4))
    let text = view.description
    #expect(text.hasPrefix("<UIView: 0x"))
    #expect(text.contains("; frame = (1 2.5; 3 4)"))
    let name = text.dropFirst().prefix { $0 != ";" }.replacingOccurrences(of: " ", with: "")
    #expect(view.widthAnchor.constraint(equalToConstant: 1).description.contains(name))
  }

  @Test("a conflict is reported in Apple's words, and the larger width is broken (F2.27, F2.30)")
  func conflict() {
    a.translatesAutoresizingMaskIntoConstraints = false
    let wide = a.widthAnchor.constraint(equalToConstant: 200)
    let narrow = a.widthAnchor.constraint(equalToConstant: 84)
    NSLayoutConstraint.activate([wide, narrow])
    let messages = LayoutLog.messages { root.layoutIfNeeded() }
    #expect(messages.count == 1)
    let text = messages.first ?? ""
    #expect(text.contains("Unable to simultaneously satisfy constraints.\n"))
    #expect(text.contains("    \"\(wide.description)\",\n    \"\(narrow.description)\"\n)"))
    #expect(text.contains("Will attempt to recover by breaking constraint \n\(wide.description)\n"))
    #expect(!text.contains("(Note: If"))
    #expect(a.frame.width == 84)
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(a.frame.width == 200)
  }
}

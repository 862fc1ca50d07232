import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Ambiguity, shown")
struct AmbiguityTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let box = UIView()

  init() {
    root.addConstrained(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
      box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  @Test("an exercise shows other layouts, and no layout breaks a constraint (F8.17)")
  func exercise() {
    root.layoutIfNeeded()
    #expect(box.hasAmbiguousLayout)
    var places = [box.frame]
    for _ in 0..<3 {
      box.exerciseAmbiguityInLayout()
      places.append(box.frame)
      #expect(box.frame.minX >= 0 && box.frame.maxX <= 100)
      #expect(box.frame.minY == 0 && box.frame.size == CGSize(width: 30, height: 30))
    }
    for (a, b) in zip(places, places.dropFirst()) { #expect(a != b) }
  }

  @Test("an exercised layout stays until another change")
  func stays() {
    root.layoutIfNeeded()
    box.exerciseAmbiguityInLayout()
    let place = box.frame
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.hasAmbiguousLayout)
    #expect(box.frame == place)
    #expect(root.constraints.count + box.constraints.count == 5)
  }

  @Test("an unambiguous layout does not change")
  func determined() {
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    root.layoutIfNeeded()
    box.exerciseAmbiguityInLayout()
    #expect(box.frame == CGRect(x: 7, y: 0, width: 30, height: 30))
  }

  @Test("the trace draws the tree: host views, engine views and ambiguity (F8.19)")
  func trace() {
    let label = UILabel()
    label.text = "Name"
    box.addConstrained(label)
    label.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
    label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    let masked = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    root.addSubview(masked)
    root.bottomAnchor.constraint(greaterThanOrEqualTo: masked.bottomAnchor).isActive = true
    let text = label._autolayoutTrace()
      .replacing(/0x[0-9a-f]+/, with: "0x").replacing(/id: \d+/, with: "id: N")
    #expect(
      text == """

        •UIView:0x
        |   *UIView:0x- AMBIGUOUS LAYOUT for UIView:0x.minX{id: N}
        |   |   *UILabel:0x'Name'
        |   +UIView:0x

        """)
  }
}

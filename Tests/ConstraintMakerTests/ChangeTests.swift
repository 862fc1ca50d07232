import AutoLayout
import ConstraintMaker
import Foundation
import Testing

@MainActor @Suite("Changes of constraints from the maker")
struct ChangeTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let a = UIView()

  init() {
    root.addSubview(a)
    a.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.size.equalTo(50)
    }
  }

  @Test("an update changes the constants of existing constraints")
  func update() {
    let before = root.constraints + a.constraints
    a.updateConstraints { make in
      make.left.equalToSuperview().offset(30)
      make.width.equalTo(80)
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 30, y: 10, width: 80, height: 50))
    #expect(root.constraints + a.constraints == before)
  }

  @Test("an update makes missing constraints")
  func updateAdds() {
    a.updateConstraints { make in make.right.lessThanOrEqualToSuperview().offset(-5) }
    #expect(root.constraints.count == 3)
    #expect(root.constraints.last?.isActive == true)
  }

  @Test("remaking replaces only the maker's constraints")
  func remake() {
    let own = a.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    own.isActive = true
    a.remakeConstraints { make in make.edges.equalToSuperview() }
    #expect(root.constraints.count == 4)
    #expect(a.constraints == [own])
    a.removeConstraints()
    #expect(root.constraints.isEmpty)
    #expect(own.isActive)
  }

  @Test("a reference changes, deactivates and activates the constraints")
  func reference() {
    var height: MadeConstraint?
    var edges: MadeConstraint?
    a.remakeConstraints { make in
      edges = make.left.top.right.equalToSuperview().inset(10).constraint
      height = make.height.equalTo(40).constraint
    }
    edges?.update(inset: 20)
    height?.update(offset: 60).update(priority: .low)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 20, width: 280, height: 60))
    height?.deactivate()
    #expect(height?.isActive == false)
    #expect(a.constraints.isEmpty)
    height?.activate()
    #expect(a.constraints.map(\.priority.rawValue) == [250])
    a.removeConstraints()
    #expect(edges?.isActive == false && height?.isActive == false)
  }

  @Test("prepared constraints are inactive until activation")
  func prepared() {
    let made = a.prepareConstraints { make in make.bottom.equalToSuperview() }
    #expect(root.constraints.count == 2)
    made.forEach { $0.isActive = true }
    #expect(root.constraints.count == 3)
  }

  @Test("the constraints are released with their view")
  func lifetime() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let b = UIView()
      root.addSubview(b)
      constraint = b.makeConstraints { $0.edges.equalTo(a) }[0].layoutConstraints[0]
      view = b
      #expect(constraint != nil)
      b.removeFromSuperview()
    }
    #expect(view == nil)
    #expect(constraint == nil)
  }

  @Test("a rule with no relation, and a position with no superview, are refused")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().makeConstraints { make in _ = make.left } }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().makeConstraints { make in make.left.equalTo(10) } }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        view.makeConstraints { make in make.edges.equalTo(root.layout.size) }
      }
    }
  }
}

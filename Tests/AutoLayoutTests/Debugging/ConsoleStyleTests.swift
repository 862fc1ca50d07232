import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Console texts of the systems", .serialized)
struct ConsoleStyleTests {
  private func root(generation: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.setTraitOverrides(UITraitCollection(iosMajorVersion: generation))
    return root
  }

  /// A system's log about a box with two heights, with 0x in place of the addresses.
  private func conflict(generation: Int, hasMask: Bool = false) -> String {
    let root = root(generation: generation)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.translatesAutoresizingMaskIntoConstraints = hasMask
    root.addSubview(box)
    box.heightAnchor.constraint(equalToConstant: 44).isActive = true
    if !hasMask { box.heightAnchor.constraint(equalToConstant: 60).isActive = true }
    let messages = LayoutLog.messages { root.layoutIfNeeded() }
    return (messages.first ?? "").replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test("iOS 12 and later name UIKitCore and mark active constraints (F2.8, F2.9)")
  func newest() {
    #expect(
      conflict(generation: 17) == """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
        \tTry this:\(" ")
        \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
        (
            "<NSLayoutConstraint:0x UIView:0x.height == 44   (active)>",
            "<NSLayoutConstraint:0x UIView:0x.height == 60   (active)>"
        )

        Will attempt to recover by breaking constraint\(" ")
        <NSLayoutConstraint:0x UIView:0x.height == 60   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """)
    #expect(conflict(generation: 11).hasSuffix("<UIKit/UIView.h> may also be helpful."))
  }

  @Test("until iOS 9 sizes are drawn, and no state is printed (F2.15)")
  func ninth() {
    #expect(
      conflict(generation: 9) == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
        \tTry this:\(" ")
        \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
        (
            "<NSLayoutConstraint:0x V:[UIView:0x(44)]>",
            "<NSLayoutConstraint:0x V:[UIView:0x(60)]>"
        )

        Will attempt to recover by breaking constraint\(" ")
        <NSLayoutConstraint:0x V:[UIView:0x(60)]>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> may also be helpful.
        """)
  }

  @Test("until iOS 8 the advice is one line and always speaks of masks; iOS 7 names an exception")
  func oldest() {
    let eighth = conflict(generation: 8)
    #expect(eighth.contains("want. Try this: (1) look"))
    #expect(eighth.contains("fix it. (Note: If you're seeing NSAutoresizingMask"))
    #expect(eighth.contains("UIViewAlertForUnsatisfiableConstraints"))
    #expect(conflict(generation: 7).contains("\n\nBreak on objc_exception_throw to catch this"))
  }

  @Test("the note about masks is printed if a mask takes part (F2.8)")
  func note() {
    let text = conflict(generation: 17, hasMask: true)
    #expect(text.contains("fix it. \n\t(Note: If you're seeing NSAutoresizingMask"))
    #expect(
      text.contains("<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.height == 10"))
  }

  @Test("until iOS 9, names are in separate brackets (F2.28)")
  func names() {
    let root = root(generation: 9)
    let box = UIView()
    root.addSubview(box)
    let edge = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4)
    let text = edge.description.replacing(/0x[0-9a-f]+/, with: "0x")
    #expect(text == "<NSLayoutConstraint:0x H:|-(4)-[UIView:0x]   (Names: '|':UIView:0x )>")
  }
}

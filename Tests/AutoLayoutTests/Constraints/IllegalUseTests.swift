import AutoLayout
import Foundation
import Testing

/// Uses for which UIKit throws an exception, and this library ends the process with an equal
/// message (F3.1-F3.9, F11.18-F11.23).
@MainActor @Suite("Illegal uses")
struct IllegalUseTests {
  private func said(_ result: ExitTest.Result?, _ words: String) -> Bool {
    guard let result else { return false }
    return String(decoding: result.standardErrorContent, as: UTF8.self).contains(words)
  }

  private static let locations =
    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."

  @Test("a location equal to a constant (F3.3)")
  func locationWithoutItem() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 10)
      }
    }
    #expect(said(result, "NSInvalidArgumentException"))
    #expect(said(result, "NSLayoutConstraint for UIView:0x"))
    #expect(said(result, Self.locations))
  }

  @Test("a location with a multiplier of 0 is refused (F3.3)")
  func locationWithoutFactor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let other = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .centerX, relatedBy: .equal, toItem: other,
          attribute: .centerX, multiplier: 0, constant: 10)
      }
    }
    #expect(said(result, Self.locations))
  }

  @Test("a first item that is neither a view nor a guide (F3.1)")
  func foreignItem() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: "text", attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 10)
      }
    }
    #expect(said(result, "Constraint must contain a first layout item"))
  }

  @Test("an anchor with no item is refused (F3.1)")
  func emptyAnchor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutDimension().constraint(equalToConstant: 1)
      }
    }
    #expect(said(result, "Constraint must contain a first layout item"))
  }

  @Test("leading or trailing together with left or right is refused (F3.4)")
  func mixedDirections() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let other = UIView()
        _ = view.leftAnchor.constraint(equalTo: other.leadingAnchor)
      }
    }
    #expect(
      said(
        result,
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
      ))
  }

  @Test("a location related to a size is refused (F3.5)")
  func locationAndSize() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let other = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: other, attribute: .height,
          multiplier: 1, constant: 0)
      }
    }
    #expect(said(result, "Invalid pairing of layout attributes"))
  }

  @Test("a constraint that has no first attribute is refused (F11.23)")
  func noAttribute() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0)
      }
    }
    #expect(said(result, "NSInvalidArgumentException"))
  }

  @Test("activation is refused if the items have no common ancestor (F3.6)")
  func noCommonAncestor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let other = UIView()
        view.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
      }
    }
    #expect(said(result, "NSGenericException"))
    #expect(said(result, "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x"))
    #expect(
      said(
        result,
        "because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      ))
  }

  @Test("activation is refused if a guide has no owner (F3.6)")
  func orphanGuide() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let guide = UILayoutGuide()
        guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
      }
    }
  }

  @Test("constants that are not finite, at creation and later (F11.18)")
  func constants() async {
    let made = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
      }
    }
    let changed = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 1).constant = .infinity
      }
    }
    for result in [made, changed] {
      #expect(said(result, "NSInternalInconsistencyException"))
      #expect(said(result, "NSLayoutConstraint constant is not finite!"))
    }
  }

  @Test("changing between required and optional while installed, where it is refused (F3.8)")
  func requiredChange() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        NSLayoutConstraint.rejectsRequiredChanges = true
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        constraint.priority = .defaultHigh
      }
    }
    #expect(
      said(
        result,
        "on an installed constraint (or vice-versa) is not supported.  You passed priority 750 and the existing priority was 1000."
      ))
  }

  @Test("laying out while a held constraint reaches outside the holder's subtree (F3.7)")
  func unprepared() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let other = UIView()
        view.addConstraint(view.widthAnchor.constraint(equalTo: other.widthAnchor))
        view.layoutIfNeeded()
      }
    }
    #expect(said(result, "The view hierarchy is not prepared for the constraint: <NSLayout"))
    #expect(said(result, "Impossible to set up layout with view hierarchy unprepared"))
  }

  @Test("locations on different axes are legal to make and to install, and have no effect (F11.22)")
  func crossedAxes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    let crossed = [
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top,
        multiplier: 1, constant: 50),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root.safeAreaLayoutGuide,
        attribute: .top, multiplier: 1, constant: 50),
    ]
    NSLayoutConstraint.activate(crossed)
    root.layoutIfNeeded()
    #expect(root.constraints == crossed)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("width with height, and a size with a multiplier of 0, are legal (F3.5)")
  func legal() {
    let view = UIView()
    let ratio = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2)
    #expect(ratio.secondAttribute == .height)
    let flat = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 0, constant: 5)
    #expect(flat.secondAttribute == .notAnAttribute)
  }
}

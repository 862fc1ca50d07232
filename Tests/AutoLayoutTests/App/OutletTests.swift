// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are written as interface documents want them.

import AutoLayoutCore
import Foundation
import Testing

@testable import AutoLayout

@MainActor
private class Form: UIViewController {
  @Outlet var nameLabel: UILabel!
  @Outlet var hint: UILabel?
  @Outlet var fields: [UITextField] = []
  var called: [String] = []

  func save(_ sender: UIButton) { called.append("save \(sender.tag)") }
  func reset() { called.append("reset") }

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [
      ActionMethod("save:", Form.save), ActionMethod("reset", Form.reset),
    ]
  }
}

@MainActor
private final class LongForm: Form {
  @Outlet var footer: UIView!

  override func save(_ sender: UIButton) { called.append("long save") }

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("send:", LongForm.send)]
  }

  func send(_ sender: Any?) { called.append("send") }
}

@MainActor @Suite("Outlets and actions by name (F14.3)")
struct OutletTests {
  @Test("outlets are found by name, also in superclasses, and accept values of their type")
  func outlets() throws {
    let form = LongForm()
    let outlets = form.outlets
    #expect(Set(outlets.keys).isSuperset(of: ["nameLabel", "hint", "fields", "footer"]))
    #expect(form.nameLabel == nil)
    let label = UILabel()
    #expect(outlets["nameLabel"]?.connect(label) == true)
    #expect(form.nameLabel === label)
    #expect(outlets["hint"]?.connect(UIButton()) == false && form.hint == nil)
    #expect(outlets["footer"]?.connect(label) == true && form.footer === label)
    let fields = [UITextField(), UITextField()]
    #expect(outlets["fields"]?.connect(fields as [AnyObject]) == true)
    #expect(form.fields == fields)
    #expect(LongForm().nameLabel == nil, "every object has separate outlets")
  }

  @Test("controls call the methods that their target's class lists")
  func targets() {
    let form = LongForm()
    let button = UIButton()
    button.tag = 7
    button.addTarget(form, action: "save:", for: .touchUpInside)
    button.addTarget(form, action: "reset", for: .touchUpInside)
    button.addTarget(form, action: "unlisted:", for: .touchUpInside)
    button.addTarget(form, action: "send:", for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    #expect(form.called == ["long save", "reset"], "an override is called by name")
    #expect(form.canPerformAction("send:", withSender: nil))
    #expect(!form.canPerformAction("unlisted:", withSender: nil))
    #expect(!form.performAction("save:", sender: UILabel()), "a sender of another type")
  }

  @Test("if a control has no target, it searches the responder chain")
  func responderChain() throws {
    let form = Form()
    let button = UIButton()
    form.view.addSubview(button)
    button.addTarget(nil, action: "reset", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(form.called == ["reset"])
    var gone: Form? = Form()
    let weakTarget = UIButton()
    weakTarget.addTarget(gone, action: "reset", for: .touchUpInside)
    form.view.addSubview(weakTarget)
    gone = nil
    weakTarget.sendActions(for: .touchUpInside)
    #expect(form.called == ["reset"], "a target that is gone is not replaced by the chain")
    #expect(gone == nil)
  }
}

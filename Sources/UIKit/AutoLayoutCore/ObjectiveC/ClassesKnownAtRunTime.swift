public import AutoLayoutValues
public import Foundation

// UIKit makes objects of classes known only at run time by the initializer that the class
// overrides: for registered cells, and for `T()` or `type.init(frame:)` in generic client code.
// Swift would need `required` initializers, which every subclass would have to implement.
//
// Each function below therefore has a linker name and two declarations with equal argument passing.
// (An initializer owns the arguments, which explains `__owned`.) The first declaration is an
// initializer that calls the class's own initializer. The second is a static function that calls
// the first. If a class has no such initializer, it traps with the class name, as in UIKit.
//
// Safe here and below: the names are ours, and the same compiler builds both declarations. They
// don't differ in anything that affects the calling convention. Tests make objects through all of
// them.

extension UIView {
  @_silgen_name("AutoLayout_makeFramedView")
  convenience init(framed frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("AutoLayout_makeFramedView")
  package static func makeFramed(_ frame: CGRect = .zero) -> Self
}

extension NSObjectProtocol where Self: UIView {
  @_silgen_name("AutoLayout_viewWithFrame")
  @MainActor @usableFromInline static func ofClass(_ frame: CGRect) -> Self { makeFramed(frame) }

  @_silgen_name("AutoLayout_viewWithFrame")
  @preconcurrency @MainActor public init(frame: CGRect)

  @_silgen_name("AutoLayout_view")
  @MainActor @usableFromInline static func ofClass() -> Self { makeFramed() }

  @_silgen_name("AutoLayout_view")
  @preconcurrency @MainActor public init()
}

extension UIViewController {
  @_silgen_name("AutoLayout_makeController")
  convenience init(named nibName: String?, _ bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  @_silgen_name("AutoLayout_makeController")
  static func makeNamed(_ nibName: __owned String? = nil, _ bundle: __owned Bundle? = nil) -> Self
}

extension NSObjectProtocol where Self: UIViewController {
  @_silgen_name("AutoLayout_controllerWithNib")
  @MainActor @usableFromInline static func ofClass(
    _ nibName: __owned String?, _ bundle: __owned Bundle?
  ) -> Self {
    makeNamed(nibName, bundle)
  }

  @_silgen_name("AutoLayout_controllerWithNib")
  @preconcurrency @MainActor public init(nibName: String?, bundle: Bundle?)

  @_silgen_name("AutoLayout_controller")
  @MainActor @usableFromInline static func ofClass() -> Self { makeNamed() }

  @_silgen_name("AutoLayout_controller")
  @preconcurrency @MainActor public init()
}

extension UILayoutGuide {
  @_silgen_name("AutoLayout_makeGuide")
  convenience init(plain: Void) {
    self.init()
  }

  @_silgen_name("AutoLayout_makeGuide")
  static func makePlain() -> Self
}

extension NSObjectProtocol where Self: UILayoutGuide {
  @_silgen_name("AutoLayout_guide")
  @MainActor @usableFromInline static func ofClass() -> Self { makePlain() }

  @_silgen_name("AutoLayout_guide")
  @preconcurrency @MainActor public init()
}

extension UIGestureRecognizer {
  @_silgen_name("AutoLayout_makeRecognizer")
  convenience init(telling target: Any?, _ action: Selector?) {
    self.init(target: target, action: action)
  }

  @_silgen_name("AutoLayout_makeRecognizer")
  static func makeTelling(_ target: __owned Any?, _ action: __owned Selector?) -> Self
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  @_silgen_name("AutoLayout_recognizerWithTarget")
  @MainActor @usableFromInline static func ofClass(
    _ target: __owned Any?, _ action: __owned Selector?
  ) -> Self {
    makeTelling(target, action)
  }

  @_silgen_name("AutoLayout_recognizerWithTarget")
  @preconcurrency @MainActor public init(target: Any?, action: Selector?)
}

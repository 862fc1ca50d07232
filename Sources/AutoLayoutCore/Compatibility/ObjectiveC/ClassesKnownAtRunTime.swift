public import AutoLayoutValues
public import Foundation

// UIKit makes an object of a class that is known at run time only by the initialiser that the
// class's authors override: cells that are registered, and `T()` or `type.init(frame:)` in client
// code that is generic over views. Swift calls no initialiser of such a class unless it is
// `required`, which would oblige every subclass to write one; Objective-C's classes are free of
// that rule.
//
// So each function below has one name for the linker and two in Swift, which take their arguments
// in the same places (an initialiser owns them, hence `__owned`):
// - a convenience initialiser of a class, which calls the class's own initialiser, and a static
//   function, by which it is called;
// - a static function of a protocol's extension, which does that, and an initialiser, which is
//   looked up in the extension where the class's own may not be called. A class without the
//   initialiser traps with its name, as in UIKit.
//
// Safe here and below: the names are ours alone, and the two declarations of each differ in nothing
// that the calling convention of the one compiler that builds both would see. Tests make objects
// through every one of them.

extension UIView {
  @_silgen_name("AutoLayout_makeFramedView")
  convenience init(framed frame: CGRect) {
    self.init(frame: frame)
  }

  /// Makes a view of the class that this is called on.
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

  /// Makes a view of size 0 of a class that is known at run time, by its `init(frame:)`.
  @_silgen_name("AutoLayout_view")
  @preconcurrency @MainActor public init()
}

extension UIViewController {
  @_silgen_name("AutoLayout_makeController")
  convenience init(named nibName: String?, _ bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller of the class that this is called on.
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

  /// Makes a guide of the class that this is called on.
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

  /// Makes a recogniser of the class that this is called on.
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

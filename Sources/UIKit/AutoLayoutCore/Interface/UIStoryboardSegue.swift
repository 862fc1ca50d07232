import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  open func perform() { performHandler?() }
}

package struct SegueTemplate {
  package var identifier: String?
  package var segueClass: UIStoryboardSegue.Type?
  package var makeDestination: @MainActor () -> UIViewController?
  package var show: @MainActor (_ source: UIViewController, _ destination: UIViewController) -> Void
  var action: Selector?

  package init(
    identifier: String?, segueClass: UIStoryboardSegue.Type? = nil,
    makeDestination: @escaping @MainActor () -> UIViewController?,
    show: @escaping @MainActor (UIViewController, UIViewController) -> Void
  ) {
    self.identifier = identifier
    self.segueClass = segueClass
    self.makeDestination = makeDestination
    self.show = show
  }

  @MainActor
  package func perform(from source: UIViewController, sender: Any?) {
    if let action { return unwind(action, from: source, sender: sender) }
    guard let destination = makeDestination() else { return }
    let show = show
    let segue =
      segueClass?.makeSegue(identifier, source, destination)
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        show(source, destination)
      }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

// A segue class may be known only by name. Safe here and below: see ClassesKnownAtRunTime.swift.
extension UIStoryboardSegue {
  @_silgen_name("AutoLayout_makeSegue")
  convenience init(named name: String?, from source: UIViewController, to other: UIViewController) {
    self.init(identifier: name, source: source, destination: other)
  }

  @_silgen_name("AutoLayout_makeSegue")
  static func makeSegue(
    _ identifier: __owned String?, _ source: __owned UIViewController,
    _ destination: __owned UIViewController
  ) -> Self
}

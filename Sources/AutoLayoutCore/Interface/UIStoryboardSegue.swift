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

  /// Makes a segue.
  ///
  /// - Parameters:
  ///   - identifier: The name that the storyboard gives it.
  ///   - source: The controller that is shown.
  ///   - destination: The controller that is to be shown.
  ///   - performHandler: Shows it.
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

/// A segue of a storyboard, not yet performed.
package struct SegueTemplate {
  /// The name that the storyboard gives it.
  package var identifier: String?
  /// Its class; nil for the usual one.
  package var segueClass: UIStoryboardSegue.Type?
  /// Makes the controller that it leads to.
  package var makeDestination: @MainActor () -> UIViewController?
  /// Shows the controller.
  package var show: @MainActor (_ source: UIViewController, _ destination: UIViewController) -> Void
  /// For a segue that goes back: the method that it goes back to.
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

  /// Performs the segue: its destination is made, the source prepares it, and it is shown.
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

// A segue's class may be known by its name alone. How and why is said in
// ClassesKnownAtRunTime.swift. Safe here and below: as said there.
extension UIStoryboardSegue {
  @_silgen_name("AutoLayout_makeSegue")
  convenience init(named name: String?, from source: UIViewController, to other: UIViewController) {
    self.init(identifier: name, source: source, destination: other)
  }

  /// Makes a segue of the class that this is called on.
  @_silgen_name("AutoLayout_makeSegue")
  static func makeSegue(
    _ identifier: __owned String?, _ source: __owned UIViewController,
    _ destination: __owned UIViewController
  ) -> Self
}

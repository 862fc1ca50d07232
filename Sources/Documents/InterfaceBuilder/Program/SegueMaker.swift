internal import AutoLayout
internal import Foundation

/// Makes a controller's segues, and connects the objects that start them.
@MainActor
struct SegueMaker {
  private let maker: ControllerMaker
  private let document: ProgramDocument
  private var contents: DocumentContents { document.contents }

  init(_ maker: ControllerMaker, _ document: ProgramDocument) {
    self.maker = maker
    self.document = document
  }

  /// The segues that start in a controller's scene, except relationships.
  private func segues(of index: ControllerIndex) -> [SegueElement] {
    contents.segues.filter { $0.source == index && $0.kind != "relationship" }
  }

  func addSegues(to controller: UIViewController, _ index: ControllerIndex) {
    controller.interface?.segues = segues(of: index).filter { $0.kind != "embed" }
      .map { template($0) }
  }

  func addTriggers(
    of controller: UIViewController, _ index: ControllerIndex, _ objects: SceneObjects
  ) {
    for segue in segues(of: index) {
      guard let id = segue.sourceID, let source = objects[id] else { continue }
      if segue.kind == "embed" {
        embed(segue, in: source, of: controller)
        continue
      }
      let trigger = SegueTrigger(template(segue), controller)
      switch source {
      case let control as UIControl:
        control.addTarget(trigger, action: SegueTrigger.selector, for: control.segueEvent)
      case let item as UIBarButtonItem:
        item.target = trigger
        item.action = SegueTrigger.selector
      case let recognizer as UIGestureRecognizer:
        recognizer.addTarget(trigger, action: SegueTrigger.selector)
      default: continue
      }
      controller.interface?.triggers.append(trigger)
    }
  }

  private func embed(_ segue: SegueElement, in source: AnyObject, of controller: UIViewController) {
    guard let container = source as? UIView else { return }
    var template = template(segue)
    template.show = { parent, child in
      parent.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    template.perform(from: controller, sender: nil)
  }

  private func template(_ segue: SegueElement) -> SegueTemplate {
    let style = UIModalPresentationStyle(document: segue.modalPresentationStyle)
    let kind = segue.kind
    let type: AnyClass? = segue.customClass.flatMap { document.classes.find($0) }
    if let action = segue.unwindAction {
      return SegueTemplate(unwinding: Selector(action), identifier: segue.identifier)
    }
    return SegueTemplate(
      identifier: segue.identifier, segueClass: type as? UIStoryboardSegue.Type,
      makeDestination: { [maker, contents] in
        contents.controllersByID[segue.destination].flatMap { maker.make($0) }
      },
      show: { source, destination in
        if let style { destination.modalPresentationStyle = style }
        switch kind {
        case "presentation", "modal": source.present(destination, animated: true)
        case "popoverPresentation":
          destination.modalPresentationStyle = .popover
          source.present(destination, animated: true)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
        default: source.show(destination, sender: source)
        }
      })
  }
}

@MainActor
final class SegueTrigger: UIResponder {
  static let selector = Selector("perform:")

  private let template: SegueTemplate
  private weak var controller: UIViewController?

  init(_ template: SegueTemplate, _ controller: UIViewController) {
    self.template = template
    self.controller = controller
    super.init()
  }

  override class var actionMethods: [ActionMethod] {
    [ActionMethod(selector, SegueTrigger.perform)]
  }

  private func perform(_ sender: Any) {
    guard let controller else { return }
    if let name = template.identifier,
      !controller.shouldPerformSegue(withIdentifier: name, sender: sender)
    {
      return
    }
    template.perform(from: controller, sender: sender)
  }
}

extension UIControl {
  fileprivate var segueEvent: UIControl.Event { self is UIButton ? .touchUpInside : .valueChanged }
}

extension UIModalPresentationStyle {
  init?(document name: String?) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "custom": self = .custom
    case "none": self = .none
    default: return nil
    }
  }
}

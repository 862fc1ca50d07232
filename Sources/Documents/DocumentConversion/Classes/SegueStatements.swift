internal import InterfaceBuilder

/// The statements that make and show a segue's destination.
@MainActor
struct SegueStatements {
  private let context: ConversionContext
  private let names: ViewNames
  private var contents: DocumentContents { context.contents }

  init(_ context: ConversionContext, names: ViewNames) {
    self.context = context
    self.names = names
  }

  /// A new controller for the scene; nil if it cannot be made.
  func destination(_ id: String) -> String? { destination(id, depth: 0) }

  private func destination(_ id: String, depth: Int) -> String? {
    guard let index = contents.controllersByID[id], depth < 8 else { return nil }
    let controller = contents[index]
    if let name = context.classNames[index] { return "\(name)()" }
    switch controller.elementName {
    case "viewControllerPlaceholder":
      guard let storyboard = controller.storyboardName else { return nil }
      let made = "UIStoryboard(name: \(SwiftLiteral.string(storyboard)), bundle: nil)"
      guard let identifier = controller.referencedIdentifier else {
        return "\(made).instantiateInitialViewController() ?? UIViewController()"
      }
      return "\(made).instantiateViewController(withIdentifier: \(SwiftLiteral.string(identifier)))"
    case "navigationController":
      let type = className(controller, "UINavigationController")
      let root = contents.relationships("rootViewController", from: index).first
        .flatMap { destination(contents[$0].id, depth: depth + 1) }
      guard let root, !root.contains("??") else { return "\(type)()" }
      return "\(type)(rootViewController: \(root))"
    case "splitViewController": return "\(className(controller, "UISplitViewController"))()"
    case "pageViewController":
      return "\(className(controller, "UIPageViewController"))("
        + "transitionStyle: .scroll, navigationOrientation: .horizontal)"
    default:
      let base = ConvertedUnit.baseClass(of: controller.elementName)
      guard base == "UIViewController" else { return nil }
      return "\(className(controller, base))()"
    }
  }

  private func className(_ controller: ControllerElement, _ base: String) -> String {
    guard let custom = controller.customClass.map(Identifier.plain), custom != base else {
      return base
    }
    context.needsClass(custom, base: base)
    return custom
  }

  /// A word for the destination in names of methods.
  func title(_ id: String) -> String {
    guard let index = contents.controllersByID[id] else { return "Next" }
    let controller = contents[index]
    if controller.elementName == "navigationController",
      let root = contents.relationships("rootViewController", from: index).first
    {
      return title(contents[root].id)
    }
    let name = context.classNames[index] ?? controller.storyboardName ?? "Next"
    let short = name.replacing("ViewController", with: "")
    return short.isEmpty ? "Next" : short
  }

  func body(of segue: SegueElement, _ destination: String) -> [String] {
    var lines = ["let controller = \(destination)"]
    let styles = [
      "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
      "overCurrentContext", "popover",
    ]
    if let style = segue.modalPresentationStyle, styles.contains(style) {
      lines.append("controller.modalPresentationStyle = .\(style)")
    }
    switch segue.kind {
    case "presentation", "modal": lines.append("present(controller, animated: true)")
    case "popoverPresentation":
      lines.append("controller.modalPresentationStyle = .popover")
      if let path = segue.sourceView.flatMap({ names.paths[$0] }), !path.contains("?") {
        lines.append(
          "controller.popoverPresentationController?.sourceView = \(Identifier.escapedPath(path))")
      }
      lines.append("present(controller, animated: true)")
    case "showDetail", "replace":
      lines.append("showDetailViewController(controller, sender: self)")
    case "custom":
      lines.append(
        context.comment(
          "the custom segue \(segue.customClass?.name ?? "") is shown as usual",
          at: segue.location))
      lines.append("show(controller, sender: self)")
    default: lines.append("show(controller, sender: self)")
    }
    // A constant that is used once becomes part of the call.
    let isShort = lines.count == 2 && !destination.contains(" ?? ")
    return isShort ? [lines[1].replacing("(controller,", with: "(\(destination),")] : lines
  }

  func embed(_ destination: String, in path: String, name: String) -> [String] {
    [
      "let \(name) = \(destination)", "addChild(\(name))",
      "\(name).view.frame = \(path).bounds",
      "\(name).view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
      "\(path).addSubview(\(name).view)", "\(name).didMove(toParent: self)",
    ]
  }
}

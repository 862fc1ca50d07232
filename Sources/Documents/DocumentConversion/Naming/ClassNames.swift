internal import Foundation
internal import InterfaceBuilder

/// The class for each unit of a document, and the units.
struct ClassNames {
  private(set) var units: [ConvertedUnit] = []
  private var controllers: [ControllerIndex: String] = [:]
  private var rows: [ViewIndex: String] = [:]
  private var taken: Set<String> = []
  private let fileName: String

  init(_ document: InterfaceDocument, _ markup: DocumentMarkup) {
    let contents = document.contents
    let file = URL(fileURLWithPath: document.path).deletingPathExtension().lastPathComponent
    // A name such as `Owner__Repository__Folder__Main` is a path.
    let last = file.components(separatedBy: "__").last ?? file
    fileName = Identifier.upperCamel(Identifier.words(last))
    switch contents.header.kind {
    case .storyboard: addScenes(of: document)
    case .xib: addRoots(of: document, markup)
    }
  }

  subscript(controller: ControllerIndex) -> String? { controllers[controller] }
  subscript(row row: ViewIndex) -> String? { rows[row] }

  private mutating func unique(_ wanted: String, or other: String? = nil) -> String {
    let name = wanted.isEmpty ? "ConvertedView" : wanted
    if taken.insert(name).inserted { return name }
    if let other, !other.isEmpty, taken.insert(other).inserted { return other }
    var number = 2
    while !taken.insert("\(name)\(number)").inserted { number += 1 }
    return "\(name)\(number)"
  }

  // MARK: - Storyboards

  private mutating func addScenes(of document: InterfaceDocument) {
    let contents = document.contents
    for scene in contents.scenes {
      for index in scene.controllers {
        let controller = contents[index]
        guard controller.elementName != "viewControllerPlaceholder" else { continue }
        let isContainer = ConvertedUnit.containers.contains(controller.elementName)
        guard controller.view != nil || isContainer else { continue }
        // A plain navigation controller needs no class.
        if isContainer, controller.elementName != "tabBarController", controller.view == nil {
          continue
        }
        let name = className(of: controller)
        controllers[index] = name
        let roots = scene.roots.filter { root in
          let role = contents[root].role
          return role == .barItem || role == .topLevel
        }
        units.append(
          ConvertedUnit(
            kind: .controller, className: name,
            baseClass: ConvertedUnit.baseClass(of: controller.elementName), root: controller.view,
            controller: index, extraRoots: roots, selfIDs: [controller.id]))
        addRows(in: [controller.view].compactMap { $0 } + roots, owner: name, contents)
      }
    }
  }

  private mutating func className(of controller: ControllerElement) -> String {
    let names = [
      controller.storyboardIdentifier, controller.userLabel, controller.title,
      controller.navigationItem?.title, controller.tabBarItem?.title,
    ]
    let word = names.lazy.compactMap { $0 }.map { Identifier.upperCamel(Identifier.words($0)) }
      .first { Identifier.isValid($0) && $0.count > 1 }
    let base = word ?? fileName
    let ending = ConvertedUnit.baseClass(of: controller.elementName).dropFirst(2)
    let suffix = ending.hasPrefix("Tab") ? String(ending) : "ViewController"
    let derived =
      base.hasSuffix("Controller")
      ? base : base.hasSuffix("View") ? "\(base)Controller" : base + suffix
    return unique(controller.customClass.map(Identifier.plain) ?? derived, or: derived)
  }

  /// Adds the prototypes of lists as units.
  private mutating func addRows(in roots: [ViewIndex], owner: String, _ contents: DocumentContents)
  {
    var stack = Array(roots.reversed())
    while let index = stack.popLast() {
      let view = contents[index]
      if view.isPrototype {
        let identifier = Identifier.upperCamel(Identifier.words(view.reuseName ?? ""))
        let derived = identifier.isEmpty ? owner.replacing("ViewController", with: "") : identifier
        let suffix = view.kind == .collectionReusableView ? "View" : "Cell"
        let wanted = derived.hasSuffix(suffix) ? derived : derived + suffix
        let name = unique(
          view.customClass.map(Identifier.plain) ?? wanted,
          or: Identifier.isValid(wanted) ? wanted : nil)
        rows[index] = name
        units.append(ConvertedUnit(row: view, index: index, className: name))
      }
      stack += view.children.reversed()
    }
  }

  // MARK: - Nibs

  private mutating func addRoots(of document: InterfaceDocument, _ markup: DocumentMarkup) {
    let contents = document.contents
    let owner = markup.elements.first {
      $0.attributes["placeholderIdentifier"] == "IBFilesOwner"
    }
    let ownerID = owner?.attributes["id"] ?? ""
    let ownerClass = owner?.attributes["customClass"].map(Identifier.plain)
    let roots = contents.scenes.flatMap(\.roots).filter { contents[$0].kind != .window }
    let outlet = contents.connections.first { connection in
      guard connection.source == ownerID else { return false }
      return connection.kind == .outlet(property: "view")
    }
    for index in roots {
      let view = contents[index]
      if outlet?.destination == view.id, let ownerClass, ownerClass.hasSuffix("Controller") {
        let name = unique(ownerClass)
        units.append(
          ConvertedUnit(
            kind: .controller, className: name, baseClass: "UIViewController", root: index,
            controller: nil, extraRoots: [], selfIDs: [ownerID]))
      } else {
        let isFirst = index == roots.first
        let role = OutlineWords.role(of: view.kind)
        let label = view.userLabel.map { Identifier.upperCamel(Identifier.words($0)) }
        let derived = isFirst ? fileName : (label ?? "\(fileName)\(role)")
        let ownName = isFirst && ownerClass != "NSObject" ? ownerClass : nil
        let name = unique(
          view.customClass.map(Identifier.plain) ?? ownName.flatMap { $0.isView ? $0 : nil }
            ?? derived, or: derived)
        var unit = ConvertedUnit(row: view, index: index, className: name)
        unit.selfIDs = [view.id] + (isFirst ? [ownerID] : [])
        units.append(unit)
      }
      addRows(in: view.children, owner: fileName, contents)
    }
  }
}

extension String {
  fileprivate var isView: Bool { !hasSuffix("Controller") && !hasSuffix("Delegate") }
}

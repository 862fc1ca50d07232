internal import InterfaceBuilder

/// A document with the units of which each becomes a nib.
final class NibDocument {
  let markup: DocumentMarkup
  let path: String
  let rules: NibRules
  let options: NibOptions
  let xcode: Int
  let target: Int
  let isStoryboard: Bool
  /// Whether a build saved the document that stored outdated sizes of cells (F8.38, F8.39).
  let isOfOldBuild: Bool
  private(set) var ids: [String: Int] = [:]
  /// The root element of the unit that each element belongs to.
  private(set) var unit: [Int]
  /// The controller that holds another by a relationship segue, by the held controller.
  private(set) var container: [Int: Int] = [:]
  /// The controller that performs each segue.
  private(set) var segueController: [Int: Int] = [:]
  private(set) var diagnostics: [InterfaceDiagnostic] = []
  private var reported: Set<String> = []

  /// The deepest nesting of views that is compiled.
  static let depthLimit = 400

  init(_ markup: DocumentMarkup, path: String, options: NibOptions, rules: NibRules = .standard) {
    self.markup = markup
    self.path = path
    self.rules = rules
    self.options = options
    let tools = markup[0].attributes["toolsVersion"].flatMap { ToolsVersion(text: $0) }
    isOfOldBuild = tools.map { $0 < XcodeEra.wideRootMargins } ?? false
    let build = tools?.build
    let oldest = options.target.map { rules.oldestXcode(target: $0) } ?? 0
    xcode = options.xcode ?? max(rules.xcode(build: build ?? 0), oldest)
    target = options.target ?? 0
    isStoryboard = (markup[0].attributes["type"] ?? "").contains("Storyboard")
    unit = Array(repeating: 0, count: markup.elements.count)
    for index in markup.elements.indices {
      if let id = markup[index].attributes["id"], ids[id] == nil { ids[id] = index }
    }
    findContainers()
    assignUnits()
  }

  private func findContainers() {
    for (index, element) in markup.elements.enumerated() where element.name == "segue" {
      guard element.attributes["kind"] == "relationship",
        let source = element.parent.flatMap({ markup[$0].parent }),
        let destination = element.attributes["destination"].flatMap({ ids[$0] }),
        container[destination] == nil, destination != source,
        holds(source, element.attributes["relationship"] ?? "")
      else { continue }
      _ = index
      container[destination] = source
    }
    // A controller cannot contain itself, directly or through others.
    for start in container.keys.sorted() {
      var seen: Set<Int> = []
      var place: Int? = start
      while let current = place {
        guard seen.insert(current).inserted else {
          container[current] = nil
          break
        }
        place = container[current]
      }
    }
  }

  private func holds(_ controller: Int, _ relationship: String) -> Bool {
    ["rootViewController", "viewControllers", "masterViewController", "detailViewController"]
      .contains(relationship)
  }

  private func assignUnits() {
    for index in markup.elements.indices.dropFirst() {
      let parent = markup[index].parent ?? 0
      unit[index] = startsUnit(index) ? index : unit[parent]
    }
    guard isStoryboard else { return }
    assignSegues()
  }

  /// A segue belongs to the controller of its scene, in all cases.
  private func assignSegues() {
    for index in markup.elements.indices where markup[index].name == "segue" {
      var place = markup[index].parent
      while let current = place, markup[current].name != "objects" {
        place = markup[current].parent
      }
      guard let objects = place,
        let controller = markup[objects].children.first(where: { isController($0) })
      else { continue }
      segueController[index] = controller
      unit[index] = unit[controller]
    }
  }

  private func startsUnit(_ index: Int) -> Bool {
    guard let parent = markup[index].parent else { return false }
    let (name, above) = (markup[index].name, markup[parent].name)
    switch above {
    case "prototypes": return true
    case "cells": return markup[parent].parent.map { markup[$0].name == "collectionView" } ?? false
    case "collectionView":
      let key = markup[index].attributes["key"]
      return key == "sectionHeaderView" || key == "sectionFooterView"
    default: break
    }
    guard isStoryboard else { return false }
    if name == "objects", above == "scene" { return true }
    return markup[index].attributes["key"] == "view" && isController(parent)
      && !isContainer(parent)
  }

  func isController(_ index: Int) -> Bool {
    rules.elements[markup[index].name]?.lineage.contains("viewController") ?? false
  }

  func isContainer(_ index: Int) -> Bool {
    ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
      .contains(markup[index].name)
  }

  /// Whether a contained controller is encoded inside its container's nib.
  func isInsideContainer(_ controller: Int) -> Bool {
    guard let holder = container[controller] else { return false }
    return markup[holder].name != "tabBarController" || !hasOwnNib(controller)
  }

  /// Whether a controller can be loaded by itself.
  func hasOwnNib(_ controller: Int) -> Bool {
    let element = markup[controller]
    if element.attributes["storyboardIdentifier"] != nil || container[controller] == nil {
      return true
    }
    guard let id = element.attributes["id"] else { return true }
    return id == markup[0].attributes["initialViewController"] || destinations.contains(id)
  }

  /// The identifiers of controllers that a segue shows.
  private(set) lazy var destinations: Set<String> = Set(
    markup.elements.lazy.filter {
      $0.name == "segue" && $0.attributes["kind"] != "relationship"
        && $0.attributes["kind"] != "unwind"
    }.compactMap { $0.attributes["destination"] })

  /// The identifiers that constraints refer to.
  private(set) lazy var constraintItems: Set<String> = Set(
    markup.elements.lazy.filter { $0.name == "constraint" }.flatMap {
      [$0.attributes["firstItem"], $0.attributes["secondItem"]].compactMap { $0 }
    })

  /// The identifiers of labels in cells with a standard style.
  private(set) lazy var cellLabels: Set<String> = Set(
    markup.elements.lazy.filter { $0.name == "tableViewCell" }.flatMap {
      [$0.attributes["textLabel"], $0.attributes["detailTextLabel"]].compactMap { $0 }
    })

  private(set) lazy var connectedElements: [Int] = markup.elements.indices.filter { index in
    markup[index].children.contains { markup[$0].name == "connections" }
  }

  private(set) lazy var accessibilityElements: [Int] = indices(of: "accessibility")
  private(set) lazy var viewGuides: [Int] = indices(of: "viewLayoutGuide")
  private(set) lazy var runtimeAttributes: [Int] = indices(of: "userDefinedRuntimeAttribute")
  private(set) lazy var runtimeFlags: [(element: Int, name: String)] =
    markup.elements.indices.flatMap { index in
      rules.runtimeFlags.filter { markup[index].attributes[$0] == "YES" }.sorted()
        .map { (index, $0) }
    }

  private func indices(of name: String) -> [Int] {
    markup.elements.indices.filter { markup[$0].name == name }
  }

  // MARK: - Elements

  func name(_ index: Int) -> String { markup[index].name }

  func attribute(_ name: String, of index: Int) -> String? { markup[index].attributes[name] }

  func number(_ name: String, of index: Int) -> Double? {
    guard let text = markup[index].attributes[name], let value = Double(text), value.isFinite,
      abs(value) <= 1e9
    else { return nil }
    return value
  }

  /// Returns the child with the key, or nil.
  func child(_ key: String, of index: Int, named name: String? = nil) -> Int? {
    markup[index].children.first {
      markup[$0].attributes["key"] == key && (name == nil || markup[$0].name == name)
    }
  }

  /// Returns what all child elements with the name contain, such as the views in `subviews`.
  func contents(_ name: String, of index: Int) -> [Int] {
    markup[index].children.filter { markup[$0].name == name }.flatMap { markup[$0].children }
  }

  /// The element's kind in the rules, which depends on the place of some views.
  func kind(_ index: Int) -> String {
    let element = markup[index]
    if element.name == "label", cellLabels.contains(element.attributes["id"] ?? "") {
      return "tableViewLabel"
    }
    guard element.name == "view", let parent = element.parent,
      element.attributes["key"] == "contentView"
    else { return element.name }
    return switch markup[parent].name {
    case "tableViewCell": "tableViewCellContentView"
    case "collectionViewCell": "collectionContentView"
    case "visualEffectView": "visualEffectContentView"
    default: element.name
    }
  }

  // MARK: - Findings

  func report(
    _ severity: InterfaceDiagnostic.Severity, _ code: String, _ message: String, at index: Int
  ) {
    guard reported.insert("\(code) \(message)").inserted, diagnostics.count < 1000 else { return }
    diagnostics.append(
      InterfaceDiagnostic(
        severity: severity, code: code, message: message, path: path,
        location: markup[index].location, objectID: markup[index].attributes["id"]))
  }
}

extension DocumentDecoder {
  /// Whether an element is a view: known by name, or unknown but with a frame.
  func isView(_ element: Int) -> Bool {
    ViewKind(rawValue: tree.elements[element].name) != nil
      || tree.child("rect", key: "frame", of: element) != nil
      || tree.child("frame", key: "frameInset", of: element) != nil
  }

  mutating func view(
    _ element: Int, role: ViewElement.Role, parent: ViewIndex? = nil,
    controller: ControllerIndex? = nil, scene: Int? = nil
  ) -> ViewIndex {
    var reader = ElementReader(tree, element)
    let index = ViewIndex(views.count)
    let kind = ViewKind(rawValue: reader.name)
    if kind == nil { _ = unknown(element, owner: parent.map { views[$0.offset].id }) }
    var view = ViewElement(
      id: reader.string("id") ?? "", kind: kind ?? .view, elementName: reader.name, role: role,
      parent: parent, controller: controller ?? parent.flatMap { views[$0.offset].controller },
      location: reader.location)
    view.readCommon(&reader)
    view.details = reader.details(of: view.kind)
    // A stack view with custom margins arranges inside them, but has no attribute for that.
    if case .stackView(var stack) = view.details, view.layoutMargins != nil {
      stack.isLayoutMarginsRelative = true
      view.details = .stackView(stack)
    }
    correctCellSize(around: &view)
    correctContentHeight(of: &view)
    view.other = finish(reader, object: view.id)
    views.append(view)
    if let parent { views[parent.offset].children.append(index) }
    if parent == nil, let scene { scenes[scene].roots.append(index) }
    register(view, at: index)
    return index
  }

  /// Gives a cell and its content the size of the list's rows or items, where old builds stored an
  /// outdated size (F8.39).
  private mutating func correctCellSize(around content: inout ViewElement) {
    guard header.toolsVersion < XcodeEra.wideRootMargins, content.role == .key("contentView"),
      let index = content.parent, let old = views[index.offset].frame,
      let list = views[index.offset].parent.map({ views[$0.offset] })
    else { return }
    var new = old
    switch list.details {
    case .tableView: new.width = list.frame?.width ?? old.width
    case .collectionView(let collection):
      guard let size = views[index.offset].customSize ?? collection.layout?.itemSize,
        size.width > 0, size.height > 0
      else { return }
      (new.width, new.height) = (size.width, size.height)
    default: return
    }
    views[index.offset].frame = new
    content.frame?.width += new.width - old.width
    content.frame?.height += new.height - old.height
  }

  /// Gives a cell's content the cell's height where old builds stored another height (F8.38).
  private func correctContentHeight(of view: inout ViewElement) {
    guard view.kind == .tableViewCellContentView, header.toolsVersion < XcodeEra.wideRootMargins,
      let cell = view.parent.flatMap({ views[$0.offset].frame }), let content = view.frame,
      cell.height - content.height > 2
    else { return }
    view.frame?.height = cell.height - 1
  }

  private mutating func register(_ view: ViewElement, at index: ViewIndex) {
    guard !view.id.isEmpty else { return }
    guard viewsByID[view.id] == nil else {
      warn(
        "duplicate-identifier",
        "duplicate id \(view.id): another view has it too; constraints refer to the first one",
        at: view.location, object: view.id)
      return
    }
    viewsByID[view.id] = index
  }

  mutating func viewChild(_ element: Int, of view: ViewIndex) -> Step {
    let name = tree.elements[element].name
    let key = tree.value("key", of: element)
    switch name {
    case "subviews": return .descend(.children(view, .subview))
    case "prototypes", "cells": return .descend(.children(view, .prototype))
    case "sections": return .descend(.sections(view))
    case "constraints": return .descend(.constraints(view))
    case "connections": return .descend(.connections(views[view.offset].controller, view))
    case "viewLayoutGuide": guide(element, kind: .init(key: key), owner: .view(view))
    case "variation": views[view.offset].variations.append(variation(element))
    case "userDefinedRuntimeAttributes":
      views[view.offset].runtimeAttributes = tree.runtimeAttributes(element)
    case "items": return .descend(.barItems(views[view.offset].controller))
    case "rect", "autoresizingMask", "color", "edgeInsets", "directionalEdgeInsets", "inset",
      "size":
      break
    default:
      if key != nil, isView(element) {
        return .descend(.view(self.view(element, role: .key(key ?? ""), parent: view)))
      }
      var metrics = views[view.offset].simulated ?? SimulatedMetrics()
      if metrics.read(element, of: tree) {
        views[view.offset].simulated = metrics
      } else if Vocabulary.barItemHolders.contains(name) {
        return .descend(.barItems(views[view.offset].controller))
      } else if !Vocabulary.neutralElements.contains(name), !Vocabulary.viewParts.contains(name) {
        return unknown(element, owner: views[view.offset].id)
      }
    }
    return .skip
  }

  mutating func childView(
    _ element: Int, of parent: ViewIndex, role: ViewElement.Role
  ) -> Step {
    guard isView(element) else { return unknown(element, owner: views[parent.offset].id) }
    return .descend(.view(view(element, role: role, parent: parent)))
  }

  mutating func section(_ element: Int, of table: ViewIndex) -> Step {
    guard tree.elements[element].name == "tableViewSection" else {
      return unknown(element, owner: views[table.offset].id)
    }
    let section = TableSectionElement(
      id: tree.value("id", of: element) ?? "",
      headerTitle: tree.value("headerTitle", of: element)
        ?? tree.text(of: element, key: "headerTitle"),
      footerTitle: tree.value("footerTitle", of: element)
        ?? tree.text(of: element, key: "footerTitle"),
      cells: [])
    withTable(table) { $0.sections.append(section) }
    return .descend(.section(table))
  }

  mutating func sectionChild(_ element: Int, of table: ViewIndex) -> Step {
    let name = tree.elements[element].name
    if name == "cells" { return .descend(.section(table)) }
    guard isView(element) else {
      return Vocabulary.neutralElements.contains(name)
        ? .skip : unknown(element, owner: views[table.offset].id)
    }
    let cell = view(element, role: .sectionCell, parent: table)
    withTable(table) { table in
      guard !table.sections.isEmpty else { return }
      table.sections[table.sections.count - 1].cells.append(cell)
    }
    return .descend(.view(cell))
  }

  private mutating func withTable(_ index: ViewIndex, _ change: (inout TableViewElement) -> Void) {
    guard case .tableView(var table) = views[index.offset].details else { return }
    change(&table)
    views[index.offset].details = .tableView(table)
  }
}

extension GuideElement.Kind {
  init(key: String?) {
    switch key {
    case "safeArea": self = .safeArea
    case "contentLayoutGuide": self = .contentLayout
    case "frameLayoutGuide": self = .frameLayout
    case "keyboard": self = .keyboard
    default: self = .other(key ?? "")
    }
  }
}

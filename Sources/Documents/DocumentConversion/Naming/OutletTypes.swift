package import CodeDeclarations
package import InterfaceBuilder

/// The classes that code gives to a document's views by the types of outlets.
///
/// The project's code uses the members of these classes, so it would not compile with a superclass.
package struct OutletTypes {
  /// The document with these classes as custom classes.
  package private(set) var markup: DocumentMarkup
  /// The views whose class changed.
  package private(set) var remarks: [ConversionRemark] = []

  private let code: ProjectCode
  private var elements: [String: Int] = [:]

  /// Compares a document's outlets with their declarations.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package init(_ markup: DocumentMarkup, _ code: ProjectCode) {
    self.markup = markup
    self.code = code
    for index in markup.elements.indices {
      guard let id = markup[index].attributes["id"], elements[id] == nil else { continue }
      elements[id] = index
    }
    for index in markup.elements.indices { read(markup[index]) }
  }

  private mutating func read(_ outlet: DocumentMarkup.Element) {
    guard outlet.name == "outlet" || outlet.name == "outletCollection",
      let property = outlet.attributes["property"],
      let view = outlet.attributes["destination"].flatMap({ elements[$0] }),
      let owner = outlet.parent.flatMap({ markup[$0].parent }),
      let ownerClass = markup[owner].attributes["customClass"].map(Identifier.plain),
      case .visible(let match) = code.property(property, of: ownerClass),
      let type = match.member.type, let current = className(view),
      refines(current, type)
    else { return }
    markup.set("customClass", of: view, to: type)
    remarks.append(
      ConversionRemark(
        location: outlet.location,
        message: "the outlet '\(property)' of \(ownerClass) is \(Self.article(type)), but the "
          + "document makes \(Self.article(current)); the code makes \(Self.article(type))"))
  }

  private func className(_ view: Int) -> String? {
    markup[view].attributes["customClass"].map(Identifier.plain)
      ?? SystemClasses.table.elements[markup[view].name]
  }

  /// Whether the project's class is a subclass of the view's class, with the same class in UIKit.
  private func refines(_ current: String, _ type: String) -> Bool {
    guard type != current, !SystemClasses.table.isClass(type),
      let declared = code.declarations(of: type).first(where: { code.type($0).isClass }),
      code.type(declared).outer.isEmpty, !code.type(declared).isGeneric
    else { return false }
    let names = code.chain(of: type).names
    guard names.contains("UIView"), names.contains(current) else { return false }
    return !SystemClasses.table.isClass(current)
      || names.first(where: SystemClasses.table.isClass) == current
  }

  private static func article(_ name: String) -> String {
    "\("AEIO".contains(name.prefix(1)) ? "an" : "a") \(name)"
  }
}

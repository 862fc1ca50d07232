internal import AutoLayout
internal import Foundation

/// The classes of a running program, found by the names in documents.
@MainActor
package final class ProgramClasses {
  /// The program's module, for documents that name no module or another module.
  private let module: String?
  private let report: (String) -> Void
  private var known: [ClassReference: AnyClass?] = [:]

  /// Makes a table for the program's module; `report` is called once for each missing class.
  package init(module: String?, report: @escaping (String) -> Void) {
    self.module = module
    self.report = report
  }

  func find(_ reference: ClassReference) -> AnyClass? {
    if let found = known[reference] { return found }
    let modules = [reference.module, module].compactMap { $0 }
    // A name with a module is complete; Foundation writes to the log for a name with two.
    let isWhole = reference.name.contains(".")
    let names =
      (isWhole ? [] : modules.map { "\($0).\(reference.name)" }) + [reference.name]
    let found: AnyClass? = names.lazy.compactMap { NSClassFromString($0) }.first
    known[reference] = found
    if found == nil, reference.name.hasPrefix("UI") == false {
      report("unknown class \(names.first ?? reference.name) in an Interface Builder document")
    }
    return found
  }

  /// A class that inherits from a given class, or nil.
  func find<Made: AnyObject>(_ name: String?, _ module: String?, as: Made.Type) -> Made.Type? {
    guard let name, let found = find(ClassReference(name: name, module: module)) else { return nil }
    return found as? Made.Type
  }
}

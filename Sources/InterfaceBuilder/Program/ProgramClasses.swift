internal import AutoLayout
internal import Foundation

/// The classes of a running program, found by the names that documents have for them.
@MainActor
package final class ProgramClasses {
  /// The program's module, for documents that name none or another one.
  private let module: String?
  /// Told once of each class that is not found.
  private let report: (String) -> Void
  private var known: [ClassReference: AnyClass?] = [:]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - module: The name of the program's module.
  ///   - report: Told once of each class that is not found.
  package init(module: String?, report: @escaping (String) -> Void) {
    self.module = module
    self.report = report
  }

  /// The class that a document means; nil where the program has none of the name.
  func find(_ reference: ClassReference) -> AnyClass? {
    if let found = known[reference] { return found }
    let modules = [reference.module, module].compactMap { $0 }
    // A name with a module is whole; Foundation writes to the log where one has two.
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

  /// An object of a class; nil where the document names none or the program does not have it.
  func find<Made: AnyObject>(_ name: String?, _ module: String?, as: Made.Type) -> Made.Type? {
    guard let name, let found = find(ClassReference(name: name, module: module)) else { return nil }
    return found as? Made.Type
  }
}

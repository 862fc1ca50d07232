import Foundation
import Testing

/// Compares three lists of modules: the manifest, the imports of the sources, and the floors in
/// ARCHITECTURE.md.
@Suite("Imports")
struct ModuleImportTests {
  /// The internal imports of each module, as declared in the manifest.
  private typealias Imports = [String: Set<String>]

  /// The folder of each module: `Sources/<floor>/<module>`.
  private static let folders: [String: String] = {
    let floors = (try? Repository.entries(of: "Sources")) ?? []
    let folders = floors.flatMap { (try? Repository.entries(of: $0)) ?? [] }
    return Dictionary(
      folders.map { (($0 as NSString).lastPathComponent, $0) }, uniquingKeysWith: { $1 })
  }()

  private static let ours = Set(folders.keys)

  /// `module("Name", ["Dependency"])`, `.target(name: "Name", dependencies: …)` and the like below
  /// Sources.
  private static func declared() throws -> Imports {
    let manifest = try Repository.text("Package.swift")
    let library = #/\bmodule\(\s*"(\w+)"(?:,\s*\[([^\]]*)\])?\s*\)/#
    let target =
      #/\.(?:executableTarget|target)\(\s*name: "(\w+)",\s*dependencies: \[([^\]]*)\]/#
    var imports: Imports = [:]
    for match in manifest.matches(of: library) {
      imports[String(match.1)] = names(in: match.2 ?? "")
    }
    for match in manifest.matches(of: target) where ours.contains(String(match.1)) {
      imports[String(match.1)] = names(in: match.2)
    }
    return imports
  }

  private static func names(in list: Substring) -> Set<String> {
    let parts = list.split(separator: "\"", omittingEmptySubsequences: false)
    // Every second part is between quotation marks.
    return Set(stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) })
  }

  /// The floors from the top down, each with the names in the floor's list of modules.
  ///
  /// The line `Documents` opens a floor, `  InterfaceBuilder   purpose` and `  First, Second
  /// purpose` name modules.
  private static func floors() throws -> [(name: String, modules: [String])] {
    let line = #/  (\w+(?:, \w+)*)(?:  +\S.*)?/#
    let page = try Repository.text("ARCHITECTURE.md")
    let start = try #require(page.range(of: "## Modules\n"))
    var floors: [(name: String, modules: [String])] = []
    for text in page[start.upperBound...].components(separatedBy: "```")[1].split(separator: "\n") {
      if !text.hasPrefix(" ") {
        floors.append((text.split(separator: " ").first.map(String.init) ?? "", []))
      } else if let match = text.wholeMatch(of: line) {
        floors[floors.count - 1].modules += match.1.components(separatedBy: ", ")
      }
    }
    return floors
  }

  private static func imported(by module: String) throws -> Set<String> {
    let line =
      #/(?m)^(?:@\w+(?:\(\w+\))?\s+)*(?:public |package |internal |private |fileprivate )?import (?:(?:class|enum|func|protocol|struct|typealias|var) )?(\w+)/#
    // Modules imported only on Apple's systems belong to the system.
    let foreign = #/(?s)#if canImport\(Darwin\).*?#(?:else|endif)/#
    let texts = try Repository.sources(below: folders[module, default: module]).map {
      try Repository.text($0).replacing(foreign, with: "")
    }
    return Set(texts.flatMap { text in text.matches(of: line).map { String($0.1) } })
  }

  /// A module's importable names; C modules define them in the module map.
  private static func names(of module: String) -> Set<String> {
    guard let map = try? Repository.text("\(folders[module, default: module])/module.modulemap")
    else {
      return [module]
    }
    return Set(map.matches(of: #/\bmodule (\w+)/#).map { String($0.1) })
  }

  private static func hasSources(_ module: String) -> Bool {
    !Repository.sources(below: folders[module, default: module]).isEmpty
  }

  @Test("the manifest declares every import from a module in the package, and nothing else")
  func manifest() throws {
    let declared = try Self.declared()
    #expect(!declared.isEmpty)
    let ours = Self.ours
    for module in ours where Self.hasSources(module) {
      let dependencies = try #require(declared[module], "the manifest does not have \(module)")
      let imported = try Self.imported(by: module)
      for other in ours where other != module {
        // A C module below a Swift module shares the name, and only that module imports it by this
        // name.
        let names = Self.names(of: other)
          .filter { $0 == other || $0 == module || !ours.contains($0) }
        let isImported = !names.isDisjoint(with: imported)
        #expect(
          !isImported || dependencies.contains(other),
          "\(module) imports \(other), which the manifest does not declare")
        #expect(
          isImported || !dependencies.contains(other),
          "\(module) declares \(other) and does not import it")
      }
    }
  }

  /// Checks that `canImport` is not used for modules of this package.
  ///
  /// It is false until the module is built, and true in the next build: files in a module would
  /// then see different code.
  @Test("no source uses canImport with a module of the package")
  func conditions() throws {
    let ours = Set(Self.ours.flatMap(Self.names))
    #expect(ours.contains("ObjectiveC") && ours.contains("UIKit"))
    for module in ours where Self.hasSources(module) {
      for file in Repository.sources(below: Self.folders[module, default: module]) {
        let asked = try Repository.text(file).matches(of: #/canImport\((\w+)\)/#).map {
          String($0.1)
        }
        #expect(ours.isDisjoint(with: asked), "\(file) asks for a module of the package")
      }
    }
  }

  @Test("the floors of ARCHITECTURE.md are the folders of Sources, with every module")
  func floorFolders() throws {
    let floors = try Self.floors()
    #expect(
      Set(floors.map(\.name))
        == Set(try Repository.entries(of: "Sources").map { String($0.dropFirst("Sources/".count)) })
    )
    for (floor, modules) in floors {
      // The names of cross-import overlays, which only the compiler imports, begin with "_".
      let folders = try Repository.entries(of: "Sources/\(floor)").filter {
        !$0.contains("/_") && !Repository.sources(below: $0).isEmpty
      }
      #expect(
        Set(modules) == Set(folders.map { ($0 as NSString).lastPathComponent }), "\(floor)")
    }
  }

  @Test("a module imports only modules on lower floors, and modules below it on the same floor")
  func layers() throws {
    // From the bottom up.
    let order = try Self.floors().reversed().flatMap { $0.modules.reversed() }
    let ranks = Dictionary(uniqueKeysWithValues: zip(order, 0...))
    for (module, dependencies) in try Self.declared() where !module.hasPrefix("_") {
      for dependency in dependencies.filter(Self.hasSources) {
        let (upper, lower) = (try #require(ranks[module]), try #require(ranks[dependency]))
        #expect(lower < upper, "\(module) imports \(dependency), which is not below it")
      }
    }
  }
}

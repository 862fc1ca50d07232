import Foundation
import Testing

/// Compares three lists of modules: the manifest, the imports of the sources, and the levels in
/// ARCHITECTURE.md.
@Suite("Imports")
struct ModuleImportTests {
  /// The internal imports of each module, as declared in the manifest.
  private typealias Imports = [String: Set<String>]

  private static let ours = try? Repository.entries(of: "Sources").map {
    String($0.dropFirst("Sources/".count))
  }

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
    let ours = try Repository.entries(of: "Sources")
    for match in manifest.matches(of: target) where ours.contains("Sources/\(match.1)") {
      imports[String(match.1)] = names(in: match.2)
    }
    return imports
  }

  private static func names(in list: Substring) -> Set<String> {
    let parts = list.split(separator: "\"", omittingEmptySubsequences: false)
    // Every second part is between quotation marks.
    return Set(stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) })
  }

  /// The levels of the modules, from lines such as `5  InterfaceBuilder   purpose` or
  /// `   First, Second   purpose`, which is on the level of the line before.
  private static func levels() throws -> [String: Int] {
    let line = #/(\d| )  (\w+(?:, \w+)*)  +\S.*/#
    let page = try Repository.text("ARCHITECTURE.md")
    let start = try #require(page.range(of: "## Modules\n"))
    var levels: [String: Int] = [:]
    var level: Int?
    for text in page[start.upperBound...].components(separatedBy: "```")[1].split(separator: "\n") {
      let match = try #require(text.wholeMatch(of: line), "\(text)")
      level = Int(match.1) ?? level
      for module in match.2.components(separatedBy: ", ") {
        #expect(levels[module] == nil, "\(module) is listed twice")
        levels[module] = level
      }
    }
    return levels
  }

  private static func imported(by module: String) throws -> Set<String> {
    let line =
      #/(?m)^(?:@\w+(?:\(\w+\))?\s+)*(?:public |package |internal |private |fileprivate )?import (?:(?:class|enum|func|protocol|struct|typealias|var) )?(\w+)/#
    // Modules imported only on Apple's systems belong to the system.
    let foreign = #/(?s)#if canImport\(Darwin\).*?#(?:else|endif)/#
    let texts = try Repository.sources(below: "Sources/\(module)").map {
      try Repository.text($0).replacing(foreign, with: "")
    }
    return Set(texts.flatMap { text in text.matches(of: line).map { String($0.1) } })
  }

  /// The importable names of a module; C modules define them in the module map.
  private static func names(of module: String) -> Set<String> {
    guard let map = try? Repository.text("Sources/\(module)/module.modulemap") else {
      return [module]
    }
    return Set(map.matches(of: #/\bmodule (\w+)/#).map { String($0.1) })
  }

  private static func hasSources(_ module: String) -> Bool {
    !Repository.sources(below: "Sources/\(module)").isEmpty
  }

  @Test("the manifest declares every import of a module of the package, and nothing else")
  func manifest() throws {
    let declared = try Self.declared()
    #expect(!declared.isEmpty)
    let ours = try #require(Self.ours)
    for module in ours where Self.hasSources(module) {
      let dependencies = try #require(declared[module], "the manifest does not have \(module)")
      let imported = try Self.imported(by: module)
      for other in ours where other != module {
        // A C module below one of ours has its name, and only that module imports it by this name.
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
  /// It is false until the module is built, and true in the next build: files of one module would
  /// then see different code.
  @Test("no source uses canImport with a module of the package")
  func conditions() throws {
    let ours = Set(try #require(Self.ours).flatMap(Self.names))
    #expect(ours.contains("ObjectiveC") && ours.contains("UIKit"))
    for module in ours where Self.hasSources(module) {
      for file in Repository.sources(below: "Sources/\(module)") {
        let asked = try Repository.text(file).matches(of: #/canImport\((\w+)\)/#).map {
          String($0.1)
        }
        #expect(ours.isDisjoint(with: asked), "\(file) asks for a module of the package")
      }
    }
  }

  @Test("ARCHITECTURE.md lists every module, and each imports only modules of lower levels")
  func layers() throws {
    let levels = try Self.levels()
    // The names of cross-import overlays, which only the compiler imports, begin with "_".
    let declared = try Self.declared().filter { !$0.key.hasPrefix("_") }
    #expect(!levels.isEmpty)
    #expect(Set(levels.keys) == Set(declared.keys))
    for (module, dependencies) in declared {
      for dependency in dependencies.filter(Self.hasSources) {
        let (upper, lower) = (try #require(levels[module]), try #require(levels[dependency]))
        #expect(lower < upper, "\(module) imports \(dependency), which is not on a lower level")
      }
    }
  }
}

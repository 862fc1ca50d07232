import Foundation
import Testing

@Suite("The page about the architecture")
struct ArchitectureTests {
  /// The code spans on the page, outside code blocks.
  private static func quotations() throws -> [String] {
    let blocks = try Repository.text("ARCHITECTURE.md").components(separatedBy: "\n```")
    // Every second part is inside a block.
    let prose = stride(from: 0, to: blocks.count, by: 2).map { blocks[$0] }.joined(separator: " ")
    return prose.components(separatedBy: "`").enumerated().compactMap { index, part in
      index % 2 == 1 ? part.replacingOccurrences(of: "\n", with: " ") : nil
    }
  }

  @Test("the walkthrough names functions in their files")
  func walk() throws {
    let page = try Repository.text("ARCHITECTURE.md").replacingOccurrences(of: "\n", with: " ")
    var count = 0
    // `function(label:)` in `File.swift`
    let step = #/`([A-Za-z]+)\([A-Za-z_:]*\)`[^`]*`(Sources/[A-Za-z/+.]+\.swift)`/#
    for match in page.matches(of: step) {
      let (name, file) = (match.output.1, String(match.output.2))
      #expect(try Repository.text(file).contains("func \(name)("), "\(name) is not in \(file)")
      count += 1
    }
    #expect(count > 0)
  }

  /// The functions, followed by "(", and types that the sources declare.
  private static func declarations() throws -> Set<String> {
    // Foundation's regular expressions take a tenth of the time of Swift's here.
    let declaration = try NSRegularExpression(
      pattern: #"\bfunc (\w+\()|\b(?:class|struct|enum|protocol) (\w+)"#)
    var names: Set<String> = []
    for file in Repository.sources(below: "Sources") {
      let text = try Repository.text(file) as NSString
      let whole = NSRange(location: 0, length: text.length)
      declaration.enumerateMatches(in: text as String, range: whole) { match, _, _ in
        for group in 1...2 {
          guard let range = match?.range(at: group), range.location != NSNotFound else { continue }
          names.insert(text.substring(with: range))
        }
      }
    }
    return names
  }

  /// Two packages in one build cannot have products of equal names.
  @Test("every library except UIKit has the prefix of the package")
  func products() throws {
    let manifest = try Repository.text("Package.swift")
    let names = manifest.matches(of: #/\.library\(\s*name: "([^"]+)"/#)
      .map { String($0.1) }
    #expect(names.count > 2)
    for name in names where name != "UIKit" {
      #expect(name.hasPrefix("SwiftAutoLayout"), "\(name) could be another package's")
    }
  }

  @Test("every other named function and type is declared somewhere")
  func names() throws {
    let declarations = try Self.declarations()
    var count = 0
    for quotation in try Self.quotations() {
      let name = quotation.prefix { $0.isLetter }
      let isFunction = quotation.wholeMatch(of: #/[a-zA-Z]+\([A-Za-z_:]*\)/#) != nil
      let isType = name.count > 1 && name == quotation && quotation.first?.isUppercase == true
      guard isFunction || isType && !Repository.has("Sources/\(name)") && !Repository.has("\(name)")
      else { continue }
      #expect(
        declarations.contains(isFunction ? "\(name)(" : "\(name)"),
        "nothing declares \(quotation)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test("every named path exists")
  func paths() throws {
    var count = 0
    for quotation in try Self.quotations() where quotation.contains("/") {
      guard quotation.wholeMatch(of: #/[A-Za-z+.\/]+/#) != nil else { continue }
      let candidates =
        [quotation, "Sources/\(quotation)", "Sources/Drawing/\(quotation)"]
        + ["Sources/Command/\(quotation)"]
      #expect(candidates.contains { Repository.has($0) }, "there is no \(quotation)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test("every module and all their folders are named")
  func folders() throws {
    let page = try Repository.text("ARCHITECTURE.md")
    for module in try Repository.entries(of: "Sources") {
      let name = module.dropFirst("Sources/".count)
      // Modules of the system, and ones that only the compiler imports, are listed as a group.
      if name.hasPrefix("_") || name.wholeMatch(of: #/C[A-Z].*/#) != nil { continue }
      #expect(page.contains(name), "\(name) is not on the page")
      for folder in try Repository.entries(of: module) where !folder.contains(".") {
        let path = folder.dropFirst("Sources/".count)
        #expect(page.contains("`\(path)`"), "\(path) is not on the page")
      }
    }
  }
}

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

  /// The walk from a constraint to a frame: after a link to a file, functions of that file.
  @Test("the walkthrough names functions in their files")
  func walk() throws {
    let page = try Repository.text("ARCHITECTURE.md")
    let start = try #require(page.range(of: "## From a constraint to a frame\n"))
    let section = page[start.upperBound...].components(separatedBy: "\n## ")[0]
    var steps = 0
    var files: Set<String> = []
    for step in section.components(separatedBy: "](").dropFirst() {
      let file = String(step.prefix { $0 != ")" })
      let text = try Repository.text(file)
      let functions = step.matches(of: #/`([A-Za-z]+)\([A-Za-z_:]*\)`/#)
      #expect(!functions.isEmpty, "the step with \(file) names no function")
      for match in functions {
        #expect(text.contains("func \(match.1)("), "\(match.1) is not in \(file)")
      }
      steps += 1
      files.insert(file)
    }
    #expect(steps > 0 && files.count > 1)
  }

  /// The functions, followed by "(", and types that the sources declare.
  private static func declarations() throws -> Set<String> {
    // Foundation's regular expressions take a tenth of the time of Swift's here.
    let declaration = try NSRegularExpression(
      pattern: #"\bfunc (\w+\()|\b(?:actor|class|struct|enum|protocol) (\w+)"#)
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

  /// Two packages in a build cannot have products with equal names.
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

  @Test("views ask the table of differences instead of comparing a release with a number")
  func releases() throws {
    let comparison = #/(?:[vV]ersion|release|major)\w* *(?:==|!=|<=?|>=?|\.\.<) *\d/#
    let floors = ["Sources/UIKit", "Sources/Layout"]
    for file in floors.flatMap(Repository.sources) where !file.hasSuffix("/ReleaseDifference.swift")
    {
      for line in try Repository.text(file).split(separator: "\n") {
        // Trait collections and control metrics may lack a release.
        let isMissing = line.contains("= 0")
        #expect(isMissing || line.firstMatch(of: comparison) == nil, "\(file): \(line)")
      }
    }
  }

  @Test("the model of documents names no type of the decoder, the environment or the canvas")
  func model() throws {
    let module = "Sources/Documents/InterfaceBuilder"
    let others = ["Canvas", "Decoding", "Devices", "Environment", "Localization", "Program"]
    // Nested types may share their names with types of the model.
    let declaration = #/\n(?:package |public |final )*(?:class|struct|enum|protocol) (\w+)/#
    let types = try Set(
      others.flatMap { Repository.sources(below: "\(module)/\($0)") }.flatMap { file in
        try "\n\(Repository.text(file))".matches(of: declaration).map { String($0.1) }
      })
    #expect(types.count > 30)
    for file in Repository.sources(below: "\(module)/Document") {
      let code = try Repository.text(file).split(separator: "\n")
        .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
      let words = Set(code.split { !$0.isLetter && !$0.isNumber }.map(String.init))
      #expect(words.isDisjoint(with: types), "\(file): \(words.intersection(types))")
    }
  }

  @Test("every named function, type and folder exists")
  func names() throws {
    let sources = Repository.sources(below: "Sources")
    let floors = try Repository.entries(of: "Sources")
    // `CFontTables` has no Swift sources.
    let modules = try floors.flatMap { try Repository.entries(of: $0) }
    let folders = Set(sources.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
      .union((floors + modules).map { ($0 as NSString).lastPathComponent })
    let declarations = try Self.declarations()
    var count = 0
    for quotation in try Self.quotations() {
      let name = quotation.prefix { $0.isLetter }
      let isFunction = quotation.wholeMatch(of: #/[a-zA-Z]+\([A-Za-z_:]*\)/#) != nil
      let isType = name.count > 1 && name == quotation && quotation.first?.isUppercase == true
      guard isFunction || isType && !folders.contains(quotation) && !Repository.has(quotation)
      else { continue }
      #expect(
        declarations.contains(isFunction ? "\(name)(" : "\(name)"),
        "nothing declares \(quotation)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test("every named path and source file exists")
  func paths() throws {
    let sources = Set(
      Repository.sources(below: "Sources").map { ($0 as NSString).lastPathComponent })
    var count = 0
    for quotation in try Self.quotations() {
      if quotation.wholeMatch(of: #/[A-Za-z+]+\.swift/#) != nil {
        #expect(
          sources.contains(quotation) || Repository.has(quotation), "there is no \(quotation)")
      } else if quotation.wholeMatch(of: #/[A-Za-z+.\/]+/#) != nil, quotation.contains("/") {
        #expect(Repository.has(quotation), "there is no \(quotation)")
      } else {
        continue
      }
      count += 1
    }
    #expect(count > 0)
  }
}

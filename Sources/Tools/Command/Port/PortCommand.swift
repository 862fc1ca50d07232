import AssetCatalog
import Foundation

enum PortCommand {
  static let specification = CommandSpecification(
    name: "port", summary: "Copy an iOS app's sources and rewrite Objective-C features for Linux.",
    operands: "FOLDER", work: "porting", isUnlimited: true,
    discussion: """
      Copies FOLDER to COPY; FOLDER is never changed. In the copy, '@objc' is removed, '@IBOutlet'
      becomes '@Outlet', and each class lists the methods and properties that documents use by name.
      '#selector' and '#keyPath' become values, optional members of protocols get defaults, '@main'
      replaces older attributes, conditions for iOS are true on Linux, and files that send requests
      import FoundationNetworking there. '@IBAction', '@IBInspectable', '@IBDesignable',
      '@NSManaged' and '#available' are left unchanged. Code that must be edited by hand is reported
      with the location; the exit status is then 1.

      Build and version control folders are skipped. '--package' makes COPY a package that builds: a
      target named after FOLDER with the sources, tests from folders that end in 'Tests', and
      everything else as the program's resources. UI tests are left out.
      """,
    options: [
      OptionSpecification("output", letter: "o", value: "COPY", summary: "Folder to create."),
      OptionSpecification(
        "package", value: "UIKIT",
        summary: "Also write Package.swift; UIKIT is a clone of swift-auto-layout, or its URL."),
      OptionSpecification("dry-run", summary: "Print the changes; write no files."),
      OptionSpecification("force", summary: "Write into a folder that is not empty."),
    ],
    examples: [
      ("autolayout port App -o AppOnLinux", "makes a copy that imports UIKit on Linux"),
      (
        "autolayout port App -o AppOnLinux --package ~/swift-auto-layout",
        "makes a package: 'swift run' in it starts the app"
      ),
      ("autolayout port --dry-run App", "prints the changes with their locations"),
    ],
    run: { arguments, session throws(UsageError) in
      try PortCall(arguments).run(session.terminal)
    })
}

struct PortCall {
  private let folder: String
  private let copy: String?
  private let mayOverwrite: Bool
  private let package: PackageLayout?

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count == 1, let folder = arguments.operands.first else {
      throw UsageError(message: "port takes a single FOLDER")
    }
    let isDry = arguments.has("dry-run")
    guard isDry || arguments.value(of: "output") != nil else {
      throw UsageError(message: "missing --output COPY; --dry-run needs none")
    }
    self.folder = Self.plain(folder)
    copy = isDry ? nil : arguments.value(of: "output").map(Self.plain)
    mayOverwrite = arguments.has("force")
    package = arguments.value(of: "package").map {
      PackageLayout(folder: folder, dependency: $0)
    }
    if package != nil, isDry {
      throw UsageError(message: "--package and --dry-run exclude each other")
    }
    if let copy, Self.contains(copy, self.folder) || Self.contains(self.folder, copy) {
      throw UsageError(message: "COPY and FOLDER overlap; choose another COPY")
    }
  }

  private static func plain(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    let outer = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    let inner = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    return inner.isBelow(outer)
  }

  func run(_ terminal: Terminal) -> ExitCode {
    let names: [String]
    do {
      names = try SourceFolder(folder).files
    } catch {
      let reason = FileFault.reason(of: error, at: folder)
      terminal.printError("cannot read the folder: \(reason)", at: FileLocation(file: folder))
      return .unreadable
    }
    if let copy, !mayOverwrite,
      let present = try? FileManager.default.contentsOfDirectory(atPath: copy), !present.isEmpty
    {
      terminal.printError(
        "the folder is not empty; use --force to write into it", at: FileLocation(file: copy))
      return .unwritable
    }
    if package != nil, names.contains("Package.swift") {
      terminal.printError(
        "the folder is a package; leave out --package, and add 'UIKit' to its targets",
        at: FileLocation(file: "\(folder)/Package.swift"))
      return .badInput
    }
    return port(names, terminal)
  }

  private func port(_ names: [String], _ terminal: Terminal) -> ExitCode {
    var code = ExitCode.success
    var sources: [(name: String, text: SourceText)] = []
    var index = DeclarationIndex()
    for name in names where name.hasSuffix(".swift") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
        let text = String(data: data, encoding: .utf8)
      else {
        terminal.printError(
          "cannot read the file as UTF-8; it is copied unchanged",
          at: FileLocation(file: "\(folder)/\(name)"))
        code.worsen(to: .unreadable)
        continue
      }
      let source = SourceText(text)
      index.add(source)
      sources.append((name, source))
    }
    var summary = PortSummary()
    let progress = ProgressBar(names: sources.map(\.name))
    var results: [String: String] = [:]
    for (number, source) in sources.enumerated() {
      progress.show(number, terminal)
      let ported = PortedSource(source.text, index: index)
      results[source.name] = ported.result
      summary.add(ported)
      if copy == nil { printChanges(ported, source.name, terminal) }
      printRemarks(ported, source.name, terminal)
    }
    terminal.showProgress("")
    for name in names where name.hasSuffix(".m") || name.hasSuffix(".mm") {
      terminal.printError(
        "Objective-C is not supported; rewrite the file in Swift",
        at: FileLocation(file: "\(folder)/\(name)"))
      summary.left += 1
    }
    if let copy { code.worsen(to: write(names, results, to: copy, terminal)) }
    terminal.print(summary.text(files: sources.count))
    if summary.left > 0 { code.worsen(to: .findings) }
    return code
  }

  private func printChanges(_ ported: PortedSource, _ name: String, _ terminal: Terminal) {
    for edit in ported.edits.ordered {
      let place = ported.text.place(of: edit.range.lowerBound)
      let old = PortSummary.oneLine(ported.text.text(edit.range))
      terminal.print("\(folder)/\(name):\(place.line):\(place.column):")
      if !old.isEmpty { terminal.print(terminal.painted("- \(old)", .red)) }
      let new = PortSummary.oneLine(edit.replacement)
      if !new.isEmpty { terminal.print("+ \(new)") }
    }
  }

  private func printRemarks(_ ported: PortedSource, _ name: String, _ terminal: Terminal) {
    for remark in ported.edits.remarks {
      let place = ported.text.place(of: remark.offset)
      terminal.printError(
        remark.message,
        at: FileLocation(file: "\(folder)/\(name)", line: place.line, column: place.column),
        severity: remark.isError ? "error" : "warning")
    }
  }

  private func write(
    _ names: [String], _ results: [String: String], to copy: String, _ terminal: Terminal
  ) -> ExitCode {
    let files = FileManager.default
    for name in names {
      guard let place = package.map({ $0.place(of: name) }) ?? name else { continue }
      let target = "\(copy)/\(place)"
      do {
        try files.createDirectory(
          at: URL(fileURLWithPath: target).deletingLastPathComponent(),
          withIntermediateDirectories: true)
        if let result = results[name] {
          try Data(result.utf8).write(to: URL(fileURLWithPath: target))
        } else {
          if files.fileExists(atPath: target) { try files.removeItem(atPath: target) }
          try files.copyItem(atPath: "\(folder)/\(name)", toPath: target)
        }
      } catch {
        return unwritable(target, error, terminal)
      }
    }
    if let package {
      let manifest = "\(copy)/Package.swift"
      do {
        try Data(package.manifest(for: names).utf8).write(to: URL(fileURLWithPath: manifest))
      } catch {
        return unwritable(manifest, error, terminal)
      }
    }
    return .success
  }

  private func unwritable(_ path: String, _ error: any Error, _ terminal: Terminal) -> ExitCode {
    let reason = FileFault.reason(of: error, at: path)
    terminal.printError("cannot write the file: \(reason)", at: FileLocation(file: path))
    return .unwritable
  }
}

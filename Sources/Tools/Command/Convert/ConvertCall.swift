import CodeDeclarations
import Diagnosis
import DocumentConversion
import Foundation
import InterfaceBuilder
import LivePreview

/// A call of `convert`: converts each document, writes the files, then verifies all of them.
@MainActor
struct ConvertCall {
  private let arguments: Arguments
  private let files: [InputFile]
  /// The folder of each document's code, by document path.
  private let folders: [String: String]
  private let search: DocumentSearch
  /// The folder of the code; nil to write none.
  private let output: String?
  /// The page with both layouts; nil for none.
  private let page: String?
  private let settings: ConversionSettings
  private let isForced: Bool
  private let isJSON: Bool
  private let clone: LibraryClone?
  private let code: CodeSettings
  private let projects = KnownProjects()

  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "missing FILE: give a .storyboard, a .xib or a folder")
    }
    guard !arguments.operands.contains("-") else {
      throw UsageError(message: "convert reads no standard input; give a file")
    }
    let outputs = arguments.values(of: "output")
    output = outputs.last { !$0.hasSuffix(".html") }
    page = outputs.last { $0.hasSuffix(".html") }
    guard !outputs.isEmpty else { throw UsageError(message: "missing --output FOLDER") }
    if arguments.has("verify"), arguments.has("no-verify") {
      throw UsageError(message: "--verify and --no-verify exclude each other")
    }
    self.arguments = arguments
    search = DocumentSearch(arguments.operands)
    files = search.files
    folders = Self.folders(of: files.map(\.path))
    settings = ConversionSettings(
      style: arguments.value(of: "style").flatMap(ConversionSettings.Style.init) ?? .anchors,
      usesSelectors: arguments.has("objc"))
    isForced = arguments.has("force")
    isJSON = arguments.has("json")
    clone = arguments.has("no-verify") ? nil : try Self.clone(arguments)
    code = try arguments.choose(CodeSettings())
  }

  /// The clone that verifies the code; nil if there is none and none was required.
  private static func clone(_ arguments: Arguments) throws(UsageError) -> LibraryClone? {
    if let given = arguments.value(of: "package") {
      guard FileManager.default.fileExists(atPath: "\(given)/Package.swift") else {
        throw UsageError(
          message: "no Package.swift in '\(given)'; give a clone of swift-auto-layout")
      }
      return LibraryClone(URL(fileURLWithPath: given))
    }
    let program = URL(fileURLWithPath: Bundle.main.executablePath ?? "/").resolvingSymlinksInPath()
    if let clone = LibraryClone(around: program) { return clone }
    guard arguments.has("verify") else { return nil }
    throw UsageError(message: "no package found; give a clone with --package UIKIT")
  }

  func run(_ session: Session) -> ExitCode {
    let terminal = session.terminal
    if let page, !isForced, FileManager.default.fileExists(atPath: page) {
      terminal.printError(
        "the page exists; use --force to replace it", at: FileLocation(file: page))
      return .unwritable
    }
    var code = search.report(terminal)
    var converted: [ConvertedSources] = []
    let progress = ProgressBar(files)
    for (number, file) in files.enumerated() {
      progress.show(number, terminal)
      switch convert(file, terminal) {
      case .success(let sources):
        converted.append(sources)
        if !sources.conversion.remarks.isEmpty { code.worsen(to: .findings) }
      case .failure(let fault): code.worsen(to: fault)
      }
    }
    terminal.showProgress("")
    var results: [String: VerifiedSources] = [:]
    let pictures = makePictureFolder()
    defer { if let pictures { try? FileManager.default.removeItem(atPath: pictures) } }
    if let clone, !converted.isEmpty {
      // The first build takes minutes; the limits are for documents.
      WorkWatch.ofProcess.finish()
      let verification = PackageVerification(clone: clone, pictures: pictures)
      do {
        results = try verification.verify(converted, terminal)
      } catch {
        terminal.printError(error.message)
        code.worsen(to: .internalError)
      }
    }
    for sources in converted {
      let result = results[sources.path]
      if result?.isEqual == false { code.worsen(to: .findings) }
      let report = ConversionReport(sources, result)
      if isJSON {
        code.worsen(to: terminal.printJSON { try report.json() })
      } else {
        terminal.print(report.text(terminal))
      }
    }
    if let page {
      code.worsen(to: ConversionPage(converted, results).write(to: page, terminal))
    }
    if clone == nil, !arguments.has("no-verify"), !converted.isEmpty {
      terminal.printNote("The code is not verified; give a clone with --package to compare frames.")
    }
    return code
  }

  /// Makes the folder of the report's pictures.
  private func makePictureFolder() -> String? {
    guard page != nil, clone != nil else { return nil }
    let folder = "\(NSTemporaryDirectory())/autolayout-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  private func convert(
    _ file: InputFile, _ terminal: Terminal
  ) -> Result<ConvertedSources, ExitCode> {
    var document: InterfaceDocument
    switch file.read(terminal) {
    case .success(let read): document = read
    case .failure(let code): return .failure(code)
    }
    var markup: DocumentMarkup
    do {
      markup = try DocumentMarkup(
        data: file.data(limit: InterfaceDocument.sizeLimit), path: file.path)
    } catch {
      terminal.printError(
        FileFault.reason(of: error, at: file.path), at: FileLocation(file: file.path))
      return .failure(.unreadable)
    }
    guard document.header.targetRuntime != "MacOSX.Cocoa" else {
      terminal.printError(
        "the document is for macOS; convert takes documents for iOS",
        at: FileLocation(file: file.path))
      return .failure(.badInput)
    }
    var settings = settings
    settings.stringTable = DocumentConversion.stringTable(of: file.path)
    var remarks: [ConversionRemark] = []
    if let project = projects.project(around: file.path, code) {
      let types = OutletTypes(markup, project)
      remarks = types.remarks
      if !remarks.isEmpty,
        let typed = try? InterfaceDocument(markup: types.markup, path: file.path)
      {
        (document, markup) = (typed, types.markup)
      }
    }
    let conversion = DocumentConversion(
      document, markup: markup, settings: settings, remarks: remarks)
    let folder = output.map { files.count == 1 ? $0 : "\($0)/\(folders[file.path] ?? "")" }
    let sources = ConvertedSources(path: file.path, folder: folder, conversion: conversion)
    do {
      try sources.write(replacing: isForced)
    } catch {
      terminal.printError(error.message, at: FileLocation(file: error.path))
      return .failure(.unwritable)
    }
    for remark in conversion.remarks where !isJSON {
      terminal.printError(
        remark.message,
        at: FileLocation(
          file: file.path, line: remark.location.line, column: remark.location.column),
        severity: "warning")
    }
    return .success(sources)
  }

  /// A folder for each document, named after it and, if that is taken, the document's folder.
  private static func folders(of paths: [String]) -> [String: String] {
    var folders: [String: String] = [:]
    var taken: Set<String> = []
    for path in paths where folders[path] == nil {
      let url = URL(fileURLWithPath: path).deletingPathExtension()
      let name = url.lastPathComponent
      let longName = "\(url.deletingLastPathComponent().lastPathComponent)-\(name)"
      let numbered = (2...).lazy.map { "\(longName)-\($0)" }
      let folder =
        [name, longName].first { !taken.contains($0) } ?? numbered.first { !taken.contains($0) }
      folders[path] = folder
      if let folder { taken.insert(folder) }
    }
    return folders
  }
}

/// The code of the projects around documents, each read once.
@MainActor
private final class KnownProjects {
  private var projects: [String: ProjectCode] = [:]

  /// Returns the project around a document; nil if it is in none.
  func project(around path: String, _ settings: CodeSettings) -> ProjectCode? {
    guard let root = CodeProject.root(of: path, settings) else { return nil }
    if let known = projects[root] { return known }
    let project = ProjectCode(root: root, assuming: settings.assumptions)
    projects[root] = project
    return project
  }
}

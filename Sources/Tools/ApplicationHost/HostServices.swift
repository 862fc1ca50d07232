internal import AssetCatalog
internal import AutoLayout
internal import AutoLayoutValues
internal import FontFiles
internal import Foundation
internal import InterfaceBuilder

/// Services of programs besides views; `LinkedServices` finds the class by name.
@MainActor
final class HostServices: ApplicationServices {
  /// The resources of the started program.
  static var program = Program(module: nil)
  private var documents: [URL: InterfaceDocument] = [:]

  init() {}

  func run(_ delegate: any UIApplicationDelegate) -> Never {
    let process = ProcessInfo.processInfo
    do throws(LaunchOptions.UsageError) {
      let options = try LaunchOptions(
        arguments: Array(process.arguments.dropFirst()), environment: process.environment)
      try HostedApplication.start(delegate, options)
      try HostedApplication.finish(options)
    } catch {
      FileHandle.standardError.write(Data("\(process.processName): \(error.message)\n".utf8))
      exit(2)
    }
  }

  func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardSource)? {
    document(named: name, ["storyboard"], in: bundle)
  }

  func nib(named name: String, in bundle: Bundle?) -> (any NibSource)? {
    document(named: name, ["xib", "nib"], in: bundle)
  }

  func nib(data: Data) -> (any NibSource)? {
    guard let document = try? InterfaceDocument(data: data, path: "nib") else { return nil }
    return ProgramDocument(
      document, classes: Self.program.classes, assets: Self.program.assets,
      language: Self.program.language)
  }

  /// Loads a document, and reports errors that would otherwise leave the layout incomplete.
  private func document(
    named name: String, _ endings: [String], in bundle: Bundle?
  ) -> ProgramDocument? {
    let named = bundle.flatMap { $0 === Bundle.main ? nil : ProgramResources(bundle: $0) }
    let url =
      named?.file(named: name, endings: endings)
      ?? Self.program.resources.file(named: name, endings: endings)
    guard let url else { return nil }
    do throws(InterfaceDocumentError) {
      let read: InterfaceDocument
      if let known = documents[url] { read = known } else { read = try .init(contentsOf: url) }
      documents[url] = read
      return ProgramDocument(
        read, classes: Self.program.classes, assets: Self.program.assets,
        language: Self.program.language)
    } catch {
      Program.report("\(error)")
      return nil
    }
  }
}

@MainActor
struct Program {
  let module: String?
  let resources: ProgramResources
  let classes: ProgramClasses
  let assets: AssetLibrary?
  /// The language of document strings; nil for the texts in the documents.
  var language: String?

  init(module: String?) {
    self.module = module
    resources = ProgramResources(module: module)
    classes = ProgramClasses(module: module, report: Self.report)
    assets = resources.assets
  }

  func registerAssets() {
    let traits = UIScreen.main.traitCollection
    assets?.register(
      for: AssetTraits(
        idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
        scale: Double(traits.displayScale), isDark: traits.userInterfaceStyle == .dark,
        isRightToLeft: traits.layoutDirection == .rightToLeft))
  }

  /// Registers the fonts that `UIAppFonts` of the program's Info.plist names.
  func registerFonts() {
    for name in resources.appFonts {
      let (stem, ending) = (
        (name as NSString).deletingPathExtension, (name as NSString).pathExtension
      )
      guard let url = resources.file(named: (stem as NSString).lastPathComponent, endings: [ending])
      else {
        Self.report("Info.plist: warning: the font file '\(name)' is not among the resources")
        continue
      }
      do throws(FontFileError) {
        RegisteredFonts.add(try FontReader.fonts(at: url.path), from: url.path)
      } catch {
        Self.report("\(error)")
      }
    }
  }

  static func report(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}

internal import AssetCatalog
internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder

/// What programs need beside their views, for the module that has the views.
///
/// `LinkedServices` finds the class by its name.
@MainActor
final class HostServices: ApplicationServices {
  /// The resources of the program that was started.
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

  /// A document of the program; what is wrong with one that is there is said, as the layout would
  /// lack it silently.
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

/// The files and classes of the program that was started.
@MainActor
struct Program {
  let module: String?
  let resources: ProgramResources
  let classes: ProgramClasses
  let assets: AssetLibrary?
  /// The language of the strings of documents; nil for their own texts.
  var language: String?

  /// Finds what belongs to a module.
  init(module: String?) {
    self.module = module
    resources = ProgramResources(module: module)
    classes = ProgramClasses(module: module, report: Self.report)
    assets = resources.assets
  }

  /// Makes the program's images and colours known, for the main screen as it is now.
  func registerAssets() {
    let traits = UIScreen.main.traitCollection
    assets?.register(
      for: AssetTraits(
        idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
        scale: Double(traits.displayScale), isDark: traits.userInterfaceStyle == .dark,
        isRightToLeft: traits.layoutDirection == .rightToLeft))
  }

  /// Says something beside the program's own output.
  static func report(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}

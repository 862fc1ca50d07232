internal import AutoLayout
internal import Foundation

extension LaunchPlan {
  /// Plans the launch from the Info.plist, or from the names in Xcode's templates (F14.4).
  @MainActor
  init(_ program: Program, urls: [URL]) {
    let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    let manifest = Self.manifest(of: program, isPad: isPad)
    let usual: AnyClass? = ApplicationModule.namedClass("SceneDelegate", in: program.module)
    let hasScenes =
      manifest.isPresent ? manifest.configurations != nil : usual is any UISceneDelegate.Type
    var main = manifest.mainStoryboard
    if !manifest.isPresent,
      program.resources.file(named: "Main", endings: ["storyboard"], isOwn: true) != nil
    {
      main = "Main"
    }
    self.init(
      usesScenes: hasScenes, urls: urls,
      complete: { configuration in
        let written = manifest.configuration(named: configuration.name)
        if configuration.delegateClass == nil {
          configuration.delegateClass =
            written?.delegateClass.flatMap { ApplicationModule.namedClass($0, in: program.module) }
            ?? (manifest.isPresent ? nil : usual)
        }
        if configuration.sceneClass == nil {
          configuration.sceneClass = written?.sceneClass.flatMap {
            ApplicationModule.namedClass($0, in: program.module)
          }
        }
        let storyboard = manifest.isPresent ? written?.storyboard : main
        if configuration.storyboardObject == nil, let storyboard {
          configuration.storyboardObject = UIStoryboard(name: storyboard, bundle: nil)
        }
      },
      makeRoot: { configuration in
        if let configuration {
          return (configuration.storyboardObject as? UIStoryboard)?
            .instantiateInitialViewController()
        }
        return main.flatMap {
          UIStoryboard(name: $0, bundle: nil).instantiateInitialViewController()
        }
      })
  }

  private static func manifest(of program: Program, isPad: Bool) -> ProgramManifest {
    guard let url = program.resources.file(named: "Info", endings: ["plist"], isOwn: true) else {
      return ProgramManifest()
    }
    do {
      return try ProgramManifest(contentsOf: url, module: program.module, isPad: isPad)
    } catch {
      Program.report(
        "\(url.path): cannot be read as a property list: \(error.localizedDescription)")
      return ProgramManifest()
    }
  }
}

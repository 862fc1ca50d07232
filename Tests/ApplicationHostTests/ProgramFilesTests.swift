import Foundation
import TestSupport
import Testing

@testable import ApplicationHost

@Suite("Resources next to a program (F14.4)")
struct ProgramFilesTests {
  private let folder = TemporaryFolder()

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try folder.write(path, text) }
  }

  @Test("the program's resources take precedence over the libraries' resources")
  func order() throws {
    let files = [
      "App_Notes.resources/Resources/Base.lproj/Main.storyboard": "own",
      "App_Other.resources/Main.storyboard": "other", "App_Other.resources/Cell.xib": "other",
      "deep/down/Beside.xib": "no resource", "Info.plist": "beside",
    ]
    try write(files)
    let notes = ProgramResources(module: "Notes", beside: folder.url)
    func path(_ name: String, _ ending: String, isOwn: Bool = false) -> String? {
      notes.file(named: name, endings: [ending], isOwn: isOwn).map {
        String($0.path.dropFirst(folder.path.count + 1))
      }
    }
    #expect(
      path("Main", "storyboard") == "App_Notes.resources/Resources/Base.lproj/Main.storyboard")
    #expect(path("Cell", "xib") == "App_Other.resources/Cell.xib")
    #expect(path("Cell", "xib", isOwn: true) == nil)
    #expect(path("Info", "plist", isOwn: true) == "Info.plist")
    #expect(path("Beside", "xib") == nil, "what the program was built from is not searched")
  }

  @Test("an Info.plist names the scene's delegate and the storyboards")
  func manifest() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>UIMainStoryboardFile</key><string>Old</string>
        <key>UIMainStoryboardFile~ipad</key><string>OldPad</string>
        <key>UIApplicationSceneManifest</key><dict>
          <key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array>
              <dict><key>UISceneConfigurationName</key><string>First</string>
                <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                <key>UISceneStoryboardFile</key><string>Main</string></dict>
              <dict><key>UISceneConfigurationName</key><string>Second</string></dict>
            </array>
          </dict>
        </dict>
      </dict></plist>
      """
    try write(["Info.plist": list, "Bad.plist": "<plist"])
    let url = folder.url.appendingPathComponent("Info.plist")
    let manifest = try ProgramManifest(contentsOf: url, module: "Notes", isPad: false)
    #expect(manifest.mainStoryboard == "Old")
    #expect(
      try ProgramManifest(contentsOf: url, module: nil, isPad: true).mainStoryboard == "OldPad")
    let first = manifest.configuration(named: nil)
    #expect(first?.delegateClass == "Notes.SceneDelegate" && first?.storyboard == "Main")
    #expect(manifest.configuration(named: "Second")?.storyboard == nil)
    #expect(manifest.configuration(named: "Third") == nil)
    #expect(throws: (any Error).self) {
      try ProgramManifest(
        contentsOf: folder.url.appendingPathComponent("Bad.plist"), module: nil, isPad: false)
    }
  }
}

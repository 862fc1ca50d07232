import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout port --package")
@MainActor
struct PackageLayoutTests {
  private let folder = TemporaryFolder()

  private let layout = PackageLayout(folder: "some/My App/", dependency: "https://a.org/b/ui.git")

  @Test(
    "sources, tests and resources have their folders; Xcode's files are left out",
    arguments: [
      ("My App/AppDelegate.swift", "Sources/My_App/My App/AppDelegate.swift"),
      ("Info.plist", "Sources/My_App/Resources/Info.plist"),
      ("A/Base.lproj/Main.storyboard", "Sources/My_App/Resources/A/Base.lproj/Main.storyboard"),
      ("AppTests/ATests.swift", "Tests/My_AppTests/AppTests/ATests.swift"),
      ("AppTests/Info.plist", nil), ("AppUITests/A.swift", nil),
      ("App.xcodeproj/project.pbxproj", nil), ("README.md", nil), ("A/.swiftlint.yml", nil),
      ("Contests.swift", "Sources/My_App/Contests.swift"),
    ])
  func places(path: String, place: String?) {
    #expect(layout.place(of: path) == place)
  }

  @Test("the manifest names the targets, and the source of UIKit")
  func manifest() {
    let plain = layout.manifest(for: ["A.swift"])
    #expect(plain.contains(".package(url: \"https://a.org/b/ui.git\", branch: \"main\")"))
    #expect(plain.contains(".product(name: \"UIKit\", package: \"ui\")"))
    #expect(!plain.contains("resources") && !plain.contains("testTarget"))
    let whole = layout.manifest(for: ["A.swift", "Info.plist", "ATests/A.swift"])
    #expect(whole.contains("resources: [.copy(\"Resources\")]"))
    #expect(whole.contains(".testTarget(\n      name: \"My_AppTests\", dependencies: [\"My_App\"]"))
    let local = PackageLayout(folder: "3D", dependency: "/clones/\"ours\"")
    #expect(local.name == "_3D")
    #expect(local.manifest(for: []).contains("path: \"/clones/\\\"ours\\\"\""))
  }

  @Test("the example for iOS becomes a package that needs no more work")
  func example() throws {
    let copy = folder.path("Copy")
    let root = TestFiles.repository.path
    let app = root + "/Examples/Recipes"
    let call = Call("port", app, "-o", copy, "--package", root)
    #expect(call.code == .success, "\(call.errors)")
    let manifest = try String(contentsOfFile: copy + "/Package.swift", encoding: .utf8)
    #expect(manifest.contains("name: \"Recipes\", dependencies: frameworks,"))
    let sources = copy + "/Sources/Recipes"
    let list = try String(
      contentsOfFile: sources + "/Recipes/RecipeListViewController.swift", encoding: .utf8)
    #expect(list.contains("@Outlet var countLabel: UILabel! {"))
    #expect(list.contains("ActionMethod(\"unwindToList:\", RecipeListViewController.unwindToList)"))
    #expect(!list.contains("@objc") && !list.contains("#selector"))
    for file in ["Info.plist", "Base.lproj/Main.storyboard", "Assets.xcassets/Contents.json"] {
      #expect(FileManager.default.fileExists(atPath: sources + "/Resources/Recipes/" + file))
    }
  }

  @Test("existing packages and dry runs get no manifest")
  func refused() throws {
    try folder.write("App/Package.swift", "")
    let call = Call("port", folder.path("App"), "-o", folder.path("Copy"), "--package", ".")
    #expect(call.code == .badInput)
    #expect(call.errors.contains("App/Package.swift: error: the folder is a package"))
    #expect(Call("port", folder.path("App"), "--dry-run", "--package", ".").code == .usage)
  }
}

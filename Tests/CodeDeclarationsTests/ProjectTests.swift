import Foundation
import TestSupport
import Testing

@testable import CodeDeclarations

@Suite("Targets of projects")
struct ProjectTests {
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 4.2; }; };
        G = { isa = PBXGroup; children = (F, V, S); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "My View.swift"; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = (B, D); sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = de.lproj/Main.storyboard; sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = "<group>";
              exceptions = (E, X); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
              membershipExceptions = (Info.plist, "Old/A.swift"); };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
              membershipExceptions = (Shared.swift); };
        T = { isa = PBXNativeTarget; name = "My App"; buildPhases = (R); };
        R = { isa = PBXSourcesBuildPhase; files = (1 /* A */, 2); };
        1 = { isa = PBXBuildFile; fileRef = F; };
        2 = { isa = PBXBuildFile; fileRef = V; };
        U = { isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (S);
              buildPhases = (); };
      };
      rootObject = P;
    }
    """

  @Test("an Xcode project lists the files of each target")
  func xcode() throws {
    let targets = XcodeProject(Array(Self.project.utf8), folder: "/root").targets
    let app = try #require(targets.first)
    #expect(app.module == "My_App")
    #expect(app.swiftVersion == 4.2)
    #expect(app.contains("/root/My View.swift"))
    #expect(app.contains("/root/DE.lproj/Main.storyboard"))
    #expect(app.contains("/root/Synced/Shared.swift"))
    #expect(!app.contains("/root/Synced/Other.swift"))
    let kit = try #require(targets.last)
    #expect(kit.contains("/root/Synced/Deep/Other.swift"))
    #expect(!kit.contains("/root/Synced/Old/A.swift"))
  }

  @Test(
    "malformed projects have no targets",
    arguments: ["", "{", "{ objects = ", "{ a = (1, 2; }", "\"", "{ a = \"\\", "/*"])
  func malformed(text: String) {
    #expect(XcodeProject(Array(text.utf8), folder: "/").targets.isEmpty)
    let deep = String(repeating: "{ a = (", count: 10_000) + text
    #expect(XcodeProject(Array(deep.utf8), folder: "/").targets.isEmpty)
  }

  @Test("a package lists the folders of its targets")
  func package() {
    let text = """
      // swift-tools-version:5.9
      let package = Package(name: "P", targets: [
        .target(name: "My-Kit", dependencies: [.product(name: "X", package: "Y")]),
        .executableTarget(name: "App", path: "Apps/Main"), .testTarget(name: "KitTests"),
      ])
      """
    let targets = PackageManifest.targets(Array(text.utf8), folder: "/p")
    #expect(targets.map(\.module) == ["My_Kit", "App", "KitTests"])
    #expect(
      targets.map { $0.folders.map(\.path) } == [
        ["/p/sources/my-kit"], ["/p/apps/main"], ["/p/tests/kittests"],
      ])
    #expect(targets.first?.swiftVersion == 5.9)
  }

  @Test("the table of Apple's classes has superclasses up to NSObject")
  func systemClasses() {
    let table = SystemClasses.table
    #expect(table.superclasses["UITableViewCell"] == "UIView")
    #expect(table.elements["label"] == "UILabel")
    for name in table.superclasses.keys {
      var above: String? = name
      for _ in 0..<10 { above = above.flatMap { table.superclasses[$0] ?? $0 } }
      #expect(above == "NSObject", "\(name)")
    }
    #expect(table.outlets.contains("delegate"))
    #expect(table.modules.contains("UIKit"))
  }
}

@Suite("Sources of projects")
struct SourceTreeTests {
  @Test("sources of more than 8 MB are not read")
  func largeSources() throws {
    let folder = TemporaryFolder()
    let large = folder.url.appendingPathComponent("Large.swift")
    try Data("class Large {}".utf8).write(to: large)
    #expect(ProjectCode(root: folder.path).files.count == 1)
    let handle = try FileHandle(forWritingTo: large)
    try handle.truncate(atOffset: 9 << 20)
    try handle.close()
    #expect(ProjectCode(root: folder.path).files.isEmpty)
  }

  @Test("pictures and colors have the names of their sets, in folders too")
  func assets() throws {
    let folder = TemporaryFolder()
    for name in ["A.xcassets/icon.imageset", "A.xcassets/Space/tint.colorset"] {
      try folder.makeFolder(name)
    }
    try Data().write(to: folder.url.appendingPathComponent("loose@2x~ipad.png"))
    let tree = SourceTree(below: folder.path)
    #expect(tree.images.isSuperset(of: ["icon", "loose", "loose@2x~ipad.png"]))
    #expect(tree.colors == ["tint", "Space/tint"])
  }
}

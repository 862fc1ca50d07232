// swift-tools-version: 6.2
import PackageDescription

/// The compiler settings of every target: upcoming language features, and warnings as errors.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A library product of one module.
///
/// Product names must be unique in a build, therefore they begin with the package's name; modules
/// keep their names.
func product(_ module: String) -> Product {
  .library(name: "SwiftAutoLayout\(module)", targets: [module])
}

/// The modules that `AutoLayout` re-exports.
///
/// Each one costs every file of a client some milliseconds, regardless of its size: see
/// `Documentation/Performance.md`.
let parts = ["AutoLayoutValues", "AutoLayoutCore", "AutoLayoutControls"]

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Puts targets on a floor: each is in the folder of its name in `Sources/<floor>`.
///
/// ARCHITECTURE.md lists the floors. A target imports only targets of its own floor and of lower
/// floors.
func floor(_ name: String, _ targets: [Target]) -> [Target] {
  for target in targets where target.path == nil { target.path = "Sources/\(name)/\(target.name)" }
  return targets
}

/// A library of the system, which `packages` of Debian install.
func system(_ name: String, _ file: String, packages: [String]) -> Target {
  .systemLibrary(name: name, pkgConfig: file, providers: [.apt(packages)])
}

/// Modules with Apple's names for existing code, on systems without Apple's modules.
///
/// The last two are cross-import overlays: the compiler imports them into a file that imports
/// `Testing` and one of the others.
#if os(Linux)
let shims = floor(
  "UIKit",
  [
    module("UIKit", ["AutoLayoutValues", "AutoLayoutCore", "AutoLayoutControls", "CUIKit"]),
    module("CoreGraphics", ["AutoLayout"]),
    module("CoreText", ["AutoLayout"]), module("QuartzCore", ["AutoLayout"]),
    module("ObjectiveC", ["AutoLayout", "CObjectiveC"]),
    module("UniformTypeIdentifiers", ["AutoLayout"]),
    module("_Testing_UIKit", ["UIKit"]), module("_Testing_CoreGraphics", ["CoreGraphics"]),
  ])
#else
let shims: [Target] = []
#endif

/// Tests that existing code compiles and is laid out as on Apple's systems, in one language mode.
@MainActor func compatibilityTests(_ folder: String, _ mode: SwiftLanguageMode) -> [Target] {
  guard !shims.isEmpty else { return [] }
  return [
    .testTarget(
      name: "Compatibility\(folder)Tests",
      dependencies: shims.map { .byName(name: $0.name) } + ["AutoLayout", "Diagnosis", "Drawing"],
      path: "Tests/CompatibilityTests/\(folder)", swiftSettings: [.swiftLanguageMode(mode)])
  ]
}

/// A program that tests start as a process, compiled with the settings of client code.
let hostedProgram: [Target] =
  shims.isEmpty
  ? []
  : [
    .executableTarget(
      name: "HostedProgram", dependencies: ["UIKit", "ApplicationHost"],
      path: "Tests/HostedProgram", swiftSettings: [.swiftLanguageMode(.v5)])
  ]

/// The experiments of the articles and their tests, compiled with the settings of client code.
let gallery: [Target] =
  shims.isEmpty
  ? []
  : [
    .target(
      name: "Gallery", dependencies: ["UIKit", "ConstraintMaker", "InterfaceBuilder"],
      path: "Examples/Gallery/Experiments", resources: [.copy("Documents")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(name: "GalleryTests", dependencies: ["Gallery"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "ConstraintSolver", "LayoutEngine", "UIKit", "ConstraintMaker", "InterfaceBuilder",
        "Diagnosis", "Drawing", "AssetCatalog", "TextMetrics", "VisualFormat", "TestSupport",
      ]),
    .target(
      name: "ClientDrawings", dependencies: ["UIKit"], path: "Examples/Controls/Drawings",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ControlsPage", dependencies: ["AutoLayout", "ClientDrawings", "Drawing"],
      path: "Examples/Controls", exclude: ["Drawings"], swiftSettings: settings),
  ]

/// Fuzzers, the soak test and the mutations, built only by `make fuzz`, `make soak` and
/// `make mutations`, as the entry point of the fuzzers is libFuzzer's.
///
/// Their shared code is always built, for tests.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: "Fuzz\(name)", dependencies: ["FuzzSupport"] + dependencies, path: "Fuzzing/\(name)",
    swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
}
let trees: [Target] = [
  .target(
    name: "FuzzSupport", dependencies: ["TestSupport"], path: "Fuzzing/Support",
    swiftSettings: settings),
  .target(
    name: "LiveTrees", dependencies: ["AutoLayout", "FuzzSupport"], path: "Fuzzing/Trees",
    swiftSettings: settings),
]
let fuzzers: [Target] =
  switch Context.environment["AUTOLAYOUT_FUZZING"] {
  case "soak":
    [
      .executableTarget(
        name: "soak", dependencies: ["AutoLayout", "FuzzSupport", "LiveTrees", "TestSupport"],
        path: "Fuzzing/Soak", swiftSettings: settings)
    ]
  case "mutations":
    [
      .executableTarget(
        name: "mutations",
        dependencies: [
          "AutoLayout", "Diagnosis", "DocumentConversion", "DocumentDiff", "FuzzSupport",
          "InterfaceBuilder", "TestSupport",
        ],
        path: "Fuzzing/Mutations", swiftSettings: settings)
    ]
  case nil: []
  default:
    [
      .systemLibrary(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
      fuzzer("Documents", ["AutoLayout", "CFuzzer", "InterfaceBuilder"]),
      fuzzer("Changes", ["AutoLayout", "CFuzzer", "DocumentDiff"]),
      fuzzer(
        "Pictures",
        [
          "AutoLayout", "CFuzzer", "PreviewProtocol", "ScenePictures", "Drawing",
          "InterfaceBuilder",
        ]),
      fuzzer("Nibs", ["CompiledNibs", "InterfaceBuilder"]),
      fuzzer("Formats", ["VisualFormat"]), fuzzer("Logs", ["Diagnosis"]),
      fuzzer("Settings", ["Diagnosis"]), fuzzer("Systems", ["ConstraintSolver"]),
      fuzzer("Catalogs", ["AssetCatalog", "AutoLayoutValues"]),
      fuzzer("Strings", ["InterfaceBuilder"]),
      fuzzer("Images", ["AutoLayout", "FontFiles"]),
      fuzzer("Layouts", ["AutoLayout", "LiveTrees"]),
      fuzzer("Requests", ["CFuzzer", "LivePreview"]),
      fuzzer("Messages", ["Notation", "ToolProtocol"]),
      fuzzer("Sources", ["CodeDeclarations"]),
    ]
  }

let package = Package(
  name: "swift-auto-layout",
  // The oldest macOS with the APIs used. Only Linux is tested.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SwiftAutoLayout", targets: ["AutoLayout"] + parts),
    product("ConstraintSolver"), product("LayoutEngine"), product("TextMetrics"),
    product("VisualFormat"), product("ConstraintMaker"), product("AssetCatalog"),
    product("InterfaceBuilder"), product("Drawing"), product("ApplicationHost"),
    .library(name: "SwiftAutoLayoutDiagnosis", targets: ["Diagnosis", "ConflictExplanation"]),
    .library(name: "SwiftAutoLayoutPreviews", targets: ["LayoutPreviews"]),
    // Linked into the program that `autolayout convert` generates.
    product("ConversionVerification"),
    // Imported by tests: the only product that needs a testing library.
    .library(name: "SwiftAutoLayoutSnapshots", targets: ["LayoutSnapshots"]),
    .executable(name: "autolayout", targets: ["Command"]),
    .plugin(name: "AutoLayoutCommand", targets: ["AutoLayoutCommand"]),
    .plugin(name: "AutoLayoutCheck", targets: ["AutoLayoutCheck"]),
  ]
    // A package with a product of one of these names has a module of that name, which would
    // conflict anyway.
    + (shims.isEmpty ? [] : [.library(name: "UIKit", targets: shims.map(\.name) + parts)])
    + shims.map(\.name).filter { !$0.hasPrefix("_") && $0 != "UIKit" }
    .map { .library(name: $0, targets: [$0] + parts) },
  targets: floor(
    "System",
    [
      system("CCairoPango", "pangocairo", packages: ["libpango1.0-dev", "libcairo2-dev"]),
      system("CGdkPixbuf", "gdk-pixbuf-2.0", packages: ["libgdk-pixbuf-2.0-dev"]),
      .systemLibrary(name: "CGetopt"),
      system("CHarfBuzz", "harfbuzz", packages: ["libharfbuzz-dev"]),
      system("CMicroHTTPD", "libmicrohttpd", packages: ["libmicrohttpd-dev"]),
      system("CPoppler", "poppler-glib", packages: ["libpoppler-glib-dev"]),
      system("CRsvg", "librsvg-2.0", packages: ["librsvg2-dev"]),
      .systemLibrary(name: "CSwiftRuntime"),
      system("CXML2", "libxml-2.0", packages: ["libxml2-dev"]),
      system("CYAML", "yaml-0.1", packages: ["libyaml-dev"]),
      system("CZlib", "zlib", packages: ["zlib1g-dev"]),
    ])
    + floor(
      "Layout",
      [
        module("ConstraintSolver"),
        module("LayoutEngine", ["ConstraintSolver"]),
        // The tables of fonts, embedded as text.
        .target(name: "CFontTables", exclude: ["tables"]),
        module("TextMetrics", ["CFontTables"]),
        module("VisualFormat"),
        module("ConflictExplanation", ["ConstraintSolver", "LayoutEngine"]),
      ])
    + floor(
      "UIKit",
      [
        module("AutoLayoutValues", ["ConstraintSolver", "TextMetrics"]),
        module(
          "AutoLayoutCore",
          ["ConstraintSolver", "LayoutEngine", "VisualFormat", "CSwiftRuntime", "AutoLayoutValues"]),
        module(
          "AutoLayoutControls",
          ["LayoutEngine", "TextMetrics", "AutoLayoutValues", "AutoLayoutCore"]),
        module("AutoLayout", ["AutoLayoutValues", "AutoLayoutCore", "AutoLayoutControls"]),
        module("ConstraintMaker", ["AutoLayout"]),
      ]
        + (shims.isEmpty
          ? [] : [.systemLibrary(name: "CObjectiveC"), .systemLibrary(name: "CUIKit")]))
    + floor(
      "Documents",
      [
        module("Notation"),
        module("AssetCatalog", ["AutoLayoutValues"]),
        module("FontFiles", ["AssetCatalog", "AutoLayoutValues", "TextMetrics", "CHarfBuzz"]),
        // The table of devices, embedded as text.
        .target(name: "CDevices", exclude: ["Devices.txt"]),
        module(
          "InterfaceBuilder",
          [
            "AssetCatalog", "AutoLayout", "AutoLayoutValues", "FontFiles", "Notation",
            "TextMetrics", "CDevices", "CXML2",
          ]),
        module("DocumentConversion", ["AutoLayout", "CodeDeclarations", "InterfaceBuilder"]),
        // The rules of compiled nibs, embedded as text.
        .target(name: "CNibRules", exclude: ["Rules.txt"]),
        module("CompiledNibs", ["InterfaceBuilder", "CNibRules", "CZlib"]),
        // The table of Apple's classes, embedded as text.
        .target(name: "CSystemClasses", exclude: ["SystemClasses.txt"]),
        module("CodeDeclarations", ["CSystemClasses"]),
      ])
    + floor(
      "Pictures",
      [
        .target(name: "CSymbolDrawings", exclude: ["Drawings.txt"]),
        module(
          "Drawing",
          [
            "AutoLayout", "TextMetrics", "CCairoPango", "CGdkPixbuf", "CRsvg", "CPoppler", "CZlib",
            "CSymbolDrawings",
          ]),
      ])
    + floor(
      "Tools",
      [
        module(
          "Diagnosis",
          [
            "AssetCatalog", "AutoLayout", "CodeDeclarations", "InterfaceBuilder",
            "ConstraintSolver", "Notation", "TextMetrics", "ConflictExplanation", "CYAML",
          ]),
        module(
          "ApplicationHost",
          [
            "AssetCatalog", "AutoLayout", "AutoLayoutValues", "FontFiles", "InterfaceBuilder",
            "Drawing",
          ]),
        module(
          "ConversionVerification",
          ["AutoLayout", "DocumentConversion", "Drawing", "InterfaceBuilder"]),
        module("DocumentDiff", ["AutoLayout", "InterfaceBuilder", "Diagnosis"]),
        module("DocumentEditing", ["AutoLayout", "InterfaceBuilder", "Diagnosis", "Notation"]),
        module("LayoutSnapshots", ["AutoLayout", "InterfaceBuilder", "Diagnosis", "Drawing"]),
        module(
          "ScenePictures",
          ["AutoLayout", "CodeDeclarations", "InterfaceBuilder", "Diagnosis", "Drawing"]),
        module(
          "PreviewProtocol",
          ["AutoLayout", "InterfaceBuilder", "Diagnosis", "Drawing", "Notation"]),
        module(
          "LayoutPreviews",
          [
            "AutoLayout", "AutoLayoutCore", "InterfaceBuilder", "Diagnosis", "Drawing",
            "ApplicationHost", "Notation", "PreviewProtocol", "ScenePictures",
          ]),
        // The files of the live page are compiled into the program.
        .target(name: "CPreviewPage", path: "Sources/Tools/LivePreview/Page", exclude: ["page"]),
        .target(
          name: "LivePreview",
          dependencies: [
            "AssetCatalog", "AutoLayout", "InterfaceBuilder", "Diagnosis", "DocumentDiff",
            "DocumentEditing", "Drawing", "Notation", "PreviewProtocol", "ScenePictures",
            "CMicroHTTPD", "CPreviewPage",
          ],
          exclude: ["Page", "Protocol.md"], swiftSettings: settings),
        module("ToolProtocol", ["Notation"]),
        // Releases contain their commit; other builds omit it, which avoids a rebuild for each
        // commit.
        .target(
          name: "CBuildInformation",
          cSettings: [
            .define(
              "AUTOLAYOUT_COMMIT", to: "\"\(Context.environment["AUTOLAYOUT_COMMIT"] ?? "")\"")
          ]),
        .executableTarget(
          name: "Command",
          dependencies: [
            "AssetCatalog", "AutoLayout", "CodeDeclarations", "CompiledNibs", "FontFiles",
            "InterfaceBuilder", "Diagnosis", "ConversionVerification", "DocumentConversion",
            "DocumentDiff", "DocumentEditing",
            "Drawing", "LivePreview", "Notation", "PreviewProtocol", "ScenePictures",
            "ToolProtocol", "CBuildInformation", "CGetopt",
          ],
          swiftSettings: settings),
      ])
    + shims + [
      .plugin(
        name: "AutoLayoutCommand",
        capability: .command(
          intent: .custom(
            verb: "autolayout", description: "Check, draw, compare and explain layouts."))),
      .plugin(name: "AutoLayoutCheck", capability: .buildTool(), dependencies: ["Command"]),
      .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
      tests("LayoutEngineTests", ["ConstraintSolver", "LayoutEngine", "TestSupport"]),
      tests("AutoLayoutTests", ["AutoLayout", "AutoLayoutCore", "TextMetrics", "TestSupport"]),
      tests("ConstraintMakerTests", ["ConstraintMaker", "AutoLayout"]),
      tests("ConstraintSolverTests", ["ConstraintSolver", "TestSupport"]),
      tests("VisualFormatTests", ["VisualFormat", "TestSupport"]),
      tests(
        "ConflictExplanationTests", ["ConflictExplanation", "ConstraintSolver", "TestSupport"]),
      tests(
        "DiagnosisTests",
        ["Diagnosis", "AutoLayout", "CodeDeclarations", "InterfaceBuilder", "TestSupport"]),
      tests(
        "ConversionVerificationTests", ["ConversionVerification", "AutoLayout", "TestSupport"]),
      tests(
        "DocumentConversionTests",
        ["DocumentConversion", "CodeDeclarations", "InterfaceBuilder", "TestSupport"]),
      tests(
        "CompiledNibsTests", ["CompiledNibs", "AutoLayout", "InterfaceBuilder", "TestSupport"]),
      tests("DocumentDiffTests", ["DocumentDiff", "Diagnosis", "InterfaceBuilder", "TestSupport"]),
      tests("CodeDeclarationsTests", ["CodeDeclarations", "TestSupport"]),
      tests("FontFilesTests", ["FontFiles", "AutoLayout", "TextMetrics", "TestSupport"]),
      tests("TextMetricsTests", ["TextMetrics", "TestSupport"]),
      tests("AssetCatalogTests", ["AssetCatalog", "AutoLayout", "TestSupport"]),
      tests(
        "DrawingTests",
        [
          "Drawing", "AutoLayout", "Diagnosis", "FontFiles", "InterfaceBuilder", "TextMetrics",
          "CCairoPango", "CPoppler", "TestSupport",
        ]
          + (shims.isEmpty ? [] : ["ClientDrawings"])),
      tests("ToolProtocolTests", ["ToolProtocol", "Notation", "TestSupport"]),
      tests(
        "CommandTests",
        [
          "Command", "AutoLayout", "Diagnosis", "InterfaceBuilder", "Notation", "ScenePictures",
          "ToolProtocol", "TestSupport",
        ]),
      tests(
        "DocumentEditingTests",
        [
          "DocumentEditing", "AutoLayout", "Diagnosis", "InterfaceBuilder", "Notation",
          "TestSupport",
        ]),
      tests(
        "LivePreviewTests",
        [
          "LivePreview", "AutoLayout", "DocumentDiff", "DocumentEditing", "InterfaceBuilder",
          "Notation", "PreviewProtocol", "TestSupport",
        ]),
      tests(
        "LayoutPreviewsTests",
        [
          "LayoutPreviews", "InterfaceBuilder", "Notation", "PreviewProtocol", "AutoLayout",
          "Drawing", "TestSupport",
        ]),
      tests(
        "ScenePicturesTests",
        ["ScenePictures", "AutoLayout", "Drawing", "InterfaceBuilder", "TestSupport"]),
      tests(
        "ApplicationHostTests",
        ["ApplicationHost", "AutoLayout", "Drawing", "InterfaceBuilder", "TestSupport"]
          + hostedProgram.map { .byName(name: $0.name) }),
      tests(
        "LayoutSnapshotsTests",
        ["LayoutSnapshots", "AutoLayout", "Diagnosis", "Drawing", "TestSupport"]),
      tests("InterfaceBuilderTests", ["InterfaceBuilder", "AutoLayout", "TestSupport"]),
      tests(
        "FuzzingTests",
        ["AutoLayout", "FuzzSupport", "InterfaceBuilder", "LiveTrees", "TestSupport"]),
    ]
    + trees + fuzzers + gallery + hostedProgram + compatibilityTests("Swift5", .v5)
    + compatibilityTests("Swift6", .v6),
  swiftLanguageModes: [.v6]
)

// Clients of a module that re-exports the parts depend on the parts as well. Otherwise the build
// system would miss a changed part (the re-exporting module is unchanged) and would link clients
// compiled with older classes.
let reexports = [
  ("AutoLayout", parts), ("UIKit", parts), ("Diagnosis", ["ConflictExplanation"]),
]
for (module, parts) in reexports {
  let clients = dependents(of: module, in: package.targets)
  for target in package.targets where clients.contains(target.name) && target.type != .plugin {
    target.dependencies += parts.filter { part in
      !target.dependencies.contains { isOne($0, of: [part]) }
    }.map { .byName(name: $0) }
  }
}

/// Returns the targets that depend on a target, directly or indirectly.
func dependents(of name: String, in targets: [Target]) -> Set<String> {
  var found: Set = [name]
  var count = 0
  while count < found.count {
    count = found.count
    for target in targets where target.dependencies.contains(where: { isOne($0, of: found) }) {
      found.insert(target.name)
    }
  }
  return found.subtracting([name])
}

/// Whether a dependency within the package has one of the names.
func isOne(_ dependency: Target.Dependency, of names: Set<String>) -> Bool {
  guard case .byNameItem(let name, _) = dependency else { return false }
  return names.contains(name)
}

import CodeDeclarations

extension PortedSource {
  private static let knownModules: Set = [
    "AutoLayout", "ConstraintMaker", "ConstraintSolver", "CoreFoundation", "CoreGraphics",
    "CoreText", "Dispatch", "Drawing", "Foundation", "FoundationNetworking", "FoundationXML",
    "Glibc", "InterfaceBuilder", "ObjectiveC", "Observation", "QuartzCore", "RegexBuilder", "Swift",
    "Synchronization", "Testing", "UIKit", "UniformTypeIdentifiers", "XCTest",
  ]
  /// Apple modules of which layout code needs only the import.
  private static let needlessModules: Set = [
    "CoreServices", "Darwin", "MobileCoreServices",
  ]
  private static let appleModules: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit",
    "AdServices", "AdSupport", "AppIntents", "AppKit", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "ClassKit",
    "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony",
    "CoreTransferable", "CoreVideo", "CoreWLAN", "CryptoKit", "DeveloperToolsSupport",
    "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider",
    "FoundationModels", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit",
    "HomeKit", "IOKit", "IOSurface", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaAccessibility", "MediaPlayer",
    "MediaToolbox", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders",
    "MetricKit", "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction",
    "Network", "NetworkExtension", "NotificationCenter", "OSLog", "OpenGLES", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing",
    "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security", "ShazamKit", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
    "SystemConfiguration", "TipKit", "Translation", "UserNotifications", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
    "os", "simd",
  ]
  /// Modules without submodules on Linux.
  private static let plainModules: Set = [
    "CoreFoundation", "CoreGraphics", "CoreText", "Dispatch", "Foundation", "QuartzCore", "UIKit",
    "UniformTypeIdentifiers",
  ]
  private static let declarationKinds: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  mutating func portImport(_ place: Int) {
    guard text.tokens[place].beginsLine || text.tokens[place - 1].kind == .attribute,
      place + 1 < text.tokens.count, !isInCondition(place)
    else { return }
    let isOfDeclaration = Self.declarationKinds.contains(text.tokens[place + 1].text)
    let name = place + (isOfDeclaration ? 2 : 1)
    guard name < text.tokens.count else { return }
    let module = text.tokens[name].text
    if Self.needlessModules.contains(module) {
      edits.remove(
        text.tokens[place].range.lowerBound..<endOfPath(name), from: text)
    } else if Self.appleModules.contains(module) && !Self.knownModules.contains(module) {
      edits.remark(
        "no module '\(module)' on Linux; remove the code that needs it, or wrap it in '#if canImport(\(module))'",
        at: text.tokens[name].range.lowerBound)
    } else if Self.plainModules.contains(module), !isOfDeclaration,
      endOfPath(name) > text.tokens[name].range.upperBound
    {
      // A Swift module has no submodules; the whole module has the names.
      edits.replace(text.tokens[name].range.upperBound..<endOfPath(name), by: "")
    }
  }

  /// Where a name such as `UIKit.UIView` ends.
  private func endOfPath(_ name: Int) -> Int {
    var last = name
    while text.is(".", at: last + 1), last + 2 < text.tokens.count,
      !text.tokens[last + 2].beginsLine
    { last += 2 }
    return text.tokens[last].range.upperBound
  }
}

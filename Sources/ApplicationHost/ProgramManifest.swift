internal import Foundation

/// What a program's Info.plist says of how it starts.
struct ProgramManifest {
  /// One of the configurations that scenes may have.
  struct Configuration: Hashable {
    var name: String?
    var delegateClass: String?
    var sceneClass: String?
    var storyboard: String?
  }

  /// The configurations of windows on the device's own screen; nil where there is no Info.plist, or
  /// none that speaks of scenes.
  var configurations: [Configuration]?
  /// The storyboard of a program without scenes.
  var mainStoryboard: String?
  /// Whether there is an Info.plist.
  var isPresent = false

  /// A program without an Info.plist.
  init() {}

  /// Reads an Info.plist.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - module: The name that stands for `$(PRODUCT_MODULE_NAME)`.
  ///   - isPad: Whether the device is a pad, which may have a storyboard of its own.
  /// - Throws: What is wrong with the file.
  init(contentsOf url: URL, module: String?, isPad: Bool) throws {
    let data = try Data(contentsOf: url)
    let list = try Self.propertyList(data)
    guard let entries = list as? [String: Any] else { return }
    isPresent = true
    let main = entries[isPad ? "UIMainStoryboardFile~ipad" : "UIMainStoryboardFile~iphone"]
    mainStoryboard = (main ?? entries["UIMainStoryboardFile"]) as? String
    guard let scenes = entries["UIApplicationSceneManifest"] as? [String: Any] else { return }
    let roles = scenes["UISceneConfigurations"] as? [String: Any]
    let written = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    configurations = (written ?? []).map { entry in
      func name(_ key: String) -> String? {
        (entry[key] as? String)?.replacingOccurrences(
          of: "$(PRODUCT_MODULE_NAME)", with: module ?? "")
      }
      return Configuration(
        name: name("UISceneConfigurationName"), delegateClass: name("UISceneDelegateClassName"),
        sceneClass: name("UISceneClassName"), storyboard: name("UISceneStoryboardFile"))
    }
  }

  /// Safe: no format is asked for, so nothing is written through the pointer.
  private static func propertyList(_ data: Data) throws -> Any {
    try unsafe PropertyListSerialization.propertyList(from: data, options: [], format: nil)
  }

  /// The configuration of a name; the first one where a scene asks for none.
  func configuration(named name: String?) -> Configuration? {
    configurations?.first { name == nil || $0.name == name }
  }
}

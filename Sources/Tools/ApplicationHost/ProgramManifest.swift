internal import Foundation

struct ProgramManifest {
  struct Configuration: Hashable {
    var name: String?
    var delegateClass: String?
    var sceneClass: String?
    var storyboard: String?
  }

  /// The configurations of windows; nil if the Info.plist or the scene manifest is missing.
  var configurations: [Configuration]?
  var mainStoryboard: String?
  var isPresent = false

  init() {}

  /// Reads an Info.plist; `module` is the value of `$(PRODUCT_MODULE_NAME)`.
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

  /// Safe: the format argument is nil, therefore nothing is written through the pointer.
  private static func propertyList(_ data: Data) throws -> Any {
    try unsafe PropertyListSerialization.propertyList(from: data, options: [], format: nil)
  }

  func configuration(named name: String?) -> Configuration? {
    configurations?.first { name == nil || $0.name == name }
  }
}

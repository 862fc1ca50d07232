import AutoLayout
import Foundation
import Testing

@Suite("Key commands, shortcut items and motion effects")
@MainActor
struct ShortcutTests {
  private final class Answering: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  @Test("a program keeps the shortcut items that it sets")
  func items() throws {
    let icon = UIApplicationShortcutIcon(systemImageName: "star")
    let item = UIApplicationShortcutItem(
      type: "open", localizedTitle: "Open", localizedSubtitle: "The last one", icon: icon,
      userInfo: ["page": NSNumber(value: 3)])
    let changed = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    changed.localizedTitle = "Close"
    changed.icon = UIApplicationShortcutIcon(type: .prohibit)
    changed.targetContentIdentifier = "main"
    let copy = try #require(changed.copy() as? UIApplicationShortcutItem)
    #expect(!(copy is UIMutableApplicationShortcutItem))
    #expect(copy.type == "open" && copy.localizedTitle == "Close")
    #expect(copy.localizedSubtitle == "The last one" && copy.icon === changed.icon)
    #expect(copy.userInfo?["page"] as? NSNumber == 3)
    #expect(item.localizedTitle == "Open" && item.icon === icon)
    defer { UIApplication.shared.shortcutItems = nil }
    UIApplication.shared.shortcutItems = [
      item, UIApplicationShortcutItem(type: "a", localizedTitle: "A"),
    ]
    #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["open", "a"])
    var answers: [Bool] = []
    let delegate = Answering()
    delegate.application(.shared, performActionFor: item) { answers.append($0) }
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    delegate.windowScene(scene, performActionFor: item) { answers.append($0) }
    #expect(answers == [false, false])
  }

  @Test("a controller keeps the key commands that it adds")
  func keys() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let save = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save"))
    let help = UIKeyCommand(
      title: "Help", action: Selector("help"), input: UIKeyCommand.inputF1, modifierFlags: [])
    help.allowsAutomaticLocalization = false
    controller.addKeyCommand(save)
    controller.addKeyCommand(help)
    #expect(controller.keyCommands?.map(\.input) == ["s", "UIKeyInputF1"])
    controller.removeKeyCommand(save)
    #expect(controller.keyCommands == [help])
  }

  @Test("motion effects are added up in a group")
  func motion() throws {
    let group = UIMotionEffectGroup()
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    group.motionEffects = [-10.0, -4].map { low in
      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      effect.minimumRelativeValue = low
      effect.maximumRelativeValue = -low
      return effect
    }
    let view = UIView()
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    let tilt = UIOffset(horizontal: 0.5, vertical: 1)
    let changes = try #require(group.keyPathsAndRelativeValues(forViewerOffset: tilt))
    #expect(changes as? [String: Double] == ["center.x": 7])
  }

  @Test("system items have UIKit's raw values")
  func buttons() {
    let items: [UIBarButtonItem.SystemItem] = [.undo, .redo, .pageCurl, .close]
    #expect(items.map(\.rawValue) == [21, 22, 23, 24])
    #expect(UIBarButtonItem(systemItem: .close).systemItem == .close)
  }

  @Test("identifiers of actions and menus are made from strings")
  func names() {
    #expect(UIAction.Identifier("save") == UIAction.Identifier(rawValue: "save"))
    #expect(UIMenu.Identifier("file").rawValue == "file")
  }
}

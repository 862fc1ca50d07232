import AutoLayout
import Foundation
import Testing

@Suite("Appearance of bars")
@MainActor
struct BarLooksTests {
  // A separate class, so the appearance proxies of other tests' bars are unaffected.
  private final class Bar: UINavigationBar {}
  private final class Item: UIBarButtonItem {}

  @Test("a bar takes the appearances from the class's proxy when it enters a window")
  func models() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    Bar.appearance().standardAppearance = appearance
    Bar.appearance().tintColor = .green
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (plain, own) = (Bar(), Bar())
    let ownLooks = UINavigationBarAppearance()
    own.standardAppearance = ownLooks
    window.addSubview(plain)
    window.addSubview(own)
    window.isHidden = false
    #expect(plain.standardAppearance === appearance)
    #expect(plain.tintColor == .green)
    #expect(own.standardAppearance === ownLooks)
  }

  @Test("title attributes come from the item, or from the class's appearance proxy")
  func titleAttributes() {
    Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let item = Item(title: "A", style: .plain, target: nil, action: nil)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
  }

  @Test("a copy of an appearance has the same class and changes independently")
  func copies() throws {
    let looks = UINavigationBarAppearance()
    looks.configureWithTransparentBackground()
    looks.titleTextAttributes = [.foregroundColor: UIColor.red]
    looks.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(looks.backgroundEffect == nil)
    let copy = try #require(looks.copy() as? UINavigationBarAppearance)
    copy.titleTextAttributes = [:]
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(looks.titleTextAttributes.count == 1)
    #expect(looks.buttonAppearance.normal.titleTextAttributes.count == 1)
    let tabs = UITabBarAppearance(barAppearance: looks)
    #expect(tabs.shadowColor == nil)
    #expect(tabs.stackedLayoutAppearance.selected.iconColor == nil)
  }

  @Test("a system tab has the system title, symbol and tag")
  func systemTab() {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    #expect(item.title == "Search")
    #expect(item.image != nil)
    #expect(item.tag == 3)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(item.badgeTextAttributes(for: .normal)?.count == 1)
  }
}

import AutoLayout
import Drawing
import Foundation
import Testing

/// Screens with their bars, as values (F9.35, F9.36, F9.37).
@Suite("Screens")
@MainActor
struct ScreenTests {
  private let phone = CGSize(width: 390, height: 844)

  private func view() -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: phone))
    view.backgroundColor = .white
    return view
  }

  private func bar(
    _ generation: Int, large: Bool = false, change: (UINavigationBar) -> Void = { _ in }
  ) -> Screen.Part {
    let height: CGFloat = (large ? 52 : 0) + 44
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    bar.setTraitOverrides(UITraitCollection(iosMajorVersion: generation))
    bar.prefersLargeTitles = large
    bar.items = [UINavigationItem(title: "Mail"), UINavigationItem(title: "Inbox")]
    bar.overhang = 47
    change(bar)
    return Screen.Part(bar, at: CGRect(x: 0, y: 47, width: 390, height: height))
  }

  private func items(_ screen: Screen) -> [DisplayList.Item] {
    DisplayList(showing: screen).items.flattened
  }

  private func fills(_ items: [DisplayList.Item]) -> [CGRect] {
    items.compactMap { if case .fill(.rectangle(let box), _) = $0 { box } else { nil } }
  }

  private func words(_ items: [DisplayList.Item]) -> [String] {
    items.compactMap {
      switch $0 {
      case .line(let line): line.string
      case .text(let text): text.string
      default: nil
      }
    }
  }

  private func screen(_ bars: [Screen.Part]) -> Screen {
    Screen(
      size: phone,
      content: Screen.Part(view(), at: CGRect(origin: .zero, size: phone)), bars: bars)
  }

  @Test(
    "before iOS 15 a bar has a background up to the screen's edge; later none at the scroll edge",
    arguments: [
      (12, false, true), (14, false, true), (14, true, false), (15, false, false),
      (17, true, false),
    ])
  func eras(generation: Int, large: Bool, hasBackground: Bool) {
    let part = bar(generation, large: large)
    let items = items(screen([part]))
    let background = CGRect(x: 0, y: 0, width: 390, height: part.frame.maxY)
    #expect(fills(items).contains(background) == hasBackground)
    #expect(words(items).contains("Inbox") && words(items).contains("Mail"))
  }

  @Test("the scroll edge appearance is shown at the scroll edge")
  func appearance() {
    let part = bar(17) { bar in
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
      bar.scrollEdgeAppearance = appearance
    }
    let items = items(screen([part]))
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(
      items.contains(.fill(.rectangle(CGRect(x: 0, y: 0, width: 390, height: 91)), red)))
    let title = items.compactMap { item -> TextLine? in
      if case .line(let line) = item, line.string == "Inbox" { return line }
      return nil
    }
    #expect(title.map(\.color) == [Color(red: 0, green: 1, blue: 0)])
  }

  @Test("a large title is below the row of buttons, and a prompt above it")
  func titles() throws {
    func y(_ part: Screen.Part, _ word: String) throws -> CGFloat {
      try #require(
        items(screen([part])).lazy.compactMap { item -> CGFloat? in
          if case .line(let line) = item, line.string == word { return line.origin.y }
          return nil
        }.first)
    }
    #expect(try y(bar(17, large: true), "Inbox") > 47 + 44)
    #expect(try y(bar(17), "Inbox") < 47 + 44)
    var prompted = bar(17) { $0.topItem?.prompt = "Choose one" }
    prompted.view.bounds.size.height = 74
    prompted.frame.size.height = 74
    #expect(try y(prompted, "Choose one") < y(prompted, "Inbox"))
    #expect(try y(prompted, "Inbox") > 47 + 30)
  }

  @Test("since iOS 26 buttons are in capsules, and the back button has no title")
  func capsules() {
    let old = items(screen([bar(18)]))
    let new = items(screen([bar(26)]))
    func capsules(_ items: [DisplayList.Item]) -> [CGRect] {
      items.compactMap {
        if case .fill(.rounded(let box, let radius), _) = $0, radius == 22 { box } else { nil }
      }
    }
    #expect(capsules(old).isEmpty)
    #expect(capsules(new) == [CGRect(x: 16, y: 47, width: 44, height: 44)])
    #expect(words(old).contains("Mail") && !words(new).contains("Mail"))
  }

  @Test("content under a tab bar makes the bar's background visible")
  func tabs() {
    func backgrounds(_ height: CGFloat) -> Bool {
      let scroller = UIScrollView(frame: CGRect(origin: .zero, size: phone))
      scroller.contentSize = CGSize(width: 390, height: height)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 83))
      bar.setTraitOverrides(UITraitCollection(iosMajorVersion: 17))
      bar.items = [UITabBarItem(title: "First", image: nil, tag: 0)]
      let frame = CGRect(x: 0, y: 761, width: 390, height: 83)
      let screen = Screen(
        size: phone, content: Screen.Part(scroller, at: scroller.frame),
        bars: [Screen.Part(bar, at: frame)])
      return fills(items(screen)).contains(frame)
    }
    #expect(!backgrounds(300))
    #expect(backgrounds(2000))
  }

  @Test("the status bar shows the time, in the middle on phones with a home button")
  func statusBar() throws {
    func time(_ height: CGFloat, isLight: Bool = false, isPad: Bool = false) throws -> Text {
      var screen = screen([])
      screen.statusBar = Screen.StatusBar(height: height, isLight: isLight, isPad: isPad)
      return try #require(
        items(screen).lazy.compactMap { item -> Text? in
          if case .text(let text) = item, text.string.hasPrefix("9:41") { return text }
          return nil
        }.first)
    }
    #expect(try time(20).frame.midX == 195)
    #expect(try time(47).frame.midX < 100 && time(59).frame.midX < 100)
    #expect(try time(24, isPad: true).string.contains("Jan"))
    #expect(try time(47).color == .black && time(47, isLight: true).color == .white)
  }

  @Test("a sheet is above the presenter, and a home indicator is above everything")
  func sheets() {
    let sheet = CGRect(x: 0, y: 57, width: 390, height: 787)
    let content = UIView(frame: CGRect(origin: .zero, size: sheet.size))
    let screen = Screen(
      size: phone, content: Screen.Part(content, at: sheet), hasHomeIndicator: true, isSheet: true)
    let items = items(screen)
    #expect(items.first == .fill(.rectangle(CGRect(origin: .zero, size: phone)), .black))
    guard case .fill(.rounded(let strip, _), .black)? = items.last else {
      Issue.record("no home indicator")
      return
    }
    #expect(strip.midX == 195 && strip.maxY == 836)
    content.backgroundColor = .black
    let light = DisplayList.Item.fill(.rounded(strip, radius: 2.5), .white)
    #expect(self.items(screen).last == light)
  }

  @Test(
    "a device's body surrounds the screen",
    arguments: [DeviceFrame.Front.homeButton, .notch, .island, .plain])
  func frames(front: DeviceFrame.Front) {
    let list = DeviceFrame(front).around(DisplayList(size: phone))
    #expect(list.size.width > phone.width && list.size.height > phone.height)
    let groups = list.items.compactMap { item -> DisplayList.Group? in
      if case .group(let group) = item { return group }
      return nil
    }
    #expect(groups.count == 1)
    #expect(groups[0].transform.tX == (list.size.width - phone.width) / 2)
    #expect(groups[0].transform.tY == (list.size.height - phone.height) / 2)
  }
}

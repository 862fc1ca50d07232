import AutoLayout
import Drawing
import Foundation
import Testing

/// The views in light and dark appearance, as values (F12.10, F12.12).
@Suite("Light and dark pictures")
@MainActor
struct AppearanceDrawingTests {
  private static let white = Color(white: 1)
  private static let black = Color(white: 0)

  private func list(_ view: UIView, _ style: UIUserInterfaceStyle) -> DisplayList {
    view.overrideUserInterfaceStyle = style
    view.layoutIfNeeded()
    return DisplayList(showing: view, style: .plain)
  }

  private func flat(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    items.flatMap { if case .group(let group) = $0 { flat(group.items) } else { [$0] } }
  }

  private func inks(_ list: DisplayList) -> [Color] {
    flat(list.items).compactMap { if case .line(let line) = $0 { line.color } else { nil } }
  }

  private func fills(_ list: DisplayList) -> [Color] {
    flat(list.items).compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
  }

  private func root(_ subviews: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(x: 10, y: 10 + 50 * index, width: 200, height: 40)
      root.addSubview(view)
    }
    return root
  }

  @Test("backgrounds and text exchange colors")
  func text() {
    let label = UILabel()
    label.text = "Words"
    let field = UITextField()
    field.text = "Typed"
    let root = root(label, field)
    let (light, dark) = (list(root, .light), list(root, .dark))
    #expect(light.background == Self.white && dark.background == Self.black)
    #expect(inks(light) == [Self.black, Self.black])
    #expect(inks(dark) == [Self.white, Self.white])
  }

  @Test("fixed colors do not change")
  func fixed() {
    let label = UILabel()
    label.text = "Words"
    label.textColor = .black
    label.backgroundColor = .red
    let root = root(label)
    #expect(inks(list(root, .dark)) == [Self.black])
    #expect(list(root, .light).items == list(root, .dark).items)
  }

  @Test("a view and all subviews may be dark in a light view")
  func nested() {
    let inner = UIView()
    inner.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Words"
    inner.addSubview(label)
    let outside = UILabel()
    outside.text = "Words"
    let root = root(inner, outside)
    inner.overrideUserInterfaceStyle = .dark
    let light = list(root, .light)
    #expect(fills(light) == [Self.black])
    #expect(inks(light) == [Self.white, Self.black])
    // Also if the view is drawn separately, because it is faded.
    inner.alpha = 0.5
    #expect(inks(list(root, .light)) == [Self.white, Self.black])
  }

  @Test("a dynamic color is resolved for the view that shows it")
  func provided() {
    let view = UIView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let root = root(view)
    #expect(fills(list(root, .light)) == [Color(red: 1, green: 0, blue: 0)])
    #expect(fills(list(root, .dark)) == [Color(red: 0, green: 1, blue: 0)])
  }

  @Test("controls have backgrounds, tracks and symbols for both appearances")
  func controls() {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    let toggle = UISwitch()
    toggle.isOn = true
    let root = root(segments, toggle, UIStepper())
    let (light, dark) = (list(root, .light), list(root, .dark))
    #expect(inks(light) == [Self.black, Self.black])
    #expect(inks(dark) == [Self.white, Self.white])
    #expect(fills(light).contains(Color(red: 52 / 255, green: 199 / 255, blue: 89 / 255)))
    #expect(fills(dark).contains(Color(red: 48 / 255, green: 209 / 255, blue: 88 / 255)))
    #expect(flat(light.items).count == flat(dark.items).count)
    let strokes = flat(dark.items).compactMap { item -> Color? in
      if case .stroke(_, let pen) = item, pen.width == 1.5 { pen.color } else { nil }
    }
    #expect(strokes == [Self.white, Self.white, Self.white])
  }

  @Test("a switch that is off is visible on a dark row")
  func offTrack() {
    let toggle = UISwitch()
    let root = root(toggle)
    let grey5 = Color(red: 229 / 255, green: 229 / 255, blue: 234 / 255)
    #expect(fills(list(root, .light)) == [grey5, Self.white])
    let track = Color(red: 57 / 255, green: 57 / 255, blue: 61 / 255)
    #expect(fills(list(root, .dark)) == [track, Self.white])
  }

  @Test(
    "bars have the material, title and capsules of their appearance", arguments: [12, 17, 26])
  func bars(generation: Int) {
    func picture(_ style: UIUserInterfaceStyle) -> DisplayList {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      bar.setTraitOverrides(
        UITraitCollection(traitsFrom: [
          UITraitCollection(iosMajorVersion: generation),
          UITraitCollection(userInterfaceStyle: style),
        ]))
      let item = UINavigationItem(title: "Inbox")
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      let own = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      own.text = "own"
      item.leftBarButtonItem = UIBarButtonItem(customView: own)
      bar.items = [item]
      return DisplayList(showing: bar, style: .plain)
    }
    let (light, dark) = (inks(picture(.light)), inks(picture(.dark)))
    // A button's view has no superview, and is drawn in the bar's appearance.
    #expect(light.count { $0 == Self.black } == (generation == 26 ? 3 : 2))
    #expect(dark.count { $0 == Self.white } == (generation == 26 ? 3 : 2))
    #expect(dark.count { $0 == Self.black } == 0)
    let grounds = (fills(picture(.light)), fills(picture(.dark)))
    #expect(grounds.0.allSatisfy { $0.red > 0.9 } && grounds.1.allSatisfy { $0.red < 0.2 })
    #expect(!grounds.0.isEmpty)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test(
    "table backgrounds depend on the style, and grouped rows have separate backgrounds (F12.13)",
    arguments: [
      (.plain, [1, 1], [0, 0]), (.grouped, [242 / 255, 1], [0, 28 / 255]),
      (.insetGrouped, [242 / 255, 1], [0, 28 / 255]),
    ] as [(UITableView.Style, [Double], [Double])])
  func tables(style: UITableView.Style, light: [Double], dark: [Double]) {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: style)
    table.dataSource = rows
    #expect(fills(list(table, .light)).map(\.red) == light)
    #expect(fills(list(table, .dark)).map(\.red) == dark)
    // A client's value takes precedence.
    table.backgroundColor = .clear
    #expect(fills(list(table, .dark)).map(\.red) == [dark[1]])
  }

  @Test("the home indicator is light if only a dark screen is below it")
  func homeIndicator() throws {
    func color(_ style: UIUserInterfaceStyle) throws -> Color {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.overrideUserInterfaceStyle = style
      let screen = Screen(
        size: view.bounds.size, content: Screen.Part(view, at: view.bounds),
        hasHomeIndicator: true)
      return try #require(fills(DisplayList(showing: screen)).last)
    }
    #expect(try color(.light) == Self.black)
    #expect(try color(.dark) == Self.white)
  }
}

import Foundation
import Observation
import Testing
import UIKit

@MainActor @Suite("The update pass of iOS 26", .serialized)
struct UpdatePassTests {
  private final class Journal {
    var lines: [String] = []
  }

  private final class Subject: UIView {
    let name: String
    let journal: Journal
    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      journal.lines.append("\(name) properties")
    }
    override func updateConstraints() {
      journal.lines.append("\(name) constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      journal.lines.append("\(name) layout")
    }
  }

  private final class Screen: UIViewController {
    let journal = Journal()
    lazy var child = Subject("child", journal)
    override func loadView() { view = Subject("view", journal) }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(child)
      registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
        self.journal.lines.append("traits")
      }
    }
    override func updateProperties() {
      super.updateProperties()
      journal.lines.append("controller properties")
    }
    override func updateViewConstraints() {
      journal.lines.append("controller constraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      journal.lines.append("will layout")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      journal.lines.append("did layout")
    }
  }

  /// Shows a screen, and forgets its first updates.
  private func shownScreen(_ window: UIWindow) -> Screen {
    let screen = window.show(Screen())
    screen.journal.lines = []
    return screen
  }

  @Test("traits, properties, constraints and layout follow each other (F15.6)")
  func order() {
    ReleaseStage.on(26) { window in
      let screen = shownScreen(window)
      screen.view.traitOverrides.horizontalSizeClass = .regular
      screen.setNeedsUpdateProperties()
      screen.child.setNeedsUpdateProperties()
      screen.view.setNeedsUpdateConstraints()
      screen.view.setNeedsLayout()
      #expect(screen.journal.lines.isEmpty)
      window.layoutIfNeeded()
      #expect(
        screen.journal.lines == [
          "traits", "controller properties", "child properties", "controller constraints",
          "view constraints", "will layout", "view layout", "did layout",
        ])
    }
  }

  @Test("every view and controller updates its properties once at first, parents first (F15.7)")
  func first() {
    ReleaseStage.on(26) { window in
      let screen = window.show(Screen())
      #expect(
        screen.journal.lines.filter { $0.hasSuffix("properties") }
          == ["controller properties", "view properties", "child properties"])
      screen.child.removeFromSuperview()
      screen.view.addSubview(screen.child)
      window.layoutIfNeeded()
      #expect(screen.journal.lines.filter { $0 == "child properties" }.count == 1)
    }
  }

  @Test("marking properties does not mark layout, and several requests are one update (F15.7)")
  func joined() {
    ReleaseStage.on(26) { window in
      let view = Subject("view", Journal())
      window.addSubview(view)
      window.layoutIfNeeded()
      view.journal.lines = []
      for _ in 0..<3 { view.setNeedsUpdateProperties() }
      window.layoutIfNeeded()
      #expect(view.journal.lines == ["view properties"])
      view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(view.journal.lines == ["view properties", "view layout"])
    }
  }

  @Test("updatePropertiesIfNeeded updates the controller, its view and the subtree at once (F15.7)")
  func immediately() {
    ReleaseStage.on(26) { window in
      let screen = shownScreen(window)
      screen.setNeedsUpdateProperties()
      screen.child.setNeedsUpdateProperties()
      screen.updatePropertiesIfNeeded()
      #expect(screen.journal.lines == ["controller properties", "child properties"])
    }
  }

  @Test("updateTraitsIfNeeded calls the handlers of changed traits at once (F15.6)")
  func traits() {
    ReleaseStage.on(26) { window in
      let screen = shownScreen(window)
      screen.view.traitOverrides.horizontalSizeClass = .regular
      #expect(screen.journal.lines.isEmpty)
      screen.updateTraitsIfNeeded()
      #expect(screen.journal.lines == ["traits"])
    }
    ReleaseStage.on(18) { window in
      let screen = shownScreen(window)
      screen.view.traitOverrides.horizontalSizeClass = .regular
      #expect(screen.journal.lines == ["traits"])
    }
  }

  // MARK: Tracking

  @Observable
  final class Model: @unchecked Sendable {
    var text = "one"
    var height: CGFloat = 20
    var other = 0
    var second = 0
  }

  private final class Card: UIView {
    let model: Model
    let label = UILabel()
    var updates = 0
    var layouts = 0
    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      label.text = model.text
      updates += 1
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = CGRect(x: 0, y: 0, width: 200, height: model.height)
      layouts += 1
    }
  }

  @Test("a change of an observed value repeats the method that read it (F15.8)")
  func observed() {
    ReleaseStage.on(26) { window in
      let model = Model()
      let card = Card(model)
      window.addSubview(card)
      window.layoutIfNeeded()
      #expect(card.label.text == "one")
      #expect((card.updates, card.layouts) == (1, 1))
      model.text = "two"
      window.layoutIfNeeded()
      #expect(card.label.text == "two")
      #expect((card.updates, card.layouts) == (2, 1))
      model.height = 44
      window.layoutIfNeeded()
      #expect(card.label.frame.height == 44)
      #expect((card.updates, card.layouts) == (2, 2))
      model.other = 1
      window.layoutIfNeeded()
      #expect((card.updates, card.layouts) == (2, 2))
    }
  }

  @Test("on iOS 18 only a key of the Info.plist turns on tracking of objects (F15.8)")
  func key() {
    for isEnabled in [false, true] {
      ReleaseStage.on(18) { window in
        UIView.simulateObservationTracking(isEnabled)
        defer { UIView.simulateObservationTracking(false) }
        let model = Model()
        let card = Card(model)
        window.addSubview(card)
        window.layoutIfNeeded()
        model.text = "two"
        window.layoutIfNeeded()
        #expect(card.label.text == (isEnabled ? "two" : "one"))
      }
    }
  }

  private final class TraitReader: UIView {
    var columns = 0
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      columns = traitCollection.horizontalSizeClass == .regular ? 2 : 1
      layouts += 1
    }
  }

  @Test(
    "a trait that layoutSubviews reads is tracked from iOS 18 on (F15.8)", arguments: [17, 18, 26])
  func trackedTraits(release: Int) {
    ReleaseStage.on(release) { window in
      let reader = TraitReader(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(reader)
      window.layoutIfNeeded()
      let layouts = reader.layouts
      reader.traitOverrides.preferredContentSizeCategory = .extraLarge
      window.layoutIfNeeded()
      #expect(reader.layouts == layouts)
      reader.traitOverrides.horizontalSizeClass = .regular
      window.layoutIfNeeded()
      #expect(reader.columns == (release >= 18 ? 2 : 1))
      #expect(reader.layouts == layouts + (release >= 18 ? 1 : 0))
    }
  }

  private final class Editor: UIViewController {
    let model = Model()
    let field = UILabel()
    lazy var height = field.heightAnchor.constraint(equalToConstant: 0)
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      field.translatesAutoresizingMaskIntoConstraints = false
      height.isActive = true
    }
    override func updateViewConstraints() {
      height.constant = model.height
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      field.text = model.text
    }
  }

  @Test("controllers' methods are also tracked (F15.8)")
  func controllers() {
    ReleaseStage.on(26) { window in
      let editor = window.show(Editor())
      #expect(editor.field.frame.height == 20)
      editor.model.height = 60
      editor.model.text = "new"
      window.layoutIfNeeded()
      #expect(editor.field.frame.height == 60)
      #expect(editor.field.text == "new")
    }
  }

  @Test("handlers of buttons and cells are tracked (F15.8)")
  func configurations() {
    ReleaseStage.on(26) { window in
      let model = Model()
      let button = UIButton(configuration: .filled())
      button.configurationUpdateHandler = { $0.configuration?.title = model.text }
      button.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(button)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { cell, _ in
        var content = UIListContentConfiguration.cell()
        content.text = model.text
        cell.contentConfiguration = content
      }
      window.addSubview(cell)
      window.layoutIfNeeded()
      model.text = "two"
      window.layoutIfNeeded()
      #expect(button.configuration?.title == "two")
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "two")
    }
  }

  @Test("a section provider tracks observable objects from iOS 27 on (F15.8)", arguments: [26, 27])
  func sections(release: Int) {
    ReleaseStage.on(release) { window in
      let model = Model()
      let layout = UICollectionViewCompositionalLayout { _, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(model.height))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let source = Source()
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      window.addSubview(list)
      window.layoutIfNeeded()
      model.height = 60
      window.layoutIfNeeded()
      let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(cell?.frame.height == (release >= 27 ? 60 : 20))
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("a change on another thread arrives before the next pass (F15.8)")
  func otherThread() {
    ReleaseStage.on(26) { window in
      let model = Model()
      let card = Card(model)
      window.addSubview(card)
      window.layoutIfNeeded()
      let thread = Thread { model.text = "two" }
      thread.start()
      while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
      window.layoutIfNeeded()
      #expect(card.label.text == "two")
    }
  }

  // MARK: Endless updates

  private final class Restless: UIView {
    let model: Model
    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      tag = model.other
      setNeedsLayout()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      model.other += 1
    }
  }

  @Test("an endless update ends, and the console names the cause (F6.6)")
  func endless() {
    ReleaseStage.on(26) { window in
      let view = Restless(Model())
      window.addSubview(view)
      let log = ReleaseStage.messages { window.layoutIfNeeded() }
      #expect(log.count == 1)
      #expect(log.first?.contains("asked for layout 100 times") == true)
      #expect(log.first?.contains("The last request came from updateProperties() of") == true)
    }
  }

  private final class Echo: UIView {
    let read: ReferenceWritableKeyPath<Model, Int>
    let written: ReferenceWritableKeyPath<Model, Int>
    let model: Model
    var updates = 0
    init(
      _ model: Model, _ read: ReferenceWritableKeyPath<Model, Int>,
      _ written: ReferenceWritableKeyPath<Model, Int>
    ) {
      (self.model, self.read, self.written) = (model, read, written)
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      updates += 1
      model[keyPath: written] = model[keyPath: read] + 1
    }
  }

  @Test("two views that change each other's values are cut off, with the reader as the cause")
  func echoes() {
    ReleaseStage.on(26) { window in
      let model = Model()
      let views = [Echo(model, \.other, \.second), Echo(model, \.second, \.other)]
      for view in views { window.addSubview(view) }
      let log = ReleaseStage.messages { window.layoutIfNeeded() }
      #expect(!log.isEmpty)
      #expect(log.first?.hasPrefix("[UpdateLoop] ") == true)
      #expect(log.first?.contains("asked for updateProperties() 100 times") == true)
      #expect(
        log.first?.contains("a change in updateProperties() of") == true
          && log.first?.contains("of a value that updateProperties() reads") == true)
      #expect(views.allSatisfy { $0.updates > 50 && $0.updates < 1_000 })
    }
  }

  // MARK: Invalidating and animations

  private final class Badge: UIView {
    @Invalidating(.layout, .properties) var inset: CGFloat = 4
    @Invalidating(.intrinsicContentSize) var side: CGFloat = 10
    @Invalidating(.display, .constraints, .configuration) var kind = "plain"
    var calls: [String] = []
    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
    override func updateProperties() {
      super.updateProperties()
      calls.append("properties")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
    override func updateConstraints() {
      calls.append("constraints")
      super.updateConstraints()
    }
    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      calls.append("display")
    }
  }

  @Test("@Invalidating invalidates after a change, and only then (F15.7)")
  func invalidating() {
    ReleaseStage.on(26) { window in
      let badge = Badge()
      badge.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(badge)
      window.layoutIfNeeded()
      badge.calls = []
      badge.inset = 4
      window.layoutIfNeeded()
      #expect(badge.calls.isEmpty)
      badge.inset = 8
      window.layoutIfNeeded()
      #expect(badge.calls == ["properties", "layout"])
      badge.kind = "round"
      #expect(badge.calls.last == "display")
      window.layoutIfNeeded()
      #expect(badge.calls.last == "constraints")
      badge.side = 30
      window.layoutIfNeeded()
      #expect(badge.bounds.size == CGSize(width: 30, height: 30))
    }
  }

  @Test("flushUpdates lays out before and after the animated changes (F15.9)")
  func flush() {
    ReleaseStage.on(26) { window in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(box)
      let width = box.widthAnchor.constraint(equalToConstant: 40)
      width.isActive = true
      box.heightAnchor.constraint(equalToConstant: 10).isActive = true
      var before: CGFloat = 0
      var inner: CGFloat = 0
      UIView.animate(withDuration: 0.2, delay: 0, options: .flushUpdates) {
        before = box.frame.width
        width.constant = 100
        UIView.performWithoutAnimation { inner = box.frame.width }
        width.constant = 120
      }
      #expect((before, inner, box.frame.width) == (40, 100, 120))
      UIView.animate(withDuration: 0.2, delay: 0) { width.constant = 10 }
      #expect(box.frame.width == 120)
    }
  }
}

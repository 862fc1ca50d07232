import Foundation
import Observation
import Testing
import UIKit

/// Short programs as people write them for iOS 26 and 27: the first ten, about the update pass.
@MainActor @Suite("Programs for iOS 26", .serialized)
struct ProgramTests {
  /// Shows a controller on a release and lays it out.
  private func show(_ controller: UIViewController, in window: UIWindow) {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  // MARK: 1. A counter: a label follows an observable model

  @Observable
  final class Counter { var value = 0 }

  final class CounterScreen: UIViewController {
    let counter = Counter()
    let label = UILabel()
    override func viewDidLoad() {
      super.viewDidLoad()
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      ])
    }
    override func updateProperties() {
      super.updateProperties()
      label.text = "\(counter.value)"
    }
  }

  @Test("1: a counter's label follows the observable model")
  func counter() {
    ReleaseStage.on(26) { window in
      let screen = CounterScreen()
      show(screen, in: window)
      #expect(screen.label.frame.origin == CGPoint(x: 16, y: 72))
      let narrow = screen.label.frame.width
      screen.counter.value = 10_000
      window.layoutIfNeeded()
      #expect(screen.label.text == "10000" && screen.label.frame.width > narrow)
    }
  }

  // MARK: 2. A progress view that marks its own properties

  final class Meter: UIView {
    var level: CGFloat = 0 { didSet { setNeedsUpdateProperties() } }
    let bar = UIView()
    private(set) var width: NSLayoutConstraint?
    override init(frame: CGRect) {
      super.init(frame: frame)
      bar.translatesAutoresizingMaskIntoConstraints = false
      addSubview(bar)
      let width = bar.widthAnchor.constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([
        width, bar.leadingAnchor.constraint(equalTo: leadingAnchor),
        bar.topAnchor.constraint(equalTo: topAnchor),
        bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
      self.width = width
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      width?.constant = level * 200
    }
  }

  @Test("2: a meter that marks properties is laid out in the next pass")
  func meter() {
    ReleaseStage.on(26) { window in
      let meter = Meter(frame: CGRect(x: 0, y: 100, width: 200, height: 8))
      window.addSubview(meter)
      meter.level = 0.5
      window.layoutIfNeeded()
      #expect(meter.bar.frame == CGRect(x: 0, y: 0, width: 100, height: 8))
      meter.level = 0.75
      meter.updatePropertiesIfNeeded()
      #expect(meter.width?.constant == 150 && meter.bar.frame.width == 100)
      window.layoutIfNeeded()
      #expect(meter.bar.frame.width == 150)
    }
  }

  // MARK: 3. A stack that turns with its size class, without registering

  final class AdaptiveStack: UIStackView {
    override func layoutSubviews() {
      axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
      super.layoutSubviews()
    }
  }

  @Test("3: a stack adapts the axis to the size class")
  func adaptive() {
    ReleaseStage.on(26) { window in
      let boxes = (0..<2).map { _ in UIView() }
      let stack = AdaptiveStack(arrangedSubviews: boxes)
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      window.addSubview(stack)
      window.layoutIfNeeded()
      #expect(boxes[1].frame == CGRect(x: 0, y: 100, width: 300, height: 100))
      stack.traitOverrides.horizontalSizeClass = .regular
      window.layoutIfNeeded()
      #expect(boxes[1].frame == CGRect(x: 150, y: 0, width: 150, height: 200))
    }
  }

  // MARK: 4. A badge with invalidating properties

  final class Pill: UIView {
    @Invalidating(.intrinsicContentSize, .layout) var padding = 6.0
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "New"
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize {
      let size = label.intrinsicContentSize
      return CGSize(width: size.width + 2 * padding, height: size.height + padding)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds.insetBy(dx: padding, dy: padding / 2)
    }
  }

  @Test("4: a pill grows when the padding changes")
  func pill() {
    ReleaseStage.on(26) { window in
      let pill = Pill()
      pill.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(pill)
      window.layoutIfNeeded()
      let narrow = pill.frame.width
      pill.padding = 10
      window.layoutIfNeeded()
      #expect(pill.frame.width == narrow + 8)
      #expect(pill.label.frame.origin == CGPoint(x: 10, y: 5))
    }
  }

  // MARK: 5. An animated constraint without layoutIfNeeded

  @Test("5: a drawer opens with the flushUpdates option")
  func drawer() {
    ReleaseStage.on(26) { window in
      let drawer = UIView()
      drawer.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(drawer)
      let height = drawer.heightAnchor.constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([
        height, drawer.bottomAnchor.constraint(equalTo: window.bottomAnchor),
        drawer.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        drawer.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      ])
      window.layoutIfNeeded()
      UIView.animate(withDuration: 0.3, delay: 0, options: [.flushUpdates, .curveEaseOut]) {
        height.constant = 300
      }
      #expect(drawer.frame == CGRect(x: 0, y: 574, width: 402, height: 300))
    }
  }

  // MARK: 6. Cells that follow a model

  @Observable
  final class Contact {
    var name: String
    init(_ name: String) { self.name = name }
  }

  final class ContactList: UITableViewController {
    let contacts = [Contact("Ada"), Contact("Grace")]
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      contacts.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      let contact = contacts[indexPath.row]
      cell.configurationUpdateHandler = { cell, _ in
        var content = UIListContentConfiguration.cell()
        content.text = contact.name
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  @Test("6: a list of contacts follows the model")
  func contacts() throws {
    try ReleaseStage.on(26) { window in
      let list = ContactList()
      show(list, in: window)
      let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      func text() -> String? { (cell.contentConfiguration as? UIListContentConfiguration)?.text }
      #expect(text() == "Grace")
      list.contacts[1].name = "Grace Hopper"
      window.layoutIfNeeded()
      #expect(text() == "Grace Hopper")
    }
  }

  // MARK: 7. A button in a loading state

  @Observable
  final class Upload { var isRunning = false }

  @Test("7: a button shows activity, and grows with the title")
  func upload() {
    ReleaseStage.on(26) { window in
      let upload = Upload()
      let button = UIButton(configuration: .prominentGlass())
      button.configurationUpdateHandler = { button in
        button.configuration?.title = upload.isRunning ? "Uploading…" : "Upload"
        button.configuration?.showsActivityIndicator = upload.isRunning
      }
      button.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(button)
      window.layoutIfNeeded()
      let idle = button.frame.width
      upload.isRunning = true
      window.layoutIfNeeded()
      #expect(button.configuration?.title == "Uploading…" && button.frame.width > idle)
    }
  }

  // MARK: 8. Content that is missing

  @Observable
  final class Results { var names: [String] = [] }

  final class ResultScreen: UIViewController {
    let results = Results()
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      contentUnavailableConfiguration =
        results.names.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
  }

  @Test("8: a screen with no results shows unavailable content")
  func results() {
    ReleaseStage.on(26) { window in
      let screen = ResultScreen()
      show(screen, in: window)
      #expect(screen.contentUnavailableConfiguration != nil)
      screen.results.names = ["one"]
      window.layoutIfNeeded()
      #expect(screen.contentUnavailableConfiguration == nil)
    }
  }

  // MARK: 9. A grid whose columns follow the traits

  final class Grid: UIViewController, UICollectionViewDataSource {
    lazy var list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
        let isWide = environment.traitCollection.horizontalSizeClass == .regular
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
          subitem: item, count: isWide ? 3 : 1)
        return NSCollectionLayoutSection(group: group)
      })
    override func viewDidLoad() {
      super.viewDidLoad()
      list.dataSource = self
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.addSubview(list)
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("9: a grid's columns follow the traits")
  func grid() {
    ReleaseStage.on(26) { window in
      let grid = Grid()
      show(grid, in: window)
      #expect(grid.list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 50)
      grid.list.traitOverrides.horizontalSizeClass = .regular
      window.layoutIfNeeded()
      #expect(
        grid.list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
          == CGRect(x: 100, y: 0, width: 100, height: 50))
    }
  }

  // MARK: 10. A theme as a custom trait

  private enum Density: UITraitDefinition { static let defaultValue = 1 }

  final class DenseRow: UIView {
    var height: CGFloat = 0
    override func updateProperties() {
      super.updateProperties()
      height = traitCollection[Density.self] == 1 ? 44 : 30
      invalidateIntrinsicContentSize()
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: height) }
  }

  @Test("10: rows follow a trait that the app defines")
  func density() {
    ReleaseStage.on(26) { window in
      let row = DenseRow()
      row.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(row)
      window.layoutIfNeeded()
      #expect(row.bounds.height == 44)
      row.traitOverrides[Density.self] = 2
      window.layoutIfNeeded()
      #expect(row.bounds.height == 30)
    }
  }
}

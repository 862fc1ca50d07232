import UIKit

class NoteListViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case pinned
    case others

    var title: String {
      switch self {
      case .pinned: return "Pinned"
      case .others: return "Notes"
      }
    }
  }

  private let store: NoteStore
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let searchController = UISearchController(searchResultsController: nil)
  private let emptyLabel = UILabel()
  private var filteredNotes: [Note] = []
  private var observer: (any NSObjectProtocol)?

  private var isFiltering: Bool {
    searchController.isActive && !(searchController.searchBar.text ?? "").isEmpty
  }

  init(store: NoteStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.backgroundColor = .systemGroupedBackground
    setupTableView()
    setupSearch()
    setupToolbar()
    observer = NotificationCenter.default.addObserver(
      forName: NoteStore.didChange, object: store, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.reload() }
    }
    reload()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  // MARK: - Setup

  private func setupTableView() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
    tableView.register(NoteCell.self, forCellReuseIdentifier: NoteCell.reuseIdentifier)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)

    emptyLabel.text = "No Results"
    emptyLabel.font = .preferredFont(forTextStyle: .title2)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.isHidden = true
    tableView.backgroundView = emptyLabel

    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func setupSearch() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search Notes"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  private func setupToolbar() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose,
      primaryAction: UIAction { [weak self] _ in self?.addNote() })
    navigationItem.leftBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: - Content

  private func notes(in section: Int) -> [Note] {
    if isFiltering { return filteredNotes }
    return Section(rawValue: section) == .pinned ? store.pinned : store.others
  }

  private func reload() {
    filterNotes(by: searchController.searchBar.text ?? "")
    tableView.reloadData()
  }

  private func filterNotes(by text: String) {
    let words = text.lowercased()
    filteredNotes = store.notes.filter {
      $0.title.lowercased().contains(words) || $0.body.lowercased().contains(words)
    }
    emptyLabel.isHidden = !isFiltering || !filteredNotes.isEmpty
  }

  // MARK: - Actions

  func search(for text: String) {
    searchController.isActive = true
    searchController.searchBar.text = text
    updateSearchResults(for: searchController)
  }

  func showNote(_ note: Note) {
    let editor = NoteViewController(note: note) { [store] changed in
      store.save(changed)
    }
    navigationController?.pushViewController(editor, animated: true)
  }

  private func addNote() {
    showNote(Note(title: "", body: "", date: Date()))
  }

  func confirmDeletion(of note: Note, completion: @escaping (Bool) -> Void) {
    let alert = UIAlertController(
      title: "Delete “\(note.title)”?", message: "A deleted note cannot be restored.",
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in
        completion(false)
      })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [store] _ in
        store.delete(note)
        completion(true)
      })
    present(alert, animated: true)
  }
}

// MARK: - UITableViewDataSource

extension NoteListViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    isFiltering ? 1 : Section.allCases.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes(in: section).count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard !isFiltering, !notes(in: section).isEmpty else { return nil }
    return Section(rawValue: section)?.title
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: NoteCell.reuseIdentifier, for: indexPath) as? NoteCell
    else { return UITableViewCell() }
    cell.configure(with: notes(in: indexPath.section)[indexPath.row])
    return cell
  }
}

// MARK: - UITableViewDelegate

extension NoteListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showNote(notes(in: indexPath.section)[indexPath.row])
  }
}

// MARK: - UISearchResultsUpdating

extension NoteListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    filterNotes(by: searchController.searchBar.text ?? "")
    tableView.reloadData()
  }
}

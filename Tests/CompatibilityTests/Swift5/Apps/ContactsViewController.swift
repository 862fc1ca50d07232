// swift-format-ignore-file
// Written as apps are, and ported by `autolayout port`: such code has to compile and to lay out.

import UIKit

struct Contact: Hashable {
  var name: String
  var phone: String
  var isFavorite = false
}

class ContactsViewController: UITableViewController {
  private let searchController = UISearchController(searchResultsController: nil)
  private var contacts: [Contact] = []
  private var filtered: [Contact] = []
  var isFiltering: Bool {
    return searchController.isActive && !(searchController.searchBar.text?.isEmpty ?? true)
  }

  init(contacts: [Contact]) {
    self.contacts = contacts
    super.init(style: .insetGrouped)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.backButtonTitle = "Back"
    navigationItem.backButtonDisplayMode = .minimal
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector("addContact:", ContactsViewController.addContact(_:)))
    navigationItem.leftBarButtonItem = editButtonItem
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = NSLocalizedString("Search Contacts", comment: "")
    searchController.searchBar.delegate = self
    searchController.searchBar.scopeButtonTitles = ["All", "Favorites"]
    searchController.searchBar.autocapitalizationType = .words
    searchController.searchBar.searchTextField.backgroundColor = .secondarySystemBackground
    definesPresentationContext = true
    refreshControl = UIRefreshControl()
    refreshControl?.attributedTitle = NSAttributedString(string: "Pull to refresh")
    refreshControl?.addTarget(self, action: Selector("refresh", ContactsViewController.refresh), for: .valueChanged)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Contact")
    tableView.keyboardDismissMode = .onDrag
    tableView.tableFooterView = UIView()
    clearsSelectionOnViewWillAppear = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  private func addContact(_ sender: UIBarButtonItem) {
    let alert = UIAlertController(title: "New Contact", message: nil, preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Name"
      textField.autocapitalizationType = .words
    }
    alert.addTextField { $0.keyboardType = .phonePad }
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
      self?.contacts.append(Contact(name: name, phone: alert?.textFields?.last?.text ?? ""))
      self?.tableView.reloadData()
    }
    alert.addAction(save)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = save
    present(alert, animated: true, completion: nil)
  }

  func refresh() {
    DispatchQueue.main.async {
      self.tableView.reloadData()
      self.refreshControl?.endRefreshing()
    }
  }

  // MARK: - Table view data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    return 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return isFiltering ? filtered.count : contacts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    let contact = isFiltering ? filtered[indexPath.row] : contacts[indexPath.row]
    cell.textLabel?.text = contact.name
    cell.accessoryType = contact.isFavorite ? .checkmark : .disclosureIndicator
    cell.selectionStyle = .default
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      contacts.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else if editingStyle == .insert {
    }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath
  ) {
    let contact = contacts.remove(at: fromIndexPath.row)
    contacts.insert(contact, at: to.row)
  }

  // MARK: - Table view delegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = ContactDetailViewController()
    detail.contact = contacts[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    return .delete
  }

  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    return "Remove"
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.contacts.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let share = UIContextualAction(style: .normal, title: "Share") { (action, view, handler) in
      self.share(from: view)
      handler(true)
    }
    share.backgroundColor = .systemBlue
    let configuration = UISwipeActionsConfiguration(actions: [delete, share])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: nil) { _, _, done in
      self.contacts[indexPath.row].isFavorite.toggle()
      tableView.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    action.image = UIImage(systemName: "star.fill")
    action.backgroundColor = UIColor(named: "Favorite") ?? .systemYellow
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let call = UIAction(title: "Call", image: UIImage(systemName: "phone")) { _ in }
      let remove = UIAction(title: "Delete", attributes: .destructive) { _ in }
      return UIMenu(title: "", children: [call, remove])
    }
  }

  private func share(from view: UIView) {
    let sheet = UIActivityViewController(activityItems: ["A contact"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.airDrop, .addToReadingList]
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = view.bounds
    sheet.completionWithItemsHandler = { activity, completed, items, error in }
    present(sheet, animated: true)
  }
}

extension ContactsViewController: UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    filtered = contacts.filter { $0.name.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    updateSearchResults(for: searchController)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
  }
}

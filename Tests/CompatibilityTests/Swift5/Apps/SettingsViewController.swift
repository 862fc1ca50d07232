// swift-format-ignore-file
// Written as apps are, and ported by `autolayout port`: such code has to compile and to lay out.

import UIKit

protocol SettingsDelegate: AnyObject {
  func settingsDidChange(_ settings: SettingsViewController)
}

enum Section: Int, CaseIterable {
  case general, about
  var title: String { self == .general ? "General" : "About" }
}

class SwitchCell: UITableViewCell {
  let toggle = UISwitch()
  var onChange: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
    selectionStyle = .none
    toggle.addTarget(self, action: Selector("changed:", SwitchCell.changed), for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func awakeFromNib() {
    super.awakeFromNib()
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if showsReorderControl && editingStyle == .none { return }
  }

  func changed(_ sender: UISwitch) { onChange?(sender.isOn) }
}

class SettingsViewController: UITableViewController {
  weak var delegate: SettingsDelegate?
  private let slider = UISlider()
  private lazy var picker: UIDatePicker = {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    if #available(iOS 13.4, *) { picker.preferredDatePickerStyle = .wheels }
    picker.addTarget(self, action: Selector("dateChanged", SettingsViewController.dateChanged), for: .valueChanged)
    return picker
  }()
  private let nameField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.sectionHeaderTopPadding = 0
    slider.setThumbImage(UIImage(named: "thumb"), for: .normal)
    slider.setThumbImage(UIImage(named: "thumb"), for: .highlighted)
    slider.setMinimumTrackImage(UIImage(), for: .normal)
    slider.setMaximumTrackImage(nil, for: .normal)
    slider.isContinuous = false
    slider.setValue(0.5, animated: true)
    slider.addTarget(self, action: Selector("sliderChanged:", SettingsViewController.sliderChanged(_:)), for: [.touchUpInside, .touchUpOutside])
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.setItems(
      [
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .done, target: self, action: Selector("done", SettingsViewController.done)),
      ], animated: false)
    toolbar.sizeToFit()
    nameField.inputView = picker
    nameField.inputAccessoryView = toolbar
    nameField.delegate = self
    nameField.clearButtonMode = .whileEditing
    nameField.returnKeyType = .next
    nameField.rightView = UIImageView(image: .checkmark)
    nameField.rightViewMode = .always
    nameField.addTarget(self, action: Selector("textFieldDidChange:", SettingsViewController.textFieldDidChange(_:)), for: .editingChanged)
    nameField.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.placeholderText])
    toolbarItems = toolbar.items
    navigationController?.setToolbarHidden(false, animated: true)
    navigationController?.hidesBarsOnSwipe = true
  }

  func sliderChanged(_ sender: UISlider) {}
  func dateChanged() { delegate?.settingsDidChange(self) }
  func done() { nameField.resignFirstResponder() }
  func textFieldDidChange(_ textField: UITextField) {}

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch Section(rawValue: indexPath.section)! {
    case .general:
      let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath) as! SwitchCell
      cell.textLabel?.text = "Notifications"
      cell.detailTextLabel?.text = "On"
      cell.onChange = { [unowned self] _ in self.delegate?.settingsDidChange(self) }
      return cell
    case .about:
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Version"
      content.secondaryText = "1.0"
      content.image = UIImage(systemName: "info.circle")
      cell.contentConfiguration = content
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Section(rawValue: section)?.title
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.section == 0 ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .secondaryLabel
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { view.endEditing(true) }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}

extension SettingsViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let swiftRange = Range(range, in: text) else { return true }
    return text.replacingCharacters(in: swiftRange, with: string).count <= 20
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    let end = textField.endOfDocument
    textField.selectedTextRange = textField.textRange(from: end, to: end)
    _ = textField.caretRect(for: end)
    _ = textField.offset(from: textField.beginningOfDocument, to: end)
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}

import UIKit

final class SettingsViewController: UITableViewController {
  private enum Row {
    case toggle(String, symbol: String, color: UIColor, isOn: Bool)
    case value(String, detail: String)
    case action(String)
  }

  private let sections: [(title: String?, footer: String?, rows: [Row])] = [
    (
      "Notifications", "Quiet hours are from ten to seven.",
      [
        .toggle("Messages", symbol: "bell.fill", color: .systemRed, isOn: true),
        .toggle("Sounds", symbol: "speaker.wave.2.fill", color: .systemPink, isOn: false),
        .toggle("Dark icon", symbol: "moon.fill", color: .systemIndigo, isOn: true),
      ]
    ),
    (
      "About", nil,
      [.value("Version", detail: "2.4.1"), .value("Language", detail: "English")]
    ),
    (nil, nil, [.action("Sign Out")]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    sections[section].footer
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.accessoryView = nil
    cell.accessoryType = .none
    switch sections[indexPath.section].rows[indexPath.row] {
    case .toggle(let title, let symbol, let color, let isOn):
      var content = cell.defaultContentConfiguration()
      content.text = title
      content.image = UIImage(systemName: symbol)
      content.imageProperties.tintColor = color
      cell.contentConfiguration = content
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .value(let title, let detail):
      var content = UIListContentConfiguration.valueCell()
      content.text = title
      content.secondaryText = detail
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    case .action(let title):
      var content = cell.defaultContentConfiguration()
      content.text = title
      content.textProperties.color = .systemRed
      content.textProperties.alignment = .center
      cell.contentConfiguration = content
    }
    return cell
  }
}

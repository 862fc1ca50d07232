import AutoLayout
import Foundation

extension ControlsPage {
  private static let barWidth: CGFloat = 360

  private static func navigationBar(large: Bool) -> UINavigationBar {
    let bar = UINavigationBar()
    bar.prefersLargeTitles = large
    let item = UINavigationItem(title: large ? "Settings" : "Inbox")
    item.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil),
    ]
    bar.items = [UINavigationItem(title: "Mail"), item]
    return bar
  }

  private static func toolbar() -> UIToolbar {
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "3 chosen", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
    ]
    return bar
  }

  private static func tabBar() -> UITabBar {
    let bar = UITabBar()
    let items = ["Home", "Search", "Profile"].map {
      UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0)
    }
    bar.items = items
    bar.selectedItem = items[1]
    return bar
  }

  private static func searchBar(scopes: Bool) -> UISearchBar {
    let bar = UISearchBar()
    bar.placeholder = "Search"
    bar.showsCancelButton = scopes
    if scopes {
      bar.text = "Auto Layout"
      bar.scopeButtonTitles = ["All", "Books", "Films"]
      bar.showsScopeBar = true
    }
    return bar
  }

  static func bars() -> UIView {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    effect.backgroundColor = UIColor(white: 0.93, alpha: 1)
    let label = UILabel()
    label.text = "On an effect"
    label.translatesAutoresizingMaskIntoConstraints = false
    effect.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: effect.contentView.centerXAnchor),
      label.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor, constant: -12),
    ])
    effect.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return section(
      "Bars",
      [
        wide(barWidth, navigationBar(large: false)), wide(barWidth, navigationBar(large: true)),
        wide(barWidth, searchBar(scopes: false)), wide(barWidth, searchBar(scopes: true)),
        wide(barWidth, toolbar()), wide(barWidth, tabBar()), wide(barWidth, effect),
      ])
  }

  static func pickers() -> UIView {
    let picker = UIPickerView()
    picker.dataSource = Planets.shared
    picker.delegate = Planets.shared
    picker.selectRow(2, inComponent: 0, animated: false)
    let wheels = datePicker(.wheels)
    wheels.datePickerMode = .date
    let time = datePicker(.compact)
    time.datePickerMode = .time
    return section(
      "Pickers",
      [
        named("picker", picker), named("date, wheels", wheels),
        row([named("compact", datePicker(.compact)), named("time", time)]),
        named("inline", datePicker(.inline)),
      ])
  }

  private static func datePicker(_ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    // 14 March 2026, 15:09:26 UTC
    picker.date = Date(timeIntervalSince1970: 1_773_500_966)
    return picker
  }
}

@MainActor
private final class Planets: UIPickerViewDataSource, UIPickerViewDelegate {
  static let shared = Planets()
  private let names = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? names.count : 9
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? names[row] : row == 0 ? "1 moon" : "\(row + 1) moons" }
}

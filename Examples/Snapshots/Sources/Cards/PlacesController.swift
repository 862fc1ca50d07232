import UIKit

/// A list of places with self-sizing rows.
public final class PlacesController: UITableViewController {
  private let places: [(name: String, note: String)]

  public init(_ places: [(name: String, note: String)]) {
    self.places = places
    super.init(style: .plain)
    title = "Places"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PlaceCell.self, forCellReuseIdentifier: "place")
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    places.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    let place = places[indexPath.row]
    (cell as? PlaceCell)?.show(name: place.name, note: place.note)
    return cell
  }
}

final class PlaceCell: UITableViewCell {
  private var card: PlaceCard?

  func show(name: String, note: String) {
    card?.removeFromSuperview()
    let card = PlaceCard(name: name, note: note)
    card.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
    self.card = card
  }
}

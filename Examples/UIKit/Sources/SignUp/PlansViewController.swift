import UIKit

final class PlansViewController: UIViewController {
  private struct Plan: Hashable {
    let name: String
    let price: String
    let features: [String]
    let color: UIColor
  }

  private let plans = [
    Plan(
      name: "Single", price: "Free", features: ["One person", "Three lists"],
      color: .systemGreen),
    Plan(
      name: "Family", price: "€ 3 a month",
      features: ["Up to six people", "All lists shared", "A calendar for everyone"],
      color: .systemIndigo),
    Plan(
      name: "Club", price: "€ 12 a month",
      features: ["Up to sixty people", "Rooms and keys", "Minutes of meetings"],
      color: .systemPink),
  ]

  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private let segmentedControl = UISegmentedControl(items: ["Monthly", "Yearly"])

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plans"
    view.backgroundColor = .systemGroupedBackground
    segmentedControl.selectedSegmentIndex = 0
    navigationItem.titleView = segmentedControl
    collectionView.backgroundColor = .clear
    collectionView.dataSource = self
    collectionView.register(PlanCell.self, forCellWithReuseIdentifier: "PlanCell")
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 600 ? 3 : 1
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .estimated(140)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(140)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(16)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 16
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 16, leading: 20, bottom: 16, trailing: 20)
      return section
    }
  }
}

extension PlansViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    plans.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "PlanCell", for: indexPath)
    let plan = plans[indexPath.item]
    (cell as? PlanCell)?.configure(
      name: plan.name, price: plan.price, features: plan.features, color: plan.color)
    return cell
  }
}

final class PlanCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let bar = UIView()
  private let featureStack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 16
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.adjustsFontForContentSizeCategory = true
    priceLabel.font = .preferredFont(forTextStyle: .headline)
    priceLabel.textColor = .secondaryLabel
    priceLabel.adjustsFontForContentSizeCategory = true
    priceLabel.setContentHuggingPriority(.required, for: .horizontal)
    featureStack.axis = .vertical
    featureStack.spacing = 4

    let header = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
    header.alignment = .firstBaseline
    let stack = UIStackView(arrangedSubviews: [header, featureStack])
    stack.axis = .vertical
    stack.spacing = 10
    for subview in [bar, stack] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: contentView.topAnchor),
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bar.widthAnchor.constraint(equalToConstant: 6),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(name: String, price: String, features: [String], color: UIColor) {
    nameLabel.text = name
    priceLabel.text = price
    bar.backgroundColor = color
    featureStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for feature in features {
      let check = UIImageView(image: UIImage(systemName: "checkmark"))
      check.tintColor = color
      check.setContentHuggingPriority(.required, for: .horizontal)
      let label = UILabel()
      label.text = feature
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      let row = UIStackView(arrangedSubviews: [check, label])
      row.spacing = 8
      row.alignment = .center
      featureStack.addArrangedSubview(row)
    }
  }
}

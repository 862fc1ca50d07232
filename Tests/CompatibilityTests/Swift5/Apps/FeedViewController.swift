// swift-format-ignore-file
// Written as apps are, and ported by `autolayout port`: such code has to compile and to lay out.

import UIKit

final class FeedViewController: UIViewController {
  enum Section { case stories, posts }
  struct Item: Hashable {
    let id = UUID()
    let title: String
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private let pageControl = UIPageControl()
  private let spinner = UIActivityIndicatorView(style: .large)

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.contentInsetAdjustmentBehavior = .automatic
    view.addSubview(collectionView)
    collectionView.refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.load() })
    configureDataSource()
    load()
    spinner.hidesWhenStopped = true
    spinner.color = .gray
    spinner.startAnimating()
    view.addSubview(spinner)
    let interaction = UIContextMenuInteraction(delegate: self)
    view.addInteraction(interaction)
    let menu = UIMenu(title: "Sort", options: .displayInline, children: [
      UIAction(title: "Newest", state: .on, handler: { _ in }),
      UIAction(title: "Oldest", handler: { _ in }),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: menu)
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Post") { _ in })
    button.configuration?.cornerStyle = .capsule
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    view.addSubview(button)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)),
        subitems: [item])
      let layoutSection = NSCollectionLayoutSection(group: group)
      layoutSection.interGroupSpacing = 8
      layoutSection.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      if section == 0 { layoutSection.orthogonalScrollingBehavior = .groupPaging }
      layoutSection.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items { item.transform3D = CATransform3DIdentity }
      }
      return layoutSection
    }
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = 8
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private func load() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.stories, .posts])
    snapshot.appendItems([Item(title: "One")], toSection: .stories)
    snapshot.appendItems([Item(title: "Two"), Item(title: "Three")], toSection: .posts)
    dataSource.apply(snapshot, animatingDifferences: true) { [weak self] in
      self?.collectionView.refreshControl?.endRefreshing()
      self?.spinner.stopAnimating()
    }
  }
}

extension FeedViewController: UICollectionViewDelegate, UICollectionViewDragDelegate, UIContextMenuInteractionDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    print(item)
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

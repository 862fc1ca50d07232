import AutoLayout
import Foundation
import Testing

private final class AccessoryItems: NSObject, UICollectionViewDataSource {
  var accessories: [UICellAccessory] = []
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = "Row"
    row.contentConfiguration = content
    row.accessories = accessories
    return row
  }
}

@Suite("Accessories of list rows (F8.23)")
@MainActor
struct ListAccessoryTests {
  private let items = AccessoryItems()
  private let list = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 400),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  private func row(_ accessories: [UICellAccessory]) throws -> UICollectionViewListCell {
    items.accessories = accessories
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = items
    list.layoutIfNeeded()
    let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
    return try #require(cell as? UICollectionViewListCell)
  }

  private func beside(_ row: UICollectionViewListCell) -> [UIView] {
    row.subviews.filter { $0 !== row.contentView }.sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test("a chevron takes the same space as in a table")
  func disclosure() throws {
    let row = try row([.disclosureIndicator()])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(abs(row.contentView.frame.maxX - cell.contentView.frame.maxX) < 0.01)
    #expect(beside(row).map(\.frame.maxX) == [390 - 16])
  }

  @Test("two trailing accessories are placed like a detail button and a chevron in a table")
  func both() throws {
    let row = try row([.detail(), .disclosureIndicator()])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.accessoryType = .detailDisclosureButton
    cell.layoutIfNeeded()
    #expect(abs(row.contentView.frame.maxX - cell.contentView.frame.maxX) < 0.5)
    let views = beside(row)
    #expect(views.count == 2)
    #expect(views[0].frame.maxX < views[1].frame.minX)
  }

  @Test("a text accessory has the text's width, and a custom view the reserved width")
  func widths() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
    let leading = UICellAccessory.CustomViewConfiguration(
      customView: view, placement: .leading(), reservedLayoutWidth: .custom(40))
    let row = try row([.label(text: "12"), .customView(configuration: leading)])
    #expect(view.frame.minX == 16)
    #expect(view.frame.width == 40)
    #expect(abs(view.frame.midY - row.bounds.midY) <= 0.5)
    #expect(row.contentView.frame.minX == 56)
    let label = try #require(beside(row).compactMap { $0 as? UILabel }.first)
    #expect(label.text == "12")
    #expect(label.frame.width == label.intrinsicContentSize.width)
    #expect(label.frame.maxX == 374)
    #expect(row.contentView.frame.maxX == label.frame.minX)
  }

  @Test("editing accessories come and go with editing, and their handlers are called")
  func editing() throws {
    var deleted = 0
    let row = try row([
      .delete { deleted += 1 }, .reorder(), .disclosureIndicator(displayed: .whenNotEditing),
    ])
    #expect(row.contentView.frame.minX == 0)
    #expect(beside(row).count == 1)
    list.isEditing = true
    list.layoutIfNeeded()
    #expect(row.contentView.frame.minX == 40)
    #expect(abs(row.contentView.frame.maxX - (390 - 16 - 27)) < 0.001)
    let views = beside(row)
    #expect(views.map(\.frame.minX) == [15, 390 - 16 - 27])
    (views[0] as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(deleted == 1)
    list.isEditing = false
    list.layoutIfNeeded()
    #expect(row.contentView.frame.minX == 0)
    #expect(beside(row).count == 1)
  }

  @Test("every kind is shown, and the row is as high as before")
  func kinds() throws {
    let plain = try row([]).frame.height
    let all: [UICellAccessory] = [
      .checkmark(), .outlineDisclosure(), .insert(displayed: .always),
      .multiselect(displayed: .always),
    ]
    items.accessories = all
    list.reloadData()
    list.layoutIfNeeded()
    let row = try #require(
      list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    #expect(beside(row).count == 4)
    #expect(row.frame.height == plain)
    #expect(beside(row).allSatisfy { $0.frame.minX >= 15 && $0.frame.maxX <= 374 })
  }
}

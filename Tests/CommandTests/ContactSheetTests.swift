import Drawing
import Foundation
import Testing

@testable import Command

@Suite("Contact sheets")
struct ContactSheetTests {
  private func sheet(_ count: Int) -> DisplayList {
    var sheet = ContactSheet()
    for index in 0..<count {
      sheet.add(DisplayList(size: CGSize(width: 100, height: 200)), title: "\(index)")
    }
    return sheet.picture
  }

  private func corners(_ list: DisplayList) -> [CGPoint] {
    list.items.compactMap { item in
      guard case .group(let group) = item else { return nil }
      return CGPoint(x: group.transform.tX, y: group.transform.tY)
    }
  }

  @Test("a single picture has no margins")
  func one() {
    #expect(sheet(1).size == CGSize(width: 100, height: 200))
  }

  @Test("a few pictures are side by side")
  func few() {
    let list = sheet(3)
    #expect(corners(list).map(\.x) == [24, 148, 272])
    #expect(Set(corners(list).map(\.y)) == [44])
    #expect(list.size == CGSize(width: 396, height: 268))
  }

  @Test(
    "many pictures are in rows, do not overlap, and are all on the sheet",
    arguments: [5, 12, 40, 200])
  func many(count: Int) {
    let list = sheet(count)
    let boxes = corners(list).map { CGRect(origin: $0, size: CGSize(width: 100, height: 200)) }
    #expect(boxes.count == count)
    #expect(Set(boxes.map(\.minY)).count > 1)
    let page = CGRect(origin: .zero, size: list.size)
    for (index, box) in boxes.enumerated() {
      #expect(page.contains(box))
      #expect(!boxes[..<index].contains { $0.intersects(box) })
    }
    #expect(list.size.width < 4 * list.size.height)
  }
}

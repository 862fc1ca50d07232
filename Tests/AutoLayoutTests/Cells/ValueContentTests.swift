import Foundation
import Testing

@testable import AutoLayout

@MainActor @Suite("A name and a value in a row")
struct ValueContentTests {
  @Test("the secondary text is at the trailing side, and the primary text takes the rest")
  func farSide() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Version"
    content.secondaryText = "2.4.1"
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: 343, height: 44)
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? UIListContentView)
    view.layoutIfNeeded()
    let value = try #require(view.secondaryTextLayoutGuide)
    view.layoutIfNeeded()
    #expect(abs(value.layoutFrame.maxX - (343 - 16)) < 0.5, "\(value.layoutFrame)")
    #expect(value.layoutFrame.width < 60, "\(value.layoutFrame)")
  }
}

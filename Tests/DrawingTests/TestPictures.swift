import AutoLayout
import Foundation

@testable import Drawing

enum TestPictures {
  static func quarters(side: Int) throws -> Data {
    let half = Double(side) / 2
    var list = DisplayList(size: CGSize(width: side, height: side), background: nil)
    list.items = [
      .fill(.rectangle(CGRect(x: 0, y: 0, width: half, height: half)), red),
      .fill(.rectangle(CGRect(x: half, y: 0, width: half, height: half)), green),
      .fill(.rectangle(CGRect(x: 0, y: half, width: half, height: half)), blue),
    ]
    return try list.encoded(as: .png)
  }

  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)

  static let svg = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">\
    <rect width="10" height="10" fill="#f00"/></svg>
    """.utf8)

  static func pdf() throws -> Data {
    try DisplayList(size: CGSize(width: 20, height: 10), background: red).encoded(as: .pdf)
  }

  static func drawn(_ picture: Picture, width: Int, height: Int) throws -> Pixels {
    try Pixels(
      DisplayList(
        size: CGSize(width: width, height: height), background: .white, items: [.picture(picture)]))
  }
}

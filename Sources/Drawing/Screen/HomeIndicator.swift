import Foundation

/// The strip that shows where to swipe to go home (F9.37).
struct HomeIndicator {
  private let frame: CGRect

  init(_ size: CGSize) {
    // Wider on a wide screen, by the width of the device.
    let width = min(134, size.width * 0.36)
    let isPad = min(size.width, size.height) >= 700
    let long = isPad ? min(320, size.width * 0.3) : width
    frame = CGRect(x: (size.width - long) / 2, y: size.height - 13, width: long, height: 5)
  }

  var item: DisplayList.Item { .fill(.rounded(frame, radius: 2.5), .black) }
}

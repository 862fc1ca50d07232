import Foundation

/// The home indicator (F9.37).
struct HomeIndicator {
  private let frame: CGRect
  private let color: Color

  init(_ size: CGSize, above background: Color) {
    color = background.isDark ? .white : .black
    // The indicator's width follows the device's width.
    let width = min(134, size.width * 0.36)
    let isPad = min(size.width, size.height) >= 700
    let long = isPad ? min(320, size.width * 0.3) : width
    frame = CGRect(x: (size.width - long) / 2, y: size.height - 13, width: long, height: 5)
  }

  var item: DisplayList.Item { .fill(.rounded(frame, radius: 2.5), color) }
}

extension Color {
  fileprivate var isDark: Bool {
    alpha > 0.5 && 0.299 * red + 0.587 * green + 0.114 * blue < 0.35
  }
}

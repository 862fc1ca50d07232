import AutoLayoutValues
package import Foundation

/// Holds a bar's custom view, in the size that the view requires (F6.53).
package final class BarItemHost: UIView, SubviewArranger {
  let content: UIView
  /// The size that this host gave to content without a frame.
  private var givenSize: CGSize?
  private var isConstrained = false

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    flags.insert(.arrangesSubviews)
    addSubview(content)
  }

  package required init?(coder: NSCoder) { nil }

  /// Lets constraints place the content, also if it only has constraints for the size.
  private func constrainContent() {
    let hasSize = content.madeConstraints.all.contains {
      $0.firstAttribute.isSize && $0.secondItem == nil && $0.firstItem === content
    }
    guard hasSize || !content.translatesAutoresizingMaskIntoConstraints else { return }
    isConstrained = true
    content.translatesAutoresizingMaskIntoConstraints = false
    let limit = content.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor)
    limit.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: leftAnchor),
      content.topAnchor.constraint(equalTo: topAnchor), limit,
    ])
  }

  func wantedSize(in room: CGSize) -> CGSize {
    if !isConstrained { constrainContent() }
    guard !isConstrained else {
      return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let size = content.bounds.size
    guard size.width == 0 || size.height == 0 || size == givenSize else { return size }
    let natural = content.intrinsicContentSize
    var wanted = content.sizeThatFits(room)
    if wanted.width == 0 || wanted == size {
      wanted = natural
      if wanted.width == UIView.noIntrinsicMetric, wanted.height > 0 { wanted.width = room.width }
      if wanted.width < 0 || wanted.height < 0 {
        wanted = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    // A view without a natural size keeps the frame's side.
    return CGSize(
      width: wanted.width > 0 ? wanted.width : size.width,
      height: wanted.height > 0 ? wanted.height : size.height)
  }

  func place(in frame: CGRect) {
    self.frame = frame
    let size = content.bounds.size
    guard !isConstrained, size != frame.size || content.frame.origin != .zero else { return }
    if size.width == 0 || size.height == 0 || size == givenSize { givenSize = frame.size }
    content.frame = CGRect(origin: .zero, size: frame.size)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if isConstrained, content.bounds.size != bounds.size { superview?.setNeedsLayout() }
  }

  package func subviewContentDidChange() { superview?.setNeedsLayout() }
  package func subviewVisibilityDidChange(_ subview: UIView) { superview?.setNeedsLayout() }
  package func subviewWillLeave(_ subview: UIView) { superview?.setNeedsLayout() }
}

/// The custom views that a bar shows, in hosts (F6.53).
@MainActor
struct BarItemViews {
  private var hosts: [BarItemHost] = []

  /// Returns a view's host, in the bar.
  mutating func host(of view: UIView, in bar: UIView) -> BarItemHost {
    if let known = hosts.first(where: { $0.content === view && view.superview === $0 }) {
      return known
    }
    let made = BarItemHost(view)
    hosts.append(made)
    bar.addSubview(made)
    return made
  }

  /// Removes the hosts of views that the bar doesn't show any more.
  mutating func keep(_ shown: [UIView]) {
    for host in hosts where !shown.contains(where: { $0 === host.content }) {
      if host.content.superview === host { host.content.removeFromSuperview() }
    }
    for host in hosts where host.content.superview !== host { host.removeFromSuperview() }
    hosts.removeAll { $0.content.superview !== $0 }
  }
}

/// The distances between the items of bars, for layout and pictures, in points (F9.35).
@MainActor
package enum BarDistances {
  package static func gap(hasCapsules: Bool) -> CGFloat { hasCapsules ? 12 : 16 }

  /// The horizontal margin of content, by the width of the bar or screen (F6.30).
  package nonisolated static func margin(_ width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

  /// The margin inside the safe area.
  package static func margin(of bar: UIView, _ width: CGFloat, hasCapsules: Bool) -> CGFloat {
    let safe = max(bar.safeAreaInsets.left, bar.safeAreaInsets.right)
    return safe + (hasCapsules ? 16 : margin(width))
  }
}

/// A row of bar items from an edge.
@MainActor
struct BarItemRow {
  let bar: UIView
  let box: CGRect
  private let hasCapsules: Bool
  private var isMirrored: Bool { bar.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  init(of bar: UIView, in box: CGRect) {
    self.bar = bar
    self.box = box
    hasCapsules = bar.traitCollection.has(.capsuleBars)
  }

  var margin: CGFloat { BarDistances.margin(of: bar, box.width, hasCapsules: hasCapsules) }

  /// The width for a back button with a title and the chevron.
  func backWidth(_ title: String) -> CGFloat { hasCapsules ? 44 : 18 + advance(title) }

  private func advance(_ title: String) -> CGFloat {
    title.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width.rounded(.up)
  }

  private func width(of item: UIBarButtonItem, _ views: inout BarItemViews) -> CGFloat {
    if item.systemItem == .flexibleSpace { return 0 }
    if item.width > 0 || item.systemItem == .fixedSpace { return item.width }
    if let custom = item.customView {
      return views.host(of: custom, in: bar).wantedSize(in: box.size).width
    }
    if let image = item.image { return max(22, image.size.width) + (hasCapsules ? 22 : 0) }
    if let title = item.shownTitle { return advance(title) + (hasCapsules ? 32 : 0) }
    return hasCapsules ? 44 : 22
  }

  /// Places items in sequence and returns the end; flexible spaces share `spare`.
  @discardableResult
  func place(
    _ items: [UIBarButtonItem], from start: CGFloat, fromEnd: Bool, filling: Bool = false,
    _ views: inout BarItemViews
  ) -> CGFloat {
    let items = items.filter { !$0.isHidden }
    let widths = items.map { width(of: $0, &views) }
    func isRoom(_ item: UIBarButtonItem) -> Bool {
      item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace
    }
    var gaps = [CGFloat](repeating: 0, count: items.count)
    for index in items.indices.dropFirst()
    where !isRoom(items[index]) && !isRoom(items[index - 1]) {
      gaps[index] = BarDistances.gap(hasCapsules: hasCapsules)
    }
    let growing = items.count { $0.systemItem == .flexibleSpace }
    let spare = max(0, box.width - 2 * start - widths.reduce(0, +) - gaps.reduce(0, +))
    let share = filling && growing > 0 ? spare / CGFloat(growing) : 0
    var x = start
    for (index, item) in items.enumerated() {
      x += gaps[index]
      let width = widths[index] + (item.systemItem == .flexibleSpace ? share : 0)
      if let custom = item.customView {
        let host = views.host(of: custom, in: bar)
        let size = host.wantedSize(in: box.size)
        host.place(in: frame(x + (width - size.width) / 2, size, fromEnd))
      }
      x += width
    }
    return x
  }

  private func frame(_ x: CGFloat, _ size: CGSize, _ fromEnd: Bool) -> CGRect {
    CGRect(
      x: fromEnd != isMirrored ? box.maxX - x - size.width : box.minX + x,
      y: (box.midY - size.height / 2).onPixels(of: bar), width: size.width, height: size.height)
  }

  /// Places a title view in the middle, or as near to it as the items allow.
  func placeTitle(_ view: UIView, start: CGFloat, end: CGFloat, _ views: inout BarItemViews) {
    let (left, right) = isMirrored ? (end, start) : (start, end)
    let room = CGRect(
      x: box.minX + left + 8, y: box.minY, width: max(0, box.width - left - right - 16),
      height: box.height)
    let host = views.host(of: view, in: bar)
    var size = host.wantedSize(in: room.size)
    size.width = min(size.width, room.width)
    let x = min(max(box.midX - size.width / 2, room.minX), room.maxX - size.width)
    host.place(
      in: CGRect(
        x: x.onPixels(of: bar), y: (box.midY - size.height / 2).onPixels(of: bar),
        width: size.width, height: size.height))
  }
}

extension CGFloat {
  @MainActor fileprivate func onPixels(of view: UIView) -> CGFloat {
    let scale = view.traitCollection.displayScale > 0 ? view.traitCollection.displayScale : 1
    return (self * scale).rounded() / scale
  }
}

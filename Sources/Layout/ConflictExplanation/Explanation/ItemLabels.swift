package struct ItemLabels {
  private var labels: [String: String] = [:]
  package private(set) var legend: [(label: String, item: String)] = []

  package init(_ constraints: [LogConstraint]) {
    var items: [LogItem] = []
    var positions: [String: Int] = [:]
    for item in constraints.flatMap({ $0.items }) {
      if let position = positions[item.identity] {
        items[position].text = items[position].text ?? item.text
        items[position].name = items[position].name ?? item.name
        items[position].className = items[position].className ?? item.className
      } else {
        positions[item.identity] = items.count
        items.append(item)
      }
    }
    let bases = items.map(Self.base)
    var totals: [String: Int] = [:]
    for base in bases { totals[base, default: 0] += 1 }
    var counts: [String: Int] = [:]
    for (item, base) in zip(items, bases) {
      counts[base, default: 0] += 1
      let label = totals[base] == 1 ? base : "\(base) #\(counts[base, default: 1])"
      labels[item.identity] = label
      legend.append((label, item.display))
    }
  }

  package subscript(item: LogItem) -> String { labels[item.identity] ?? item.display }

  /// Returns the first that exists: the name, the text in quotes, the class with no module.
  private static func base(of item: LogItem) -> String {
    if let name = item.name { return name }
    let className = item.className ?? "view"
    let whole = className.prefix { $0 != "<" }
    let short = whole.split(separator: ".").last.map(String.init) ?? className
    let prefix = "NSKVONotifying_"
    let plain = short.hasPrefix(prefix) ? String(short.dropFirst(prefix.count)) : short
    return item.text.map { "“\($0)”" } ?? plain
  }
}

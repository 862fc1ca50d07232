import CCairoPango

extension PangoTextLayout {
  /// Moves the glyphs of the first line to the advances of another font, in points.
  ///
  /// Glyphs keep their shapes; letters with nil advances share the rest.
  func place(_ advances: [Double?], of string: String, width: Double) {
    let ends = PangoTextLayout.ends(of: string)
    guard ends.count == advances.count, let first = unsafe firstLine else { return }
    var clusters: [Cluster] = []
    unsafe forEachCluster(of: first) { clusters.append($0) }
    let rooms = clusters.map { cluster -> Double? in
      // The characters that end within the cluster's bytes; a ligature has several.
      let characters =
        ends.partition(
          above: cluster.bytes.lowerBound)..<ends.partition(
          above: cluster.bytes.upperBound)
      // A cluster within a character only counts if it has a width.
      guard !characters.isEmpty else { return cluster.width > 0 ? nil : 0 }
      return characters.reduce(0 as Double?) { sum, index in
        guard let sum, let advance = advances[index] else { return nil }
        return sum + advance
      }
    }
    let known = rooms.reduce(0) { $0 + ($1 ?? 0) }
    let free = zip(clusters, rooms).reduce(0) { $0 + ($1.1 == nil ? $1.0.width : 0) }
    let share = free > 0 ? max(0, width - known) / free : 1
    for (cluster, room) in zip(clusters, rooms) {
      cluster.widen(to: room ?? cluster.width * share)
    }
  }

  private var firstLine: UnsafeMutablePointer<PangoLayoutLine>? {
    unsafe pango_layout_get_line(layout, 0)
  }

  private static func ends(of string: String) -> [Int] {
    var end = 0
    return string.map { character in
      end += character.utf8.count
      return end
    }
  }

  @safe private struct Cluster {
    var bytes: Range<Int>
    var width: Double
    var glyphs: UnsafeMutablePointer<PangoGlyphInfo>
    var count: Int

    func widen(to room: Double) {
      let change = PangoUnits.from(room - width)
      // Safe: the glyphs are `count` of the line's, which is unchanged since.
      for index in 0..<count {
        unsafe glyphs[index].geometry.x_offset += change / 2
      }
      unsafe glyphs[count - 1].geometry.width += change
    }
  }

  private func forEachCluster(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ body: (Cluster) -> Void
  ) {
    // Safe: the line owns the runs; the iterator visits each run and reads the layout's text.
    guard let text = unsafe pango_layout_get_text(layout) else { return }
    var place = unsafe line.pointee.runs
    while let entry = unsafe place {
      defer { unsafe place = entry.pointee.next }
      guard let item = unsafe entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let glyphs = unsafe item.pointee.glyphs?.pointee.glyphs
      else { continue }
      var iterator = unsafe PangoGlyphItemIter()
      var isThere = unsafe pango_glyph_item_iter_init_start(&iterator, item, text)
      while isThere != 0 {
        // Right-to-left runs are iterated backwards.
        let (start, end) =
          unsafe iterator.start_glyph < iterator.end_glyph
          ? (iterator.start_glyph, iterator.end_glyph)
          : (iterator.end_glyph + 1, iterator.start_glyph + 1)
        let count = Int(end - start)
        if count > 0 {
          let first = unsafe glyphs + Int(start)
          let units = (0..<count).reduce(Int32(0)) { sum, index in
            unsafe sum + first[index].geometry.width
          }
          let bytes = unsafe Int(iterator.start_index)..<Int(iterator.end_index)
          body(
            unsafe Cluster(
              bytes: bytes, width: PangoUnits.points(units), glyphs: first, count: count))
        }
        isThere = unsafe pango_glyph_item_iter_next_cluster(&iterator)
      }
    }
  }
}

extension [Int] {
  fileprivate func partition(above limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

import CCairoPango

extension PangoTextLayout {
  /// Moves the letters of the first line to where those of another font would stand.
  ///
  /// Each letter keeps its shape and stands in the middle of its new room. Letters whose advance is
  /// not given, such as those of Arabic words, which have to join, share what is left as they share
  /// their own width.
  ///
  /// - Parameters:
  ///   - advances: One for each character of the text, in points of this layout.
  ///   - string: The text.
  ///   - width: What the line is to be as wide as.
  func place(_ advances: [Double?], of string: String, width: Double) {
    let ends = PangoTextLayout.ends(of: string)
    guard ends.count == advances.count, let first = unsafe firstLine else { return }
    var clusters: [Cluster] = []
    unsafe forEachCluster(of: first) { clusters.append($0) }
    let rooms = clusters.map { cluster -> Double? in
      // The characters that end in the cluster's bytes; a ligature has several.
      let characters =
        ends.partition(
          above: cluster.bytes.lowerBound)..<ends.partition(
          above: cluster.bytes.upperBound)
      // A part of a character takes part where it is as wide as anything.
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

  /// Where each character of a text ends, in bytes.
  private static func ends(of string: String) -> [Int] {
    var end = 0
    return string.map { character in
      end += character.utf8.count
      return end
    }
  }

  /// The glyphs that some bytes became.
  @safe private struct Cluster {
    var bytes: Range<Int>
    /// The constant part, in points.
    var width: Double
    var glyphs: UnsafeMutablePointer<PangoGlyphInfo>
    var count: Int

    /// Gives the glyphs another room, and moves them to its middle.
    func widen(to room: Double) {
      let change = PangoUnits.from(room - width)
      // Safe: the glyphs are `count` of the line's, which nothing has changed since.
      for index in 0..<count {
        unsafe glyphs[index].geometry.x_offset += change / 2
      }
      unsafe glyphs[count - 1].geometry.width += change
    }
  }

  /// Calls `body` with every cluster of a line.
  private func forEachCluster(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ body: (Cluster) -> Void
  ) {
    // Safe: the runs are the line's own; the iterator walks over one of them at a time and reads
    // the copy of the text that the layout holds.
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
        // From right to left the glyphs are passed backwards.
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
  /// How many of the ascending numbers are not above one.
  fileprivate func partition(above limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

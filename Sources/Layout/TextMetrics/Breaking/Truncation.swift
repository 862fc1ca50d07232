enum Truncation {
  struct Cut {
    /// The indices of the hidden clusters.
    var elided: Range<Int>
    /// The width including the ellipsis, in points; only the ellipsis itself may exceed the limit.
    var width: Double
  }

  /// Chooses the clusters to hide, none if the text and a trailing ellipsis fit.
  static func cut(
    _ clusters: ContiguousArray<Cluster>.SubSequence, ellipsis: Double, limit: Double,
    mode: ParagraphStyle.LineBreakMode
  ) -> Cut {
    let room = limit - ellipsis
    switch mode {
    case .truncatingHead:
      let tail = suffix(clusters, room: room)
      return Cut(elided: clusters.startIndex..<tail.start, width: tail.width + ellipsis)
    case .truncatingMiddle:
      let head = prefix(clusters, room: room / 2)
      let tail = suffix(clusters[head.end...], room: room - head.width)
      return Cut(elided: head.end..<tail.start, width: head.width + tail.width + ellipsis)
    default:
      let head = prefix(clusters, room: room)
      return Cut(elided: head.end..<clusters.endIndex, width: head.width + ellipsis)
    }
  }

  private static func prefix(_ clusters: ContiguousArray<Cluster>.SubSequence, room: Double) -> (
    end: Int, width: Double
  ) {
    var (width, ink, end) = (0.0, 0.0, clusters.startIndex)
    for index in clusters.indices {
      width += clusters[index].advance
      guard width <= room else { break }
      // No space precedes the ellipsis.
      if clusters[index].breakClass != .space { (ink, end) = (width, index + 1) }
    }
    return (end, ink)
  }

  private static func suffix(_ clusters: ContiguousArray<Cluster>.SubSequence, room: Double) -> (
    start: Int, width: Double
  ) {
    var (width, ink, start) = (0.0, 0.0, clusters.endIndex)
    for index in clusters.indices.reversed() {
      width += clusters[index].advance
      guard width <= room else { break }
      if clusters[index].breakClass != .space { (ink, start) = (width, index) }
    }
    return (start, ink)
  }
}

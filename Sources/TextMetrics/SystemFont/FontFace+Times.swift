extension FontFace {
  /// Makes Times New Roman with Adobe's advances of Times; the bold ones apply from weight 0.3.
  init(times font: TextFont, metrics: FontMetrics) {
    let widths = font.weight >= 0.3 ? Self.timesBold : Self.times
    let unit = font.pointSize / 1000
    self.init(pointSize: font.pointSize, metrics: metrics) { Double(widths[$0]) * unit }
  }

  /// The advances of Times from space to tilde, in 1/1000 em (Adobe core font metrics).
  private static let times: [Int] = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278,
    500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444,
    921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722,
    556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500,
    333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500,
    500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
  ]

  /// The advances of Times Bold from space to tilde, in 1/1000 em (Adobe core font metrics).
  private static let timesBold: [Int] = [
    250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278,
    500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500,
    930, 722, 667, 722, 722, 667, 611, 778, 778, 389, 500, 778, 667, 944, 722, 778,
    611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581, 500,
    333, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500,
    556, 556, 444, 389, 333, 556, 500, 722, 500, 500, 444, 394, 220, 394, 520,
  ]
}

extension FontFace {
  /// Makes Times New Roman with Adobe's advances of Times; the bold advances apply from weight 0.3.
  init(times font: TextFont, metrics: FontMetrics) {
    let widths = FontTables.times[font.weight >= 0.3 ? 1 : 0].advances
    let unit = font.pointSize / 1000
    self.init(pointSize: font.pointSize, metrics: metrics) { widths[$0] * unit }
  }
}

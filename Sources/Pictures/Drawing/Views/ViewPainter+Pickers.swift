import AutoLayout
import Foundation
import TextMetrics

extension ViewPainter {
  func picker(_ picker: UIPickerView, _ box: CGRect) -> [DisplayList.Item] {
    let columns = (0..<picker.numberOfComponents).map { component in
      WheelColumn(
        width: picker.rowSize(forComponent: component).width,
        rows: (-3...3).map { offset in
          let row = picker.selectedRow(inComponent: component) + offset
          guard (0..<picker.numberOfRows(inComponent: component)) ~= row else { return "" }
          return picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
            ?? ""
        })
    }
    return wheels(columns, of: picker, in: box)
  }

  func datePicker(_ picker: UIDatePicker, _ box: CGRect) -> [DisplayList.Item] {
    switch picker.datePickerStyle {
    case .compact: return compactDate(picker, box)
    case .inline: return calendar(picker, box)
    case .wheels, .automatic:
      let columns = picker.wheelFields
      let share = max(0, box.width - 18) / columns.reduce(0) { $0 + $1.share }
      return wheels(
        columns.map { field in
          WheelColumn(width: share * field.share, rows: picker.rows(of: field, -3...3))
        }, of: picker, in: box)
    }
  }

  private struct WheelColumn {
    var width: CGFloat
    var rows: [String]
  }

  private func wheels(
    _ columns: [WheelColumn], of view: UIView, in box: CGRect
  ) -> [DisplayList.Item] {
    let height: CGFloat = 32
    let band = CGRect(
      x: box.minX + 9, y: box.midY - height / 2, width: max(0, box.width - 18),
      height: min(height, box.height))
    var items: [DisplayList.Item] = [.fill(.rounded(band, radius: 8), Color(.tertiarySystemFill))]
    var x = band.minX
    for column in columns {
      for (index, title) in column.rows.enumerated() where !title.isEmpty {
        // The rows on a wheel turn away from the viewer: they come closer together and fade.
        let turn = CGFloat(index - 3) * 0.42
        let cell = CGRect(
          x: x, y: box.midY + sin(turn) * 95 - height / 2, width: column.width, height: height)
        let fade = index == 3 ? 1 : max(0, 0.75 - abs(Double(turn)) * 0.55)
        items += text(
          title, font: .system(index == 3 ? 22 : 20), alignment: .center,
          color: Color(.label).withFade(fade),
          of: view, in: cell)
      }
      x += column.width
    }
    return [.group(DisplayList.Group(clip: .rectangle(box), items: items))]
  }

  private func compactDate(_ picker: UIDatePicker, _ box: CGRect) -> [DisplayList.Item] {
    let words = picker.compactWords
    let gap: CGFloat = 6
    let lengths = words.map { word in
      let text = StyledText(word, font: .system(17))
      return CGFloat(picker.textMeasurer.measure(text, in: .oneLine).width) + 22
    }
    let total = lengths.reduce(0, +) + gap * CGFloat(words.count - 1)
    var x = max(box.minX, box.maxX - total)
    return zip(words, lengths).flatMap { word, length -> [DisplayList.Item] in
      defer { x += length + gap }
      let cell = CGRect(x: x, y: box.midY - 17, width: min(length, box.width), height: 34)
        .inReadingDirection(of: picker, in: box)
      return [.fill(.rounded(cell, radius: 6), Color(.tertiarySystemFill))]
        + text(
          word, font: .system(17), alignment: .center, color: Color(.label), of: picker, in: cell)
    }
  }

  private func calendar(_ picker: UIDatePicker, _ box: CGRect) -> [DisplayList.Item] {
    let month = picker.month
    let cell = CGSize(width: box.width / 7, height: max(0, box.height - 44) / 7)
    func place(_ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: box.minX + CGFloat(column) * cell.width,
        y: box.minY + 44 + CGFloat(row) * cell.height, width: cell.width, height: cell.height)
    }
    let head = CGRect(x: box.minX + 12, y: box.minY, width: box.width - 24, height: 44)
    var items = text(
      month.title, font: .system(17, weight: 0.3), alignment: .left, color: Color(.label),
      of: picker,
      in: head)
    for (column, name) in month.weekdays.enumerated() {
      items += text(
        name, font: .system(13, weight: 0.3), alignment: .center, color: Color(.systemGray),
        of: picker,
        in: place(column, 0))
    }
    for day in 1...month.dayCount {
      let position = month.firstColumn + day - 1
      let cell = place(position % 7, 1 + position / 7)
      let isChosen = day == month.chosenDay
      let tint = Color(picker.tintColor)
      if isChosen {
        let side = min(cell.width, cell.height, 40)
        items.append(
          .fill(.ellipse(in: cell.centered(CGSize(width: side, height: side))), tint.withFade(0.15))
        )
      }
      items += text(
        "\(day)", font: .system(20, weight: isChosen ? 0.23 : 0), alignment: .center,
        color: isChosen ? tint : Color(.label), of: picker, in: cell)
    }
    return items
  }
}

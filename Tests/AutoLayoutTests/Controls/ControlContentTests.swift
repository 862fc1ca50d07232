import AutoLayout
import Foundation
import Testing

@MainActor
@Suite("Content of controls")
struct ControlContentTests {
  @Test("a menu button shows the marked action")
  func menu() {
    let button = UIButton(type: .system)
    button.setTitle("Choose", for: .normal)
    let natural = button.intrinsicContentSize
    button.menu = UIMenu(children: [
      UIAction(title: "Small") { _ in },
      UIMenu(
        options: .displayInline,
        children: [UIAction(title: "A very large one", state: .on) { _ in }]),
    ])
    #expect(button.intrinsicContentSize == natural)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "A very large one")
    #expect(button.intrinsicContentSize.width > natural.width)
    #expect(button.menu?.selectedElements.count == 1)
  }

  @Test("attributes from a configured title apply, also from the transformer")
  func attributedTitles() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    let plain = UIButton(configuration: configuration).intrinsicContentSize
    configuration.titleTextAttributesTransformer = .init { attributes in
      var attributes = attributes
      attributes.font = UIFont.systemFont(ofSize: 34)
      return attributes
    }
    let transformed = UIButton(configuration: configuration).intrinsicContentSize
    #expect(transformed.height > plain.height + 15)
    configuration.titleTextAttributesTransformer = nil
    var title = AttributedString("Title")
    title.font = UIFont.systemFont(ofSize: 34)
    configuration.attributedTitle = title
    #expect(configuration.title == "Title")
    #expect(UIButton(configuration: configuration).intrinsicContentSize == transformed)
  }

  @Test("segments are as wide as their titles in the configured font")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Three"])
    let natural = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
    #expect(control.intrinsicContentSize.width > natural + 40)
    control.setTitleTextAttributes(nil, for: .normal)
    #expect(control.intrinsicContentSize.width == natural)
    control.setWidth(50, forSegmentAt: 0)
    #expect(control.segmentWidths(in: 170) == [50, 120])
    control.apportionsSegmentWidthsByContent = true
    let widths = control.segmentWidths(in: 200)
    #expect(widths[0] == 50)
    #expect(abs(widths[0] + widths[1] - 200) < 1e-9)
  }

  @Test("a picker calls the data source, and keeps the selection within the rows")
  func picker() {
    let source = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 318, height: 216))
    picker.dataSource = source
    picker.delegate = source
    #expect(picker.numberOfComponents == 2)
    picker.selectRow(4, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 4)
    #expect(picker.selectedRow(inComponent: 7) == -1)
    source.count = 3
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 200, height: 32))
  }

  @Test("bars are as high as their content")
  func bars() {
    let bar = UINavigationBar()
    bar.pushItem(UINavigationItem(title: "First"), animated: false)
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == 96)
    let item = UINavigationItem(title: "Second")
    item.largeTitleDisplayMode = .never
    bar.pushItem(item, animated: false)
    #expect(bar.intrinsicContentSize.height == 44)
    #expect(bar.backItem?.title == "First")
    bar.popItem(animated: false)
    #expect(bar.topItem?.title == "First")
    let search = UISearchBar()
    let height = search.intrinsicContentSize.height
    search.showsScopeBar = true
    #expect(search.intrinsicContentSize.height == height)
    search.scopeButtonTitles = ["All", "Some"]
    #expect(search.intrinsicContentSize.height == height + 44)
  }

  @Test(
    "a date picker's size depends on the style, and before iOS 14 it only has wheels",
    arguments: [
      (13, UIDatePickerStyle.inline, UIDatePicker.Mode.date, CGSize(width: 320, height: 216)),
      (17, .wheels, .time, CGSize(width: 320, height: 216)),
      (17, .compact, .dateAndTime, CGSize(width: 215, height: 36)),
      (17, .compact, .date, CGSize(width: 129, height: 36)),
      (17, .inline, .dateAndTime, CGSize(width: 320, height: 330)),
      (17, .automatic, .countDownTimer, CGSize(width: 320, height: 216)),
    ])
  func datePickers(
    generation: Int, style: UIDatePickerStyle, mode: UIDatePicker.Mode, size: CGSize
  ) {
    let picker = UIDatePicker()
    picker.setTraitOverrides(UITraitCollection(iosMajorVersion: generation))
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    #expect(picker.intrinsicContentSize == size)
  }

  private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    var count = 6

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      count
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 100 : 0
    }
  }
}

import AutoLayout
import Foundation
import Testing

extension LatePropertyTests {
  static let long =
    "The quick brown fox jumps over the lazy dog, and then it jumps back over the same dog."

  @Test("labels, buttons and other controls")
  func controls() {
    let image = UIImage(systemName: "star")
    func label() -> UILabel {
      let label = Self.labelled(Self.long)
      label.font = .systemFont(ofSize: 17)
      return label
    }
    func wrapped() -> UILabel {
      let made = label()
      made.numberOfLines = 0
      return made
    }
    func button() -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setImage(image, for: .normal)
      return button
    }
    func configured() -> UIButton {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      configuration.image = image
      return UIButton(configuration: configuration)
    }
    func field() -> UITextField {
      let field = UITextField()
      field.text = "Name"
      return field
    }
    func text() -> UITextView {
      let view = UITextView()
      view.text = Self.long
      view.isScrollEnabled = false
      return view
    }
    func segments() -> UISegmentedControl { UISegmentedControl(items: ["One", "Two"]) }
    let rows: [Row] =
      [
        Self.view("label text", label) { $0.text = "Short" },
        Self.view("label attributedText", label) {
          $0.attributedText = NSAttributedString(
            string: "Some", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        },
        Self.view("label font", label) { $0.font = .systemFont(ofSize: 30) },
        Self.view("label numberOfLines", label) { $0.numberOfLines = 0 },
        Self.view("label numberOfLines, fewer", wrapped) { $0.numberOfLines = 1 },
        Self.view("label preferredMaxLayoutWidth", wrapped) { $0.preferredMaxLayoutWidth = 150 },
        Self.view("label lineBreakMode", wrapped) {
          $0.preferredMaxLayoutWidth = 170
          $0.lineBreakMode = .byCharWrapping
          $0.numberOfLines = 3
        },
        Self.view("button title", button) { $0.setTitle("Longer title", for: .normal) },
        Self.view("button attributed title", button) {
          $0.setAttributedTitle(NSAttributedString(string: "Longer"), for: .normal)
        },
        Self.view("button image", button) {
          $0.setImage(UIImage(systemName: "rectangle.and.pencil.and.ellipsis"), for: .normal)
        },
        Self.view("button image removed", button) { $0.setImage(nil, for: .normal) },
        Self.view(
          "button isSelected",
          { () -> UIButton in
            let made = button()
            made.setTitle("Selected title", for: .selected)
            return made
          }
        ) { $0.isSelected = true },
        Self.view(
          "button isEnabled",
          { () -> UIButton in
            let made = button()
            made.setTitle("Disabled title", for: .disabled)
            return made
          }
        ) { $0.isEnabled = false },
        Self.view(
          "button isHighlighted",
          { () -> UIButton in
            let made = button()
            made.setTitle("Highlighted title", for: .highlighted)
            return made
          }
        ) { $0.isHighlighted = true },
        Self.view("button contentEdgeInsets", button) {
          $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 30, right: 40)
        },
        Self.view("button titleEdgeInsets", button, isFixed: true) {
          $0.titleEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 0, right: 0)
        },
        Self.view("button imageEdgeInsets", button, isFixed: true) {
          $0.imageEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 0, right: 0)
        },
        Self.view("button titleLabel.font", button) {
          $0.titleLabel?.font = .systemFont(ofSize: 40)
        },
        Self.view("button titleLabel.font, fixed", button, isFixed: true) {
          $0.titleLabel?.font = .systemFont(ofSize: 40)
        },
        Self.view("button contentHorizontalAlignment", button, isFixed: true) {
          $0.contentHorizontalAlignment = .left
        },
        Self.view("button contentVerticalAlignment", button, isFixed: true) {
          $0.contentVerticalAlignment = .top
        },
        Self.view("button semanticContentAttribute", button, isFixed: true) {
          $0.semanticContentAttribute = .forceRightToLeft
        },
        Self.view("button configuration", button) { $0.configuration = .filled() },
        Self.view("configuration.title", configured) { $0.configuration?.title = "Longer" },
        Self.view("configuration.subtitle", configured) { $0.configuration?.subtitle = "More" },
        Self.view("configuration.image", configured) { $0.configuration?.image = nil },
        Self.view("configuration.imagePadding", configured) { $0.configuration?.imagePadding = 9 },
        Self.view("configuration.imagePlacement", configured) {
          $0.configuration?.imagePlacement = .top
        },
        Self.view("configuration.contentInsets", configured) {
          $0.configuration?.contentInsets = NSDirectionalEdgeInsets(
            top: 30, leading: 20, bottom: 1, trailing: 2)
        },
        Self.view("configuration.buttonSize", configured) { $0.configuration?.buttonSize = .large },
        Self.view("field text", field) { $0.text = "A longer name" },
        Self.view("field placeholder", { UITextField() }) { $0.placeholder = "A placeholder" },
        Self.view("field font", field) { $0.font = .systemFont(ofSize: 40) },
        Self.view("field borderStyle", field) { $0.borderStyle = .roundedRect },
        Self.view("field leftView", field) {
          $0.leftView = Self.box(20, 20)
          $0.leftViewMode = .always
        },
        Self.view("field rightView", field) {
          $0.rightView = Self.box(20, 20)
          $0.rightViewMode = .always
        },
        Self.view(
          "field leftViewMode",
          { () -> UITextField in
            let made = field()
            made.leftView = Self.box(20, 20)
            return made
          }
        ) { $0.leftViewMode = .always },
        Self.view("field attributedPlaceholder", { UITextField() }) {
          $0.attributedPlaceholder = NSAttributedString(string: "A placeholder")
        },
        Self.view("field isSecureTextEntry", field) {
          $0.text = "iiiiii"
          $0.isSecureTextEntry = true
        },
        Self.view("text view text", text) { $0.text = "Short" },
        Self.view("text view font", text) { $0.font = .systemFont(ofSize: 30) },
        Self.view("text view attributedText", text) {
          $0.attributedText = NSAttributedString(
            string: "Some", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        },
        Self.view("text view textContainerInset", text) {
          $0.textContainerInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        },
        Self.view("text view lineFragmentPadding", text) {
          $0.textContainer.lineFragmentPadding = 60
        },
        Self.view("text view maximumNumberOfLines", text) {
          $0.textContainer.maximumNumberOfLines = 1
        },
        Self.view("text view isScrollEnabled", text) { $0.isScrollEnabled = true },
        Self.view("segment title", segments) { $0.setTitle("Longer title", forSegmentAt: 0) },
        Self.view("segment inserted", segments) {
          $0.insertSegment(withTitle: "Three", at: 2, animated: false)
        },
        Self.view("segment removed", segments) { $0.removeSegment(at: 0, animated: false) },
        Self.view("segment width", segments) { $0.setWidth(120, forSegmentAt: 0) },
        Self.view("segment image", segments) { $0.setImage(image, forSegmentAt: 0) },
        Self.view(
          "segment apportionsSegmentWidthsByContent",
          {
            UISegmentedControl(items: ["One", "A much longer title"])
          }
        ) { $0.apportionsSegmentWidthsByContent = true },
        Self.view("segment title attributes", segments) {
          $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 40)], for: .normal)
        },
        Self.view("image", { UIImageView() }) { $0.image = image },
        Self.view("image, replaced", { UIImageView(image: image) }) {
          $0.image = UIImage(systemName: "rectangle.and.pencil.and.ellipsis")
        },
        Self.view(
          "isHighlighted",
          {
            UIImageView(
              image: image,
              highlightedImage: UIImage(systemName: "rectangle.and.pencil.and.ellipsis"))
          }
        ) { $0.isHighlighted = true },
        Self.view("preferredSymbolConfiguration", { UIImageView(image: image) }) {
          $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
        },
        Self.view("activity style", { UIActivityIndicatorView(style: .medium) }) {
          $0.style = .large
        },
        Self.view("pages", { UIPageControl() }) { $0.numberOfPages = 7 },
        Self.view("progress style", { UIProgressView(progressViewStyle: .default) }) {
          $0.progressViewStyle = .bar
        },
        Self.view("date picker style", { UIDatePicker() }) {
          $0.preferredDatePickerStyle = .wheels
        },
        Self.view(
          "date picker mode",
          { () -> UIDatePicker in
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .compact
            return picker
          }
        ) { $0.datePickerMode = .time },
        Self.view("search bar scopes", { UISearchBar() }) {
          $0.scopeButtonTitles = ["a", "b"]
          $0.showsScopeBar = true
        },
        Self.view("search bar prompt", { UISearchBar() }) { $0.showsCancelButton = true },
      ]
    let silent = ["search bar prompt", "progress style", "button imageEdgeInsets", "segment image"]
    Self.check("controls", rows.filter { !silent.contains($0.name) }, self)
  }
}

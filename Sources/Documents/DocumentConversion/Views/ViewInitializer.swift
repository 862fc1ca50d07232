internal import InterfaceBuilder

/// The view property's declaration.
@MainActor
struct ViewInitializer {
  let expression: String
  /// Whether the expression uses other properties.
  var isLazy = false

  /// - Parameter arranged: the expressions of a stack view's arranged subviews.
  init(_ view: ViewElement, arranged: [String], layout: String?, _ context: ConversionContext) {
    let type = Self.type(of: view, context)
    let isStock = view.customClass == nil
    switch view.details {
    case .stackView where !arranged.isEmpty:
      expression = "\(type)(arrangedSubviews: [\(arranged.joined(separator: ", "))])"
      isLazy = true
    case .button(let button):
      let kind = Self.buttonType(button.buttonType)
      expression = kind.map { "\(type)(type: .\($0))" } ?? "\(type)()"
    case .imageView(let element) where isStock:
      expression = element.image.map { "\(type)(image: \(ImageExpression.of($0)))" } ?? "\(type)()"
    case .tableView(let table):
      let style = ["grouped", "insetGrouped"].contains(table.style) ? table.style : nil
      expression = style.map { "\(type)(frame: .zero, style: .\($0))" } ?? "\(type)()"
    case .tableViewCell(let cell):
      let style = CellWords.style(cell.style)
      let identifier = cell.reuseIdentifier.map(SwiftLiteral.string) ?? "nil"
      expression = "\(type)(style: .\(style), reuseIdentifier: \(identifier))"
    case .collectionView:
      expression =
        "\(type)(frame: .zero, collectionViewLayout: \(layout ?? "UICollectionViewFlowLayout()"))"
      isLazy = layout != nil
    case .segmentedControl(let control) where isStock && !control.segments.isEmpty:
      let items = control.segments.enumerated().map { index, segment in
        segment.image.map { "\(ImageExpression.of($0)) ?? UIImage()" }
          ?? context.text(segment.title ?? "", "segmentTitles[\(index)]", of: view.id)
      }
      let list = "[\(items.joined(separator: ", "))]"
      let isMixed = control.segments.contains { $0.image != nil }
      expression = "\(type)(items: \(list)\(isMixed ? " as [Any]" : ""))"
    case .activityIndicator(let style) where isStock:
      expression =
        "\(type)(style: \(style?.lowercased().contains("large") == true ? ".large" : ".medium"))"
    default:
      guard view.kind == .visualEffectView else {
        expression = "\(type)()"
        return
      }
      let style = context.descendant("blurEffect", of: view.id)?.attributes["style"] ?? "regular"
      expression = "\(type)(effect: UIBlurEffect(style: .\(style)))"
    }
  }

  static func type(of view: ViewElement, _ context: ConversionContext) -> String {
    if let framework = view.kind.framework { context.needsFramework(framework) }
    if view.kind.framework != nil { context.needsClass(view.kind.codeClass, base: "UIView") }
    guard let custom = view.customClass.map(Identifier.plain), custom != view.kind.codeClass else {
      return view.kind.codeClass
    }
    if let kind = ViewKind.allCases.first(where: { $0.codeClass == custom }),
      let framework = kind.framework
    {
      context.needsFramework(framework)
      context.needsClass(custom, base: "UIView")
    } else if !Self.isApple(custom) {
      // Only a control has actions for events.
      let isControl = view.kind == .view && context.hasActions(view.id)
      context.needsClass(custom, base: isControl ? "UIControl" : view.kind.codeClass)
    }
    return custom
  }

  /// Whether UIKit declares a class.
  static func isApple(_ name: String) -> Bool {
    apple.contains(name) || ViewKind.allCases.contains { $0.codeClass == name }
  }

  private static let apple: Set<String> = ["UIControl", "UIInputView", "UIPickerView"]

  private static func buttonType(_ type: String?) -> String? {
    switch type {
    case "system", "roundedRect": "system"
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close": type
    default: nil
    }
  }
}

/// UIKit's names of Interface Builder's words about table cells.
enum CellWords {
  static func style(_ name: String?) -> String {
    switch name {
    case "IBUITableViewCellStyleValue1": "value1"
    case "IBUITableViewCellStyleValue2": "value2"
    case "IBUITableViewCellStyleSubtitle": "subtitle"
    default: "default"
    }
  }

  static func accessory(_ name: String?) -> String? {
    let known = ["disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]
    return name.flatMap { known.contains($0) ? $0 : nil }
  }
}

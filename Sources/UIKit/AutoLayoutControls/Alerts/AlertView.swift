import AutoLayoutCore
import AutoLayoutValues
import Foundation

final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let texts = UIStackView()
  private let buttons = UIStackView()
  private let card = UIView()
  private let cancel = UIView()

  var metrics: AlertMetrics {
    AlertMetrics(
      iosMajorVersion: traitCollection.iosMajorVersion, style: alert?.preferredStyle ?? .alert)
  }

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.iosMajorVersion != traitCollection.iosMajorVersion { rebuild() }
  }

  func fitted(width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func aligned(_ rect: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: whole(rect.minX), y: whole(rect.minY), width: rect.width, height: rect.height)
  }

  // MARK: - Making

  func rebuild() {
    guard let alert else { return }
    for view in [texts, buttons] { view.arrangedSubviews.forEach { $0.removeFromSuperview() } }
    for view in [card, cancel] { view.removeFromSuperview() }
    for view in [card, texts, buttons, cancel] {
      view.removeConstraints(view.constraints)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    paint(card)
    addSubview(card)
    card.addSubview(texts)
    card.addSubview(buttons)
    fillTexts(alert)
    let standsApart = fillButtons(alert)
    NSLayoutConstraint.activate(place(cancel: standsApart))
  }

  private func paint(_ view: UIView) {
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = metrics.radius
    view.clipsToBounds = true
  }

  private func fillTexts(_ alert: UIAlertController) {
    texts.axis = .vertical
    texts.spacing = metrics.gap
    let isSheet = alert.preferredStyle == .actionSheet
    let title = (alert.title, UIFont.systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold))
    let message = (alert.message, UIFont.systemFont(ofSize: 13))
    for (text, font) in [title, message] {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      label.text = text
      label.font = font
      label.numberOfLines = 0
      label.textAlignment = metrics.alignment
      label.textColor = isSheet ? .secondaryLabel : .label
      texts.addArrangedSubview(label)
    }
    for field in alert.textFields ?? [] {
      field.borderStyle = .roundedRect
      if field.font == nil { field.font = .systemFont(ofSize: 13) }
      texts.addArrangedSubview(field)
    }
  }

  private func fillButtons(_ alert: UIAlertController) -> Bool {
    let isSheet = alert.preferredStyle == .actionSheet
    var actions = alert.actions
    let canceling = actions.firstIndex { $0.style == .cancel }.map { actions.remove(at: $0) }
    buttons.spacing = metrics.buttonGap
    buttons.distribution = .fillEqually
    let pair = actions.count + (canceling == nil ? 0 : 1) == 2 && !isSheet
    // Two buttons form a row with the cancel button first; more form a column with it last.
    let all =
      pair
      ? [canceling].compactMap { $0 } + actions
      : actions + (isSheet ? [] : [canceling].compactMap { $0 })
    let shown = all.map(button)
    buttons.axis = pair && fitInARow(shown) ? .horizontal : .vertical
    for made in buttons.axis == .vertical && pair ? shown.reversed() : shown {
      buttons.addArrangedSubview(made)
      guard metrics.buttonInset == 0 else { continue }
      addLine(to: made, at: .top)
      if buttons.axis == .horizontal, buttons.arrangedSubviews.count > 1 {
        addLine(to: made, at: .left)
      }
    }
    guard isSheet, let canceling else { return false }
    paint(cancel)
    addSubview(cancel)
    let made = button(canceling)
    made.translatesAutoresizingMaskIntoConstraints = false
    cancel.addSubview(made)
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: cancel.topAnchor),
      made.bottomAnchor.constraint(equalTo: cancel.bottomAnchor),
      made.leadingAnchor.constraint(equalTo: cancel.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: cancel.trailingAnchor),
    ])
    return true
  }

  private func addLine(to button: UIView, at edge: UIRectEdge) {
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    button.addSubview(line)
    let isAbove = edge == .top
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: button.topAnchor),
      line.leadingAnchor.constraint(equalTo: button.leadingAnchor),
      isAbove
        ? line.trailingAnchor.constraint(equalTo: button.trailingAnchor)
        : line.bottomAnchor.constraint(equalTo: button.bottomAnchor),
      (isAbove ? line.heightAnchor : line.widthAnchor).constraint(equalToConstant: 0.5),
    ])
  }

  private func button(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    let isBold = action === alert?.preferredAction || action.style == .cancel
    button.titleLabel?.font = .systemFont(
      ofSize: alert?.preferredStyle == .actionSheet ? 20 : 17, weight: isBold ? .semibold : .regular
    )
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak alert] _ in alert?.press(action) }, for: .touchUpInside)
    if metrics.buttonInset > 0 {
      button.backgroundColor = .tertiarySystemFill
      button.layer.cornerRadius = metrics.button / 2
    }
    button.heightAnchor.constraint(equalToConstant: metrics.button).isActive = true
    return button
  }

  private func fitInARow(_ buttons: [UIButton]) -> Bool {
    let room = (metrics.width - 2 * metrics.buttonInset - metrics.buttonGap) / 2
    return buttons.allSatisfy { $0.intrinsicContentSize.width <= room }
  }

  private func place(cancel standsApart: Bool) -> [NSLayoutConstraint] {
    let hasTexts = !texts.arrangedSubviews.isEmpty
    let (top, bottom) = hasTexts ? (metrics.top, metrics.bottom) : (0, 0)
    var constraints = [
      card.topAnchor.constraint(equalTo: topAnchor),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
      texts.topAnchor.constraint(equalTo: card.topAnchor, constant: top),
      texts.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: metrics.side),
      texts.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -metrics.side),
      buttons.topAnchor.constraint(equalTo: texts.bottomAnchor, constant: bottom),
      buttons.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: metrics.buttonInset),
      buttons.trailingAnchor.constraint(
        equalTo: card.trailingAnchor, constant: -metrics.buttonInset),
      buttons.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -metrics.buttonInset),
    ]
    if standsApart {
      constraints += [
        cancel.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 8),
        cancel.leadingAnchor.constraint(equalTo: leadingAnchor),
        cancel.trailingAnchor.constraint(equalTo: trailingAnchor),
        cancel.bottomAnchor.constraint(equalTo: bottomAnchor),
      ]
    } else {
      constraints.append(card.bottomAnchor.constraint(equalTo: bottomAnchor))
    }
    return constraints
  }
}

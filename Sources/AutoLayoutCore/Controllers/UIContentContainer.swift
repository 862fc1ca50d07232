public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like, in points.
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}

extension UIViewController {
  /// A button that begins and ends editing, by its title and by what it does.
  func makeEditButton() -> UIBarButtonItem {
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let button = UIBarButtonItem(systemItem: .edit, primaryAction: action)
    button.show(isEditing)
    made.editButton = button
    return button
  }
}

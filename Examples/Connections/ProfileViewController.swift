import UIKit

class ProfileViewController: UIViewController {
  @IBOutlet private weak var namesLabel: UILabel!

  @IBAction private func save(sender: Any) {
    namesLabel.text = "Saved"
  }
}

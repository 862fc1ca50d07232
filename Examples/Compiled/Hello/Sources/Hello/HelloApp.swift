#if os(iOS)
import UIKit

@main
final class HelloApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    // The compiled storyboard is in the bundle of the package's resources.
    window.rootViewController =
      UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class WelcomeController: UIViewController {
  @IBOutlet private var cardArea: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let nib = UINib(nibName: "Card", bundle: .module)
    guard let card = nib.instantiate(withOwner: nil).first as? UIView else { return }
    card.frame = cardArea.bounds
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cardArea.addSubview(card)
  }
}
#endif

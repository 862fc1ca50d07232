import UIKit

/// A program with no scenes, whose first screen fills itself in later, as apps do.
///
/// `ApplicationHostTests` start it as a process. `main()` does not return, and only there the main
/// run loop runs on the main thread.
@main
final class HostedProgram: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = WaitingViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class WaitingViewController: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
    RunLoop.main.perform { MainActor.assumeIsolated { self.show("run loop") } }
    DispatchQueue.main.async { self.show("main queue") }
    OperationQueue.main.addOperation { MainActor.assumeIsolated { self.show("operation") } }
    _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
      MainActor.assumeIsolated { self.show("timer") }
    }
    Task { @MainActor in self.show("task") }
    UIView.animate(
      withDuration: 0.02, animations: { self.view.backgroundColor = .white },
      completion: { _ in self.show("animation") })
  }

  private func show(_ way: String) {
    let label = UILabel()
    label.text = "by \(way)"
    stack.addArrangedSubview(label)
  }
}

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let store = NoteStore(notes: Note.samples)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }

    let list = NoteListViewController(store: store)
    let navigationController = UINavigationController(rootViewController: list)
    navigationController.navigationBar.prefersLargeTitles = true

    window = UIWindow(windowScene: windowScene)
    window?.tintColor = .systemOrange
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()

    if let url = connectionOptions.urlContexts.first?.url {
      open(url)
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if let url = URLContexts.first?.url {
      open(url)
    }
  }

  /// Opens `notes://note/2` (a note), `notes://search/tea` (a search) or `notes://delete/2` (a
  /// confirmation).
  private func open(_ url: URL) {
    guard let navigationController = window?.rootViewController as? UINavigationController,
      let list = navigationController.viewControllers.first as? NoteListViewController
    else { return }
    let argument = url.lastPathComponent
    switch url.host {
    case "note":
      if let index = Int(argument), store.notes.indices.contains(index) {
        list.showNote(store.notes[index])
      }
    case "search":
      list.search(for: argument)
    case "delete":
      if let index = Int(argument), store.notes.indices.contains(index) {
        list.confirmDeletion(of: store.notes[index]) { _ in }
      }
    default:
      break
    }
  }
}

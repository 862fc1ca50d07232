extension ControllerElement {
  func localized(_ strings: DocumentStrings) -> ControllerElement {
    var controller = self
    func replace(_ text: inout String?, _ id: String?, _ property: String) {
      if let id, let string = strings[id, property] { text = string }
    }
    func replace(_ items: inout [BarButtonItemElement]) {
      for index in items.indices { replace(&items[index].title, items[index].id, "title") }
    }
    replace(&controller.title, id, "title")
    if var item = navigationItem {
      replace(&item.title, item.id, "title")
      replace(&item.prompt, item.id, "prompt")
      replace(&item.leftItems)
      replace(&item.rightItems)
      if var back = item.backItem {
        replace(&back.title, back.id, "title")
        item.backItem = back
      }
      controller.navigationItem = item
    }
    if var item = tabBarItem {
      replace(&item.title, item.id, "title")
      controller.tabBarItem = item
    }
    replace(&controller.toolbarItems)
    return controller
  }
}

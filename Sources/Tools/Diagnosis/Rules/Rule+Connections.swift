extension Rule {
  static let unknownClass = Rule(
    "unknown-class", severity: .warning, title: "Custom class that the project lacks",
    explanation: """
      The document names a class that no source of the project declares. At run time iOS logs
      "Unknown class … in Interface Builder file" and makes an object of the element's base class
      instead. The finding is an error if the element has outlets or actions, because the object then
      lacks them, or if the class is a segue's. The rule is silent for classes of absent modules.
      Correct the name, or remove the custom class.
      """)
  static let wrongModule = Rule(
    "wrong-module", severity: .warning, title: "Custom class in another module",
    explanation: """
      iOS finds a Swift class by its module and its name. The document names no module, or a module
      that the project does not build. Choose "Inherit Module From Target" in Xcode's identity
      inspector, or name the module of the class.
      """)
  static let missingOutlet = Rule(
    "missing-outlet", severity: .error, title: "Outlet that the class lacks",
    explanation: """
      The document connects an outlet, but neither the class nor a superclass has the property. When
      the scene or nib is loaded, the app stops: "this class is not key value coding-compliant for
      the key …". Rename the outlet, add the property, or remove the connection. The rule is silent
      if a superclass is in a module whose sources are absent, or if the class overrides
      `setValue(_:forUndefinedKey:)`. If a nib has another name than its owner, the finding is a
      warning: another class may own the nib.
      """)
  static let hiddenOutlet = Rule(
    "outlet-not-objc", severity: .error, title: "Outlet that Objective-C cannot see",
    explanation: """
      The document connects an outlet to a property that is only visible to Swift. iOS sets outlets
      by their names in Objective-C, so the app stops when it loads the scene or nib. Add `@IBOutlet`
      to the property. Swift 3 and earlier made properties visible themselves: there the rule is
      silent.
      """)
  static let missingAction = Rule(
    "missing-action", severity: .error, title: "Action that the class lacks",
    explanation: """
      The document sends an action to an object whose class has no such method. The app stops at the
      event: "unrecognized selector sent to instance". `func go(sender: Any)` has the selector
      `goWithSender:`, `func go(_ sender: Any)` has `go:`, and `func go()` has `go`. Rename the
      action, correct the method's labels, or remove the connection. For the first responder the
      finding is a warning: an unknown action has no effect.
      """)
  static let unknownUnwind = Rule(
    "unknown-unwind", severity: .warning, title: "Unwind segue that no class accepts",
    explanation: """
      A segue to Exit calls a method that no class of the project has. Performing the segue has no
      effect. Add the method to the controller to which the segue returns, or correct its name.
      """)
  static let missingIdentifier = Rule(
    "missing-identifier", severity: .error, title: "Identifier that no document has",
    explanation: """
      Code requests a storyboard, a scene, a segue, a nib or a cell by a name that no document has.
      The app stops with an exception; a request for a cell that gives no index path returns nil, and
      the finding is a warning. Only literals are compared. The rule is silent for cells that code
      may register, and for segues of classes that no document names.
      """)
  static let unknownSegueComparison = Rule(
    "unknown-segue-comparison", severity: .note,
    title: "Comparison with a segue that no document has",
    explanation: """
      Code compares a segue's identifier with a name that no document has: the branch never
      runs. Correct the name, or remove the branch.
      """)
  static let missingImage = Rule(
    "missing-image", severity: .warning, title: "Image that the project lacks",
    explanation: """
      The document names an image that is in no asset catalog and no file of the project. iOS logs a
      line and shows nothing in its place. Add the image, or correct the name.
      """)
  static let missingColor = Rule(
    "missing-color", severity: .warning, title: "Named color that the project lacks",
    explanation: """
      The document names a color that is in no asset catalog of the project. iOS logs "Unable to
      resolve the color named" and uses the copy in the document, which has no variant for dark
      appearance. Add the color, or correct the name.
      """)
  static let missingAttribute = Rule(
    "missing-attribute", severity: .note, title: "User-defined attribute that the class lacks",
    explanation: """
      The document sets a user-defined attribute, but the class has no such property, or none that is
      visible to Objective-C. iOS logs "Failed to set … user defined inspected property", and the
      value has no effect. The rule is silent if a module is absent, because any module may extend
      Apple's classes.
      """)
  static let unsetOutlet = Rule(
    "unset-outlet", severity: .note, isOnByDefault: false,
    title: "Outlet that no document connects",
    explanation: """
      A Swift class has an outlet whose type is an implicitly unwrapped optional. Documents name the
      class or a class below it, but none connects the outlet, and the class does not set it. The
      finding is a warning if code uses the outlet and does not test it: there the app stops. Connect
      the outlet, or remove it. The rule is off unless the settings give it a severity, or "--only"
      names it.
      """)
  static let staleOwnerClass = Rule(
    "stale-owner-class", severity: .note, isOnByDefault: false,
    title: "File's Owner with a class that does not exist",
    explanation: """
      File's Owner names a class that the project lacks. At run time the owner is the object that
      code passes, so the name only affects Xcode's menus. The rule is off unless the settings give it
      a severity, or "--only" names it.
      """)
}

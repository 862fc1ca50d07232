// What subclasses of UIGestureRecognizer override is declared in Swift, in Sources/AutoLayoutCore/Events.

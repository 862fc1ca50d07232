// Swift declares the overridable members of UIGestureRecognizer, in Sources/AutoLayoutCore/Events.

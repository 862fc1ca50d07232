// Swift declares the overridable members of UIGestureRecognizer, in Sources/UIKit/AutoLayoutCore/Events.

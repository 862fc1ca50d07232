// Swift declares the runtime functions: see Sources/UIKit/AutoLayoutValues/ObjectiveC.

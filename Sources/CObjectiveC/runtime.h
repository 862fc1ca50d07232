// The names of the runtime are declared in Swift: see Sources/AutoLayout/Compatibility/Runtime.

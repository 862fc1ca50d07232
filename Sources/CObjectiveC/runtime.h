// Swift declares the runtime functions: see Sources/AutoLayout/Compatibility/Runtime.

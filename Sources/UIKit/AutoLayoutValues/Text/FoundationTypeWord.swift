#if !canImport(Darwin)
/// The first word of objects that are values of text attributes.
///
/// Core Foundation on Linux reads it as a type number when it compares runs, and aborts on 0 or an
/// unknown type. A small number shifted by eight bits leads to `isEqual(_:)`.
let foundationTypeWord: UInt = 1 << 8
#endif

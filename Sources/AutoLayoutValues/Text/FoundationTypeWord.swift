#if !canImport(Darwin)
/// The first word of objects that are values of text attributes.
///
/// Core Foundation on Linux compares the attributes of adjacent runs. It reads the first word of
/// each value as a type number and aborts on 0 or an unknown type. Any small number shifted by
/// eight bits passes and leads to `isEqual(_:)`.
let foundationTypeWord: UInt = 1 << 8
#endif

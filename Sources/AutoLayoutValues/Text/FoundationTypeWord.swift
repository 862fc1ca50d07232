#if !canImport(Darwin)
/// The first word of objects that stand among the attributes of text.
///
/// Core Foundation on Linux compares the attributes of neighbouring runs, and reads the first word
/// of each value as a type number; where it finds 0 there, or a word that means none, it stops the
/// process. Any small number shifted by eight bits passes, and the comparison then goes to
/// `isEqual(_:)` as it should.
let foundationTypeWord: UInt = 1 << 8
#endif

import Testing

@Suite("Solver")
struct SolverTests {
  @Test("this file is replaced by the module's own tests") func replaced() {}
}

/// The solver with the names of kiwi, a C++ library for linear constraints: a program includes this
/// header in the place of kiwi's, and links with libconstraint-solver. C++11 or later.
///
/// Differences: each strength is a strict priority, so a strong constraint beats any number of weaker
/// constraints (`Priorities::weighted` restores kiwi's sums). `addConstraint` refuses a required
/// constraint exactly if it cannot hold, and `refusal` returns the constraints that exclude it.
/// Changes are solved together in `updateVariables`.
///
/// As in kiwi, variables and constraints are shared, and a program uses them in a single thread.
#ifndef CONSTRAINT_SOLVER_KIWI_H
#define CONSTRAINT_SOLVER_KIWI_H

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <exception>
#include <iostream>
#include <memory>
#include <new>
#include <sstream>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../constraint_solver.h"

#define KIWI_MAJOR_VERSION 1
#define KIWI_MINOR_VERSION 5
#define KIWI_MICRO_VERSION 0
#define KIWI_VERSION_HEX 0x010500
#define KIWI_VERSION "1.5.0"

namespace kiwi {

class Solver;

// MARK: Shared data

namespace detail {

/// An object with a count of references.
struct Counted {
  int references = 0;
};

/// A reference to an object with a count.
template <typename Data>
class Shared {
 public:
  Shared() = default;
  explicit Shared(Data *data) : m_data(data) { ++m_data->references; }
  Shared(const Shared &other) : m_data(other.m_data) {
    if (m_data) ++m_data->references;
  }
  Shared(Shared &&other) noexcept : m_data(other.m_data) { other.m_data = nullptr; }
  ~Shared() {
    if (m_data && --m_data->references == 0) delete m_data;
  }
  Shared &operator=(Shared other) noexcept {
    std::swap(m_data, other.m_data);
    return *this;
  }
  Data *get() const { return m_data; }
  Data *operator->() const { return m_data; }

 private:
  Data *m_data = nullptr;
};

/// The number of values that programs have set themselves, which solvers overwrite.
inline std::uint64_t &assignments() {
  static thread_local std::uint64_t count = 0;
  return count;
}

/// An object's identity in the solver that used it first.
template <typename Identity>
struct Place {
  csl_solver solver = 0;
  Identity identity = 0;
};

}  // namespace detail

// MARK: Strengths

namespace strength {

inline double create(double a, double b, double c, double w = 1.0) {
  auto digit = [w](double value) { return std::max(0.0, std::min(1000.0, value * w)); };
  return digit(a) * 1000000.0 + digit(b) * 1000.0 + digit(c);
}

const double required = create(1000.0, 1000.0, 1000.0);
const double strong = create(1.0, 0.0, 0.0);
const double medium = create(0.0, 1.0, 0.0);
const double weak = create(0.0, 0.0, 1.0);

inline double clip(double value) { return std::max(0.0, std::min(required, value)); }

}  // namespace strength

// MARK: Variables, terms, expressions

class Variable {
 public:
  class Context {
   public:
    Context() = default;
    virtual ~Context() {}
  };

  Variable(Context *context = nullptr) : m_data(new Data(std::string(), context)) {}
  Variable(std::string name, Context *context = nullptr)
      : m_data(new Data(std::move(name), context)) {}
  Variable(const char *name, Context *context = nullptr) : m_data(new Data(name, context)) {}

  const std::string &name() const { return m_data->name; }
  void setName(const char *name) { m_data->name = name; }
  void setName(const std::string &name) { m_data->name = name; }
  Context *context() const { return m_data->context.get(); }
  void setContext(Context *context) { m_data->context.reset(context); }
  double value() const { return m_data->value; }
  void setValue(double value) {
    ++detail::assignments();
    m_data->value = value;
  }
  bool equals(const Variable &other) const { return m_data.get() == other.m_data.get(); }

 private:
  friend class Solver;
  friend class Constraint;

  struct Data : detail::Counted {
    Data(std::string name, Context *context) : name(std::move(name)), context(context) {}
    std::string name;
    std::unique_ptr<Context> context;
    double value = 0;
    detail::Place<csl_variable> place;
  };

  detail::Shared<Data> m_data;

  friend bool operator<(const Variable &left, const Variable &right) {
    return left.m_data.get() < right.m_data.get();
  }
};

class Term {
 public:
  Term(Variable variable, double coefficient = 1.0)
      : m_variable(std::move(variable)), m_coefficient(coefficient) {}
  Term(const std::pair<const Variable, double> &pair)
      : m_variable(pair.first), m_coefficient(pair.second) {}

  const Variable &variable() const { return m_variable; }
  double coefficient() const { return m_coefficient; }
  double value() const { return m_coefficient * m_variable.value(); }

 private:
  Variable m_variable;
  double m_coefficient;
};

class Expression {
 public:
  Expression(double constant = 0.0) : m_constant(constant) {}
  Expression(const Term &term, double constant = 0.0) : m_terms(1, term), m_constant(constant) {}
  Expression(std::vector<Term> terms, double constant = 0.0)
      : m_terms(std::move(terms)), m_constant(constant) {}

  const std::vector<Term> &terms() const { return m_terms; }
  double constant() const { return m_constant; }
  double value() const {
    double sum = m_constant;
    for (const Term &term : m_terms) sum += term.value();
    return sum;
  }

 private:
  std::vector<Term> m_terms;
  double m_constant;
};

// MARK: Constraints

enum RelationalOperator { OP_LE, OP_GE, OP_EQ };

class Constraint {
 public:
  Constraint() = default;
  Constraint(const Expression &expression, RelationalOperator op,
             double strength = strength::required)
      : m_data(new Data(reduced(expression), op, strength::clip(strength))) {}
  Constraint(const Constraint &other, double strength)
      : m_data(new Data(other.expression(), other.op(), strength::clip(strength))) {}

  const Expression &expression() const { return m_data->expression; }
  RelationalOperator op() const { return m_data->op; }
  double strength() const { return m_data->strength; }
  bool operator!() const { return !m_data.get(); }

  /// Whether the constraint does not hold for the values of its variables, up to rounding.
  bool violated() const {
    const double tolerance = 1e-8, value = expression().value();
    switch (op()) {
      case OP_EQ: return !(value <= tolerance && value >= -tolerance);
      case OP_GE: return value < -tolerance;
      default: return value > tolerance;
    }
  }

 private:
  friend class Solver;

  struct Data : detail::Counted {
    Data(Expression expression, RelationalOperator op, double strength)
        : expression(std::move(expression)), op(op), strength(strength) {}
    Expression expression;
    RelationalOperator op;
    double strength;
    detail::Place<csl_constraint> place;
  };

  detail::Shared<Data> m_data;

  /// Adds up the terms of equal variables, in the order of mention.
  static Expression reduced(const Expression &expression) {
    std::vector<Term> terms;
    terms.reserve(expression.terms().size());
    std::unordered_map<const void *, std::size_t> positions;
    const bool isLong = expression.terms().size() > 16;
    for (const Term &term : expression.terms()) {
      std::size_t position = terms.size();
      if (isLong) {
        position = positions.emplace(term.variable().m_data.get(), position).first->second;
      } else {
        for (position = 0; position < terms.size(); ++position)
          if (terms[position].variable().equals(term.variable())) break;
      }
      if (position == terms.size())
        terms.push_back(term);
      else
        terms[position] =
            Term(term.variable(), terms[position].coefficient() + term.coefficient());
    }
    return Expression(std::move(terms), expression.constant());
  }

  friend bool operator<(const Constraint &left, const Constraint &right) {
    return left.m_data.get() < right.m_data.get();
  }
  friend bool operator==(const Constraint &left, const Constraint &right) {
    return left.m_data.get() == right.m_data.get();
  }
  friend bool operator!=(const Constraint &left, const Constraint &right) {
    return left.m_data.get() != right.m_data.get();
  }
};

// MARK: Errors

namespace detail {

/// An error about a constraint or a variable.
template <typename Subject>
class SubjectError : public std::exception {
 public:
  explicit SubjectError(Subject subject) : m_subject(std::move(subject)) {}

 protected:
  const Subject &subject() const { return m_subject; }

 private:
  Subject m_subject;
};

class ConstraintError : public SubjectError<Constraint> {
 public:
  using SubjectError::SubjectError;
  const Constraint &constraint() const { return subject(); }
};

class VariableError : public SubjectError<Variable> {
 public:
  using SubjectError::SubjectError;
  const Variable &variable() const { return subject(); }
};

}  // namespace detail

class UnsatisfiableConstraint : public detail::ConstraintError {
 public:
  using ConstraintError::ConstraintError;
  const char *what() const noexcept override { return "the constraint cannot hold"; }
};

class UnknownConstraint : public detail::ConstraintError {
 public:
  using ConstraintError::ConstraintError;
  const char *what() const noexcept override { return "the constraint is not in the solver"; }
};

class DuplicateConstraint : public detail::ConstraintError {
 public:
  using ConstraintError::ConstraintError;
  const char *what() const noexcept override { return "the constraint is already in the solver"; }
};

class UnknownEditVariable : public detail::VariableError {
 public:
  using VariableError::VariableError;
  const char *what() const noexcept override { return "the variable is not edited"; }
};

class DuplicateEditVariable : public detail::VariableError {
 public:
  using VariableError::VariableError;
  const char *what() const noexcept override { return "the variable is already edited"; }
};

class BadRequiredStrength : public std::exception {
 public:
  const char *what() const noexcept override { return "an edited variable must be optional"; }
};

class InternalSolverError : public std::exception {
 public:
  InternalSolverError() : m_message("the call failed") {}
  InternalSolverError(std::string message) : m_message(std::move(message)) {}
  InternalSolverError(const char *message) : m_message(message) {}
  const char *what() const noexcept override { return m_message.c_str(); }

 private:
  std::string m_message;
};

// MARK: Operators

namespace detail {

template <typename Type>
using Plain = typename std::decay<Type>::type;

/// Whether a type is a variable, a term or an expression.
template <typename Type>
struct IsSymbolic
    : std::integral_constant<bool, std::is_base_of<Variable, Plain<Type>>::value ||
                                       std::is_base_of<Term, Plain<Type>>::value ||
                                       std::is_base_of<Expression, Plain<Type>>::value> {};

/// `Result` if an operand is symbolic, and the other is symbolic or a number.
template <typename Left, typename Right, typename Result>
using Combined = typename std::enable_if<
    (IsSymbolic<Left>::value &&
     (IsSymbolic<Right>::value || std::is_convertible<Right, double>::value)) ||
        (IsSymbolic<Right>::value && std::is_convertible<Left, double>::value),
    Result>::type;

/// A sum that is being built.
struct Sum {
  std::vector<Term> terms;
  double constant = 0;

  void reserve(std::size_t count) {
    if (terms.capacity() < count) terms.reserve(std::max(count, 2 * terms.capacity()));
  }
  void add(double number, double factor) { constant += number * factor; }
  void add(const Variable &variable, double factor) { terms.emplace_back(variable, factor); }
  void add(const Term &term, double factor) {
    terms.emplace_back(term.variable(), term.coefficient() * factor);
  }
  void add(const Expression &expression, double factor) {
    reserve(terms.size() + expression.terms().size());
    for (const Term &term : expression.terms()) add(term, factor);
    constant += expression.constant() * factor;
  }
};

inline std::size_t size(double) { return 0; }
inline std::size_t size(const Variable &) { return 1; }
inline std::size_t size(const Term &) { return 1; }
inline std::size_t size(const Expression &expression) { return expression.terms().size(); }

/// Returns `left + factor * right`.
template <typename Left, typename Right>
Expression combine(const Left &left, const Right &right, double factor) {
  Sum sum;
  sum.terms.reserve(size(left) + size(right));
  sum.add(left, 1);
  sum.add(right, factor);
  return Expression(std::move(sum.terms), sum.constant);
}

}  // namespace detail

inline Term operator*(const Term &term, double coefficient) {
  return Term(term.variable(), term.coefficient() * coefficient);
}
inline Term operator*(const Variable &variable, double coefficient) {
  return Term(variable, coefficient);
}
inline Expression operator*(const Expression &expression, double coefficient) {
  detail::Sum sum;
  sum.add(expression, coefficient);
  return Expression(std::move(sum.terms), sum.constant);
}
inline Term operator*(double coefficient, const Term &term) { return term * coefficient; }
inline Term operator*(double coefficient, const Variable &variable) {
  return variable * coefficient;
}
inline Expression operator*(double coefficient, const Expression &expression) {
  return expression * coefficient;
}

inline Term operator/(const Term &term, double divisor) { return term * (1.0 / divisor); }
inline Term operator/(const Variable &variable, double divisor) {
  return variable * (1.0 / divisor);
}
inline Expression operator/(const Expression &expression, double divisor) {
  return expression * (1.0 / divisor);
}

inline Term operator-(const Term &term) { return term * -1.0; }
inline Term operator-(const Variable &variable) { return variable * -1.0; }
inline Expression operator-(const Expression &expression) { return expression * -1.0; }

template <typename Left, typename Right>
detail::Combined<Left, Right, Expression> operator+(const Left &left, const Right &right) {
  return detail::combine(left, right, 1);
}
template <typename Left, typename Right>
detail::Combined<Left, Right, Expression> operator-(const Left &left, const Right &right) {
  return detail::combine(left, right, -1);
}
template <typename Left, typename Right>
detail::Combined<Left, Right, Constraint> operator==(const Left &left, const Right &right) {
  return Constraint(detail::combine(left, right, -1), OP_EQ);
}
template <typename Left, typename Right>
detail::Combined<Left, Right, Constraint> operator<=(const Left &left, const Right &right) {
  return Constraint(detail::combine(left, right, -1), OP_LE);
}
template <typename Left, typename Right>
detail::Combined<Left, Right, Constraint> operator>=(const Left &left, const Right &right) {
  return Constraint(detail::combine(left, right, -1), OP_GE);
}

inline Constraint operator|(const Constraint &constraint, double strength) {
  return Constraint(constraint, strength);
}
inline Constraint operator|(double strength, const Constraint &constraint) {
  return constraint | strength;
}

// MARK: Solver

/// The meaning of strengths.
enum class Priorities {
  /// A stronger constraint beats any number of weaker constraints.
  strict,
  /// The sum of all errors, each times its strength, is as small as possible.
  weighted
};

class Solver {
 public:
  explicit Solver(Priorities priorities = Priorities::strict)
      : m_solver(csl_create()), m_priorities(priorities) {
    if (!m_solver) throw std::bad_alloc();
    // A dialog needs no larger lists.
    m_variables.reserve(16);
    m_constraints.reserve(32);
    m_terms.reserve(8);
  }
  ~Solver() { csl_destroy(m_solver); }
  Solver(const Solver &) = delete;
  Solver &operator=(const Solver &) = delete;

  /// Adds a constraint.
  ///
  /// Throws `DuplicateConstraint`, or `UnsatisfiableConstraint` if a required constraint cannot hold
  /// or a number is not finite; nothing changes then.
  void addConstraint(const Constraint &constraint) {
    if (hasConstraint(constraint)) throw DuplicateConstraint(constraint);
    csl_constraint added = 0;
    if (add(constraint.expression(), constraint.op(), constraint.strength(), &added) != CSL_OK)
      throw UnsatisfiableConstraint(constraint);
    put(m_constraints, added, constraint);
    auto &place = constraint.m_data->place;
    if (place.identity == 0 || !csl_is_solver(place.solver)) {
      place.solver = m_solver;
      place.identity = added;
    } else {
      m_sharedConstraints[constraint.m_data.get()] = added;
    }
  }

  /// Removes a constraint, or throws `UnknownConstraint`.
  void removeConstraint(const Constraint &constraint) {
    const csl_constraint identity = find(constraint);
    if (identity == 0) throw UnknownConstraint(constraint);
    csl_remove(m_solver, identity);
    auto &place = constraint.m_data->place;
    if (place.solver == m_solver && place.identity == identity)
      place.identity = 0;
    else
      m_sharedConstraints.erase(constraint.m_data.get());
    // The last reference may be the caller's argument.
    const Constraint removed = std::move(m_constraints[number(identity)]);
  }

  bool hasConstraint(const Constraint &constraint) const { return find(constraint) != 0; }

  /// Lets `suggestValue` suggest values for a variable; 0 is the first.
  ///
  /// Throws `DuplicateEditVariable`, or `BadRequiredStrength` for a required strength.
  void addEditVariable(const Variable &variable, double strength) {
    if (hasEditVariable(variable)) throw DuplicateEditVariable(variable);
    strength = strength::clip(strength);
    if (strength == strength::required) throw BadRequiredStrength();
    const csl_variable edited = identity(variable);
    m_terms.assign(1, csl_term{edited, 1});
    csl_constraint added = 0;
    check(addTerms(OP_EQ, 0, strength, &added));
    m_variables[number(edited)].edit = added;
  }

  /// Ends `addEditVariable`, or throws `UnknownEditVariable`.
  void removeEditVariable(const Variable &variable) {
    csl_constraint &edit = editOf(variable);
    csl_remove(m_solver, edit);
    edit = 0;
  }

  bool hasEditVariable(const Variable &variable) const {
    const csl_variable known = find(variable);
    return known != 0 && m_variables[number(known)].edit != 0;
  }

  /// Suggests a value, or throws `UnknownEditVariable`.
  void suggestValue(const Variable &variable, double value) {
    check(csl_set_constant(m_solver, editOf(variable), value));
  }

  /// Solves, and sets the values of all variables.
  void updateVariables() {
    csl_solve(m_solver);
    const std::uint64_t assignments = detail::assignments();
    const bool isComplete = m_mustWriteAll || m_assignments != assignments;
    csl_change changes[64];
    std::size_t count = 64;
    while (count == 64) {
      if (csl_changes(m_solver, changes, 64, &count) != CSL_OK) break;
      for (std::size_t index = 0; index < count; ++index)
        m_variables[number(changes[index].variable)].variable.m_data->value = changes[index].value;
    }
    if (!isComplete) return;
    for (const Known &known : m_variables)
      csl_value(m_solver, known.identity, &known.variable.m_data->value);
    m_assignments = assignments;
    m_mustWriteAll = m_sharesVariables;
  }

  /// Removes all constraints and edit variables.
  void reset() {
    const csl_solver fresh = csl_create();
    if (!fresh) throw std::bad_alloc();
    csl_destroy(m_solver);
    m_solver = fresh;
    m_variables.clear();
    m_constraints.clear();
    m_sharedVariables.clear();
    m_sharedConstraints.clear();
    m_sharesVariables = m_mustWriteAll = false;
  }

  /// The constraints that excluded the last constraint that `addConstraint` refused.
  std::vector<Constraint> refusal() const {
    std::size_t count = 0;
    csl_refusal(m_solver, nullptr, 0, &count);
    std::vector<csl_constraint> members(count);
    csl_refusal(m_solver, members.data(), count, &count);
    std::vector<Constraint> list;
    for (csl_constraint member : members) {
      // A member may be removed already.
      const std::size_t index = number(member);
      if (index < m_constraints.size() && !!m_constraints[index] &&
          find(m_constraints[index]) == member)
        list.push_back(m_constraints[index]);
    }
    return list;
  }

  /// The solver of the C library, for its other functions.
  csl_solver handle() const { return m_solver; }

  void dump() { dump(std::cout); }
  void dump(std::ostream &out);
  std::string dumps() {
    std::ostringstream out;
    dump(out);
    return out.str();
  }

 private:
  csl_solver m_solver;
  Priorities m_priorities;
  /// A variable that the solver uses, and the constraint that edits it, or 0.
  struct Known {
    Variable variable;
    csl_variable identity;
    csl_constraint edit;
  };
  /// The variables by number.
  std::vector<Known> m_variables;
  std::vector<Constraint> m_constraints;
  /// The variables and constraints that another solver used first.
  std::unordered_map<const void *, csl_variable> m_sharedVariables;
  std::unordered_map<const void *, csl_constraint> m_sharedConstraints;
  std::vector<csl_term> m_terms;
  std::uint64_t m_assignments = 0;
  bool m_sharesVariables = false;
  /// Whether a value was perhaps set by another solver or the program.
  bool m_mustWriteAll = false;

  static std::size_t number(std::uint64_t identity) {
    return static_cast<std::uint32_t>(identity) - 1;
  }

  template <typename Value>
  static void put(std::vector<Value> &list, std::uint64_t identity, const Value &value) {
    const std::size_t index = number(identity);
    if (index == list.size())
      list.push_back(value);
    else if (index < list.size())
      list[index] = value;
    else {
      list.resize(index + 1);
      list[index] = value;
    }
  }

  static void check(csl_status status) {
    if (status != CSL_OK) throw InternalSolverError(csl_message(status));
  }

  csl_variable find(const Variable &variable) const {
    const auto &place = variable.m_data->place;
    if (place.solver == m_solver) return place.identity;
    if (m_sharedVariables.empty()) return 0;
    const auto found = m_sharedVariables.find(variable.m_data.get());
    return found == m_sharedVariables.end() ? 0 : found->second;
  }

  csl_constraint find(const Constraint &constraint) const {
    const auto &place = constraint.m_data->place;
    if (place.solver == m_solver) return place.identity;
    if (m_sharedConstraints.empty()) return 0;
    const auto found = m_sharedConstraints.find(constraint.m_data.get());
    return found == m_sharedConstraints.end() ? 0 : found->second;
  }

  csl_variable identity(const Variable &variable) {
    const csl_variable known = find(variable);
    return known != 0 ? known : adopt(variable);
  }

  csl_variable adopt(const Variable &variable) {
    csl_variable added = 0;
    check(csl_add_variable(m_solver, CSL_POSITION, &added));
    // The solver's variables are never removed, so each is the next.
    m_variables.push_back(Known{variable, added, 0});
    auto &place = variable.m_data->place;
    if (place.solver == 0 || !csl_is_solver(place.solver)) {
      place.solver = m_solver;
      place.identity = added;
    } else {
      m_sharedVariables[variable.m_data.get()] = added;
      m_sharesVariables = m_mustWriteAll = true;
      // The other solver writes all values once, and this solver each time.
      ++detail::assignments();
    }
    if (variable.value() != 0) m_mustWriteAll = true;
    return added;
  }

  csl_constraint &editOf(const Variable &variable) {
    if (!hasEditVariable(variable)) throw UnknownEditVariable(variable);
    return m_variables[number(find(variable))].edit;
  }

  csl_properties properties(double strength) const {
    if (strength == strength::required) return csl_required();
    // A strength of 0 decides only between values that are equally good otherwise.
    const bool isWeighted = m_priorities == Priorities::weighted && strength > 0;
    csl_properties properties = csl_optional(isWeighted ? 500 : csl_priority_of_rank(rank(strength)));
    // The weights are around 1.
    if (isWeighted) properties.weight = strength / strength::medium;
    return properties;
  }

  /// A strength's rank: the exponent and 24 bits of the mantissa, from 2^-20 on.
  static std::uint32_t rank(double strength) {
    const double lowest = 1.0 / (1 << 20);
    if (strength < lowest) return strength > 0 ? 2 : 1;
    return static_cast<std::uint32_t>((bits(strength) - bits(lowest)) >> 28) + 3;
  }

  static std::uint64_t bits(double number) {
    std::uint64_t bits;
    std::memcpy(&bits, &number, sizeof bits);
    return bits;
  }

  csl_status add(const Expression &expression, RelationalOperator op, double strength,
                 csl_constraint *added) {
    m_terms.resize(expression.terms().size());
    csl_term *next = m_terms.data();
    for (const Term &term : expression.terms())
      *next++ = csl_term{identity(term.variable()), term.coefficient()};
    return addTerms(op, -expression.constant(), strength, added);
  }

  csl_status addTerms(RelationalOperator op, double constant, double strength,
                      csl_constraint *added) {
    const csl_relation relation =
        op == OP_EQ ? CSL_EQUAL : op == OP_LE ? CSL_LESS_OR_EQUAL : CSL_GREATER_OR_EQUAL;
    const csl_properties about = properties(strength);
    const auto call = about.priority == CSL_REQUIRED ? csl_try_add : csl_add;
    return call(m_solver, m_terms.data(), m_terms.size(), relation, constant, &about, added);
  }
};

// MARK: Dumps

namespace debug {

inline void dump(const Constraint &constraint, std::ostream &out) {
  for (const Term &term : constraint.expression().terms())
    out << term.coefficient() << " * " << term.variable().name() << " + ";
  out << constraint.expression().constant()
      << (constraint.op() == OP_LE ? " <= 0" : constraint.op() == OP_GE ? " >= 0" : " == 0")
      << "  | strength = " << constraint.strength() << '\n';
}

inline void dump(Solver &solver, std::ostream &out) { solver.dump(out); }

template <typename Value>
void dump(Value &&value) {
  dump(value, std::cout);
}

template <typename Value>
std::string dumps(Value &&value) {
  std::ostringstream out;
  dump(value, out);
  return out.str();
}

}  // namespace debug

/// Writes the constraints and values. The objective has the optional constraints, the tableau the
/// values after the last solve, and the infeasible part the constraints that do not hold.
inline void Solver::dump(std::ostream &out) {
  const auto constraints = [&](const char *title, bool (*includes)(csl_solver, const Constraint &,
                                                                   csl_constraint)) {
    out << title << '\n' << std::string(std::strlen(title), '-') << '\n';
    for (const Constraint &constraint : m_constraints) {
      if (!constraint || !includes(m_solver, constraint, find(constraint))) continue;
      debug::dump(constraint, out);
    }
    out << '\n';
  };
  constraints("Objective", [](csl_solver, const Constraint &constraint, csl_constraint) {
    return constraint.strength() < strength::required;
  });
  out << "Tableau\n-------\n";
  for (const Known &known : m_variables) {
    double value = 0;
    csl_value(m_solver, known.identity, &value);
    out << known.variable.name() << " | " << value << '\n';
  }
  out << '\n';
  constraints("Infeasible", [](csl_solver solver, const Constraint &, csl_constraint identity) {
    double violation = 0;
    return csl_violation(solver, identity, &violation) == CSL_OK && violation > 1e-8;
  });
  out << "Variables\n---------\n";
  for (const Known &known : m_variables)
    out << known.variable.name() << " = " << known.variable.value() << '\n';
  out << "\nEdit Variables\n--------------\n";
  for (const Known &known : m_variables)
    if (known.edit != 0) out << known.variable.name() << '\n';
  out << '\n';
  constraints("Constraints",
              [](csl_solver, const Constraint &, csl_constraint) { return true; });
}

}  // namespace kiwi

#endif

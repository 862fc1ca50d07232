"""The C library through ctypes, for checks."""

import ctypes
from ctypes import POINTER, Structure, byref, c_bool, c_double, c_float, c_int32, c_int64, c_size_t, c_uint64

UNSATISFIABLE = -8
REQUIRED = 1000.0


class Term(Structure):
    _fields_ = [("variable", c_uint64), ("coefficient", c_double)]


class Properties(Structure):
    _fields_ = [
        ("priority", c_float), ("tie", c_int32), ("tie_rank", c_int64), ("weight", c_double),
        ("relaxation_rank", c_int32), ("reserved", c_int32),
    ]


class Library:
    def __init__(self, path):
        self.c = ctypes.CDLL(path)
        adding = [
            c_uint64, POINTER(Term), c_size_t, c_int32, c_double, POINTER(Properties), POINTER(c_uint64)
        ]
        for name, arguments in {
            "csl_destroy": [c_uint64], "csl_solve": [c_uint64],
            "csl_add_variable": [c_uint64, c_int32, POINTER(c_uint64)],
            "csl_value": [c_uint64, c_uint64, POINTER(c_double)],
            "csl_add": adding, "csl_try_add": adding,
            "csl_remove": [c_uint64, c_uint64],
            "csl_set_constant": [c_uint64, c_uint64, c_double],
            "csl_set_priority": [c_uint64, c_uint64, c_float],
            "csl_violation": [c_uint64, c_uint64, POINTER(c_double)],
            "csl_refusal": [c_uint64, POINTER(c_uint64), c_size_t, POINTER(c_size_t)],
            "csl_conflict_count": [c_uint64, POINTER(c_size_t)],
            "csl_is_ambiguous": [c_uint64, c_uint64, POINTER(c_bool)],
        }.items():
            getattr(self.c, name).argtypes = arguments
            getattr(self.c, name).restype = c_int32
        self.c.csl_create.restype = c_uint64


class Solver:
    def __init__(self, library):
        self.c = library.c
        self.handle = self.c.csl_create()

    def __del__(self):
        self.c.csl_destroy(self.handle)

    def _checked(self, status):
        if status != 0:
            raise ValueError(status)

    def variable(self, kind=0):
        variable = c_uint64()
        self._checked(self.c.csl_add_variable(self.handle, kind, byref(variable)))
        return variable.value

    def add(self, terms, relation, constant, priority=REQUIRED, weight=1.0, tries=False):
        """Returns the constraint; None if it was tried and refused."""
        call = self.c.csl_try_add if tries else self.c.csl_add
        array = (Term * len(terms))(*terms)
        properties = Properties(priority, 0, 0, weight, 0, 0)
        constraint = c_uint64()
        status = call(self.handle, array, len(terms), relation, constant, byref(properties), byref(constraint))
        if status == UNSATISFIABLE:
            return None
        self._checked(status)
        return constraint.value

    def remove(self, constraint):
        self._checked(self.c.csl_remove(self.handle, constraint))

    def set_constant(self, constraint, constant):
        self._checked(self.c.csl_set_constant(self.handle, constraint, constant))

    def set_priority(self, constraint, priority):
        self._checked(self.c.csl_set_priority(self.handle, constraint, priority))

    def solve(self):
        self._checked(self.c.csl_solve(self.handle))

    def value(self, variable):
        value = c_double()
        self._checked(self.c.csl_value(self.handle, variable, byref(value)))
        return value.value

    def violation(self, constraint):
        value = c_double()
        self._checked(self.c.csl_violation(self.handle, constraint, byref(value)))
        return value.value

    def refusal(self):
        count = c_size_t()
        self._checked(self.c.csl_refusal(self.handle, None, 0, byref(count)))
        members = (c_uint64 * max(1, count.value))()
        self._checked(self.c.csl_refusal(self.handle, members, count.value, byref(count)))
        return list(members[: count.value])

    def conflicts(self):
        count = c_size_t()
        self._checked(self.c.csl_conflict_count(self.handle, byref(count)))
        return count.value

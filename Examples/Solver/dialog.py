"""Two buttons at the right edge, in Python through cffi.

    pip install cffi
    python3 dialog.py /usr/lib/libconstraint-solver.so.0
"""

import sys

import cffi

ffi = cffi.FFI()
# The declarations of constraint_solver.h that this program uses.
ffi.cdef("""
    typedef uint64_t csl_solver, csl_variable, csl_constraint;
    typedef int32_t csl_status;
    typedef struct { csl_variable variable; double coefficient; } csl_term;
    typedef struct {
      float priority; int32_t tie; int64_t tie_rank; double weight; int32_t relaxation_rank, reserved;
    } csl_properties;
    csl_solver csl_create(void);
    csl_status csl_destroy(csl_solver);
    csl_status csl_add_variable(csl_solver, int32_t kind, csl_variable *);
    csl_status csl_value(csl_solver, csl_variable, double *);
    csl_status csl_add(
      csl_solver, const csl_term *, size_t, int32_t relation, double constant, const csl_properties *, csl_constraint *);
    csl_status csl_set_constant(csl_solver, csl_constraint, double);
    csl_status csl_solve(csl_solver);
    const char *csl_message(csl_status);
""")
POSITION, EXTENT = 0, 1
AT_MOST, EQUAL, AT_LEAST = -1, 0, 1


class LinearLayout:
    """A solver of the C library."""

    def __init__(self, path):
        self._c = ffi.dlopen(path)
        self._solver = self._c.csl_create()

    def __del__(self):
        self._c.csl_destroy(self._solver)

    def _check(self, status):
        if status != 0:
            raise ValueError(ffi.string(self._c.csl_message(status)).decode())

    def variable(self, kind=POSITION):
        place = ffi.new("csl_variable *")
        self._check(self._c.csl_add_variable(self._solver, kind, place))
        return place[0]

    def add(self, terms, relation, constant, priority=1000):
        array = ffi.new("csl_term[]", [(variable, factor) for variable, factor in terms.items()])
        properties = ffi.new("csl_properties *", {"priority": priority, "weight": 1})
        place = ffi.new("csl_constraint *")
        self._check(self._c.csl_add(self._solver, array, len(terms), relation, constant, properties, place))
        return place[0]

    def set_constant(self, constraint, constant):
        self._check(self._c.csl_set_constant(self._solver, constraint, constant))

    def solve(self):
        self._check(self._c.csl_solve(self._solver))

    def __getitem__(self, variable):
        place = ffi.new("double *")
        self._check(self._c.csl_value(self._solver, variable, place))
        return place[0]


layout = LinearLayout(sys.argv[1] if len(sys.argv) > 1 else "libconstraint-solver.so.0")
cancel, ok = layout.variable(), layout.variable()
cancel_width, ok_width = layout.variable(EXTENT), layout.variable(EXTENT)
layout.add({ok: 1, cancel: -1, cancel_width: -1}, EQUAL, 8)
edge = layout.add({ok: 1, ok_width: 1}, EQUAL, 300)
layout.add({cancel: 1}, AT_LEAST, 20)
layout.add({cancel_width: 1, ok_width: -1}, EQUAL, 0, 500)
layout.add({cancel_width: 1}, AT_LEAST, 64, 750)
layout.add({ok_width: 1}, AT_LEAST, 30, 750)
layout.add({ok_width: 1}, EQUAL, 30, 250)
for width in (320, 150):
    layout.set_constant(edge, width - 20)
    layout.solve()
    ends = [f"{layout[start]:g} to {layout[start] + layout[size]:g}" for start, size in [(cancel, cancel_width), (ok, ok_width)]]
    print(f"{width} points: Cancel from {ends[0]}, OK from {ends[1]}")

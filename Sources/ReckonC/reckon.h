/* The C interface of Reckon, an expression engine: a formula is compiled once and evaluated as often as anyone likes.

   Build it with `swift build -c release --product ReckonC`, and link with -lReckonC; `reckon_version` says which version of this interface a
   library has. Functions are only ever added within a version.

   Objects: a function that returns an object gives it to its caller, who frees it with the function of its name (`reckon_formula_free`, …);
   NULL may be freed. Texts that functions return belong to the object and end with a zero byte.

   Threads: a formula may be used by any number of threads at once, an error too; a scope by one at a time. A formula keeps nothing of the
   scope that it was compiled with, but the host's functions.

   Texts are UTF-8, and those that are given are copied. A length of -1 says that the text ends with a zero byte. Places are counted in bytes.

   Errors: functions that can fail take the address of a pointer, or NULL. When they fail they leave an error there, otherwise NULL; an error
   that was there before is not freed.

   Arguments: each is looked at before it is used. What is wrong with one, be it NULL, an object of another kind, a negative number of rows or a
   distance between rows that leads out of memory, is an error of the kind "invalidArgument" that names it. Functions without an error return false,
   NULL, 0 or -1 then, as each says. What cannot be seen from here stays the caller's: that an address has as many values as its length says. */
#ifndef RECKON_H
#define RECKON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version that this header describes. */
#define RECKON_VERSION 1

/* The version of the interface that the library has. */
uint32_t reckon_version(void);

typedef struct reckon_error reckon_error;
typedef struct reckon_formula reckon_formula;
typedef struct reckon_scope reckon_scope;

/* What a failing operation does. */
enum {
  RECKON_STRICT = 0, /* the evaluation ends with an error that names the operation which failed first */
  RECKON_IEEE = 1    /* NaN and infinities flow on as IEEE 754 says */
};

/* The unit in which trigonometric functions take and give angles. */
enum { RECKON_DEGREES = 0, RECKON_RADIANS = 1, RECKON_GRADIANS = 2 };

/* What formulas may use that a host may want to forbid; the values are added. */
enum {
  RECKON_DEFINITIONS = 1, /* names of their own: `half = price/2; ...` */
  RECKON_RANDOMNESS = 2,
  RECKON_CLOCK = 4,
  RECKON_UNITS = 8 /* units and conversions */
};

/* The stage of a formula's way to which an error belongs. */
enum { RECKON_SYNTAX = 0, RECKON_MEANING = 1, RECKON_EVALUATION = 2, RECKON_USE = 3 };

/* ---- Formulas ---- */

/* Compiles a formula.

   scope: what the formula may use and how it is compiled; NULL stands for a new one. Where the scope names variables, these are the formula's
   inputs, in the order in which they were added, and other unknown names are errors; where it names none, each unknown name becomes an input,
   in order of appearance. */
reckon_formula *reckon_compile(const char *source, ptrdiff_t length, const reckon_scope *scope, reckon_error **error);

/* A formula from its stored form, which is verified whatever it is.

   scope: the host's functions that the formula calls, and the limits of reading; NULL where there are none. */
reckon_formula *reckon_read_image(const uint8_t *bytes, ptrdiff_t length, const reckon_scope *scope, reckon_error **error);

/* The derivative of a formula's value by one of its inputs, as a formula of the same inputs: exact but for rounding. A formula from a stored
   form does not know what its names mean, and has none: compile its source again. */
reckon_formula *reckon_derivative(const reckon_formula *formula, const char *variable, reckon_error **error);

void reckon_formula_free(reckon_formula *formula);

/* The number of inputs, and their names: NULL for an index that no input has. Without a formula 0 and NULL. */
ptrdiff_t reckon_variable_count(const reckon_formula *formula);
const char *reckon_variable_name(const reckon_formula *formula, ptrdiff_t index);

/* The unit that the formula's value is in, such as "km/h"; NULL for what is no quantity. */
const char *reckon_unit(const reckon_formula *formula);

/* The formula's stored form. Returns its length in bytes, and writes them where they fit into `capacity`; `bytes` may be NULL.
   Returns 0 without a formula. */
ptrdiff_t reckon_image(const reckon_formula *formula, uint8_t *bytes, ptrdiff_t capacity);

/* Evaluates with one value for each input, in their order.

   value: where the result goes; NaN when the evaluation fails. Returns whether it did not fail. */
bool reckon_evaluate(
    const reckon_formula *formula, const double *values, ptrdiff_t count, int32_t policy, double *value, reckon_error **error);

/* Evaluates for each row of columns, many times as fast as row by row, with the same values.

   columns: for each input the address of the first row's value; nothing is copied.
   strides: for each input the distance from one row to the next in values: negative where the rows go backwards from that address, 0 for one value
     that all rows share; NULL where all are 1.
   values: where the results go, one for each row: NaN for rows that fail. It may be memory of columns in any way: what other rows still need is
     kept until the end.
   failed: true is written for each row that fails and false for the others; NULL where nobody asks. It may not be memory of a column or of the
     results.
   threads: how many threads may work at once, at least 1. The results do not depend on it.
   is_cancelled: called at least once in a millisecond, from each thread, with `context`; true ends the evaluation. NULL where nobody asks.
   error: of the first row that fails, see `reckon_error_row`; or why nothing was evaluated. Under RECKON_IEEE only rows fail that pass a limit.

   Returns how many rows failed; -1 when the evaluation was cancelled or could not begin. */
ptrdiff_t reckon_evaluate_columns(
    const reckon_formula *formula, const double *const *columns, const ptrdiff_t *strides, ptrdiff_t rows, int32_t policy, ptrdiff_t threads,
    double *values, bool *failed, bool (*is_cancelled)(void *context), void *context, reckon_error **error);

/* The type of the numbers of an array. */
enum { RECKON_DOUBLE = 0, RECKON_FLOAT = 1 };

/* The same over arrays of either type with results at any distance. Nothing is computed in floats: they become doubles as they are read, and results
   are rounded when they are written.

   types: for each input RECKON_DOUBLE or RECKON_FLOAT; NULL where all are doubles.
   strides, value_stride: distances in numbers of the array's own type; `value_stride` may be negative, but not 0.

   An address must be a multiple of the size of its type. */
ptrdiff_t reckon_evaluate_arrays(
    const reckon_formula *formula, const void *const *columns, const int32_t *types, const ptrdiff_t *strides, ptrdiff_t rows, int32_t policy,
    ptrdiff_t threads, void *values, int32_t value_type, ptrdiff_t value_stride, bool *failed, bool (*is_cancelled)(void *context),
    void *context, reckon_error **error);

/* ---- Scopes ---- */

/* A scope without names, for angles in degrees. */
reckon_scope *reckon_scope_create(void);

void reckon_scope_free(reckon_scope *scope);

/* The unit of angles: RECKON_DEGREES, RECKON_RADIANS or RECKON_GRADIANS. Returns false for another number, or
   without a scope. */
bool reckon_scope_set_angle_unit(reckon_scope *scope, int32_t unit);

/* The numbers that formulas compute with. */
enum {
  RECKON_DOUBLE_NUMBERS = 0,  /* IEEE 754 doubles; the usual */
  RECKON_DECIMAL_NUMBERS = 1, /* IEEE 754 decimals of 34 digits */
  RECKON_EXACT_NUMBERS = 2    /* fractions of any size, and reals */
};

/* The kind of numbers of formulas that are compiled with the scope. Functions of this interface that take and give doubles convert them: a double
   stands for the decimal that its shortest text spells. Returns false for another number, or without a scope. */
bool reckon_scope_set_number_mode(reckon_scope *scope, int32_t mode);

/* Names the next input. `unit` is the unit that its numbers are in, such as "km", or NULL for plain numbers; a unit that is not known is an
   error of `reckon_compile`, as is a name that no formula can write.

   Returns whether it is named: not without a scope or a name, not for bytes that are not UTF-8, and not for a name that an input has already. */
bool reckon_scope_add_variable(reckon_scope *scope, const char *name, const char *unit);

/* Says what formulas of others may use; without it, all. Anything else is an error of the kind `notPermitted` when it is compiled or read.

   uses: the sum of RECKON_DEFINITIONS and so on, 0 for none of them.
   functions: the functions of the language and of the host that may be called, with blanks between their names, or NULL for all.

   Returns whether it is so now: not without a scope, not for other uses, and not for bytes that are not UTF-8. */
bool reckon_scope_permit(reckon_scope *scope, int32_t uses, const char *functions);

/* Gives a name a value. Returns whether it has it: not without a scope, and not for a name that no formula can write. */
bool reckon_scope_set_value(reckon_scope *scope, const char *name, double value);

/* Takes in definitions, `name = expression` and `name(parameters) = expression`, separated by `;` or line ends. After an error those before
   it stay. */
bool reckon_scope_define(reckon_scope *scope, const char *source, ptrdiff_t length, reckon_error **error);

/* Lets formulas call a function of the host. It may be called from any thread as long as a formula lives that calls it, with as many values as
   it has parameters; NaN for numbers is an error of the formula.

   is_pure: whether equal arguments always give an equal result and nothing else happens; it may then be called once for several uses. */
bool reckon_scope_add_function(
    reckon_scope *scope, const char *name, ptrdiff_t parameter_count, bool is_pure, double (*function)(const double *values, void *context),
    void *context, reckon_error **error);

/* ---- Arrow ---- */

/* Columns as Arrow lays them out, over its C data interface, https://arrow.apache.org/docs/format/CDataInterface.html: the structs are
   those of the specification, and no library is needed.

   Types: whole numbers of every width, floats of 16, 32 and 64 bits, decimals of 32 to 256 bits, truths, dates, timestamps, times of day,
   durations, texts of every layout, nulls, and dictionaries of these. Doubles and floats without nulls are read where they lie, other
   numbers in blocks that stay in the cache. A null is a missing value: the row is null unless the formula does not need the value, or
   asks for it (`x ?? 0`). A timestamp is the reading of a clock: where its type names a zone, that of universal time. A duration is in
   seconds. A whole number that a double does not hold, such as 9007199254740993, fails in its row; formulas that compute in decimals take
   it. Nested columns, binary ones and those of an extension type are errors that name the column, if the formula uses them, and otherwise
   ignored.

   Results: doubles; truths; texts; dates as days, or as timestamps of microseconds, with the zone that all dates which the formula reads
   have; times of day in microseconds. A formula that computes in decimals gives decimals of 38 digits where its code tells how many of
   them are behind the point, and otherwise texts, as one that computes exactly. A row that fails is null. The unit of numbers is in the
   metadata of the column under `reckon:unit`, from where it is read too.

   Ownership is that of the specification. Structs that are filled in here belong to the caller, who calls their `release`, from any thread,
   or hands them on; the library may not be unloaded before. Structs that are passed to `const` parameters are only read, and their release
   callback is not called. */

#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
  // Array type description
  const char* format;
  const char* name;
  const char* metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema** children;
  struct ArrowSchema* dictionary;

  // Release callback
  void (*release)(struct ArrowSchema*);
  // Opaque producer-specific data
  void* private_data;
};

struct ArrowArray {
  // Array data description
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void** buffers;
  struct ArrowArray** children;
  struct ArrowArray* dictionary;

  // Release callback
  void (*release)(struct ArrowArray*);
  // Opaque producer-specific data
  void* private_data;
};

#endif  // ARROW_C_DATA_INTERFACE

#ifndef ARROW_C_STREAM_INTERFACE
#define ARROW_C_STREAM_INTERFACE

struct ArrowArrayStream {
  // Callback to get the stream type
  // (will be the same for all arrays in the stream).
  //
  // Return value: 0 if successful, an `errno`-compatible error code otherwise.
  //
  // If successful, the ArrowSchema must be released independently from the stream.
  int (*get_schema)(struct ArrowArrayStream*, struct ArrowSchema* out);

  // Callback to get the next array
  // (if no error and the array is released, the stream has ended)
  //
  // Return value: 0 if successful, an `errno`-compatible error code otherwise.
  //
  // If successful, the ArrowArray must be released independently from the stream.
  int (*get_next)(struct ArrowArrayStream*, struct ArrowArray* out);

  // Callback to get optional detailed error information.
  // This must only be called if the last stream operation failed
  // with a non-0 return code.
  //
  // Return value: pointer to a null-terminated character array describing
  // the last error, or NULL if no description is available.
  //
  // The returned pointer is only valid until the next operation on this stream
  // (including release).
  const char* (*get_last_error)(struct ArrowArrayStream*);

  // Release callback: release the stream's own resources.
  // Note that arrays returned by `get_next` must be individually released.
  void (*release)(struct ArrowArrayStream*);

  // Opaque producer-specific data
  void* private_data;
};

#endif  // ARROW_C_STREAM_INTERFACE

/* What becomes of a row that fails. */
enum {
  RECKON_NULL_ROW = 0, /* it is null */
  RECKON_STOP = 1      /* the evaluation ends with its error */
};

/* How columns are evaluated. All zeros, and NULL for the whole, stand for the usual. */
typedef struct {
  int32_t policy;     /* RECKON_STRICT or RECKON_IEEE */
  int32_t threads;    /* how many threads may work at once on a batch; 0 for one. The results do not depend on it */
  int32_t on_failure; /* RECKON_NULL_ROW or RECKON_STOP */
  bool (*is_cancelled)(void *context); /* called at least once in a millisecond, from each thread; true ends the evaluation. NULL: nobody asks */
  void *context;
  const char *name; /* of the column of results, which is copied; NULL for "value" */
} reckon_arrow_options;

/* What a stream of results has found. */
typedef struct reckon_report reckon_report;

/* Compiles a formula for the columns of a schema: those that it uses are its inputs, each of its column's kind, in the unit of its
   metadata. Names are those of the schema, in back quotes where they are no plain names.

   scope: as for `reckon_compile`; the variables that it names are the first inputs, and what it says of their units goes before the schema.
   schema: that of a table (`+s`) or of one column; it is only read. */
reckon_formula *reckon_compile_arrow(
    const char *source, ptrdiff_t length, const reckon_scope *scope, const struct ArrowSchema *schema, reckon_error **error);

/* The schema of the results over columns of a schema: that of one column, called "value". Fills `out` in for the caller, who releases it;
   after an error it is as before. Returns whether there was none. */
bool reckon_arrow_schema(
    const reckon_formula *formula, const struct ArrowSchema *in, struct ArrowSchema *out, reckon_error **error);

/* Evaluates a formula over a stream, batch by batch as results are asked for.

   in: the columns. The stream is taken over, `in->release` is NULL afterwards, and it is released once: at its end, or with `out`; at once
     when this function fails. Any thread may call its callbacks, one at a time.
   out: a stream of tables of one column, filled in for the caller, who releases it; after an error it is as before. One thread at a time
     may use it. Its `get_next` fails with the error of `in`, with ECANCELED, or with EINVAL where an array is not of its schema or a row
     fails and RECKON_STOP is given; the stream has ended then, and `get_last_error` says why in one sentence.
   options: copied. What `context` points to must live as long as `out`.

   The formula may be freed while the stream is used. Returns whether there was no error. */
bool reckon_evaluate_arrow(
    const reckon_formula *formula, struct ArrowArrayStream *in, struct ArrowArrayStream *out, const reckon_arrow_options *options,
    reckon_error **error);

/* Evaluates a formula over one array, of a table or of one column.

   schema, array: only read, and not kept.
   out_schema, out_array: the column of results, filled in for the caller, who releases both; after an error they are as before.
   error: of the first row that fails, see `reckon_error_row`; or why there are no results.

   Returns how many rows failed, of which those that lack an input are none; -1 when there are no results. */
ptrdiff_t reckon_evaluate_arrow_array(
    const reckon_formula *formula, const struct ArrowSchema *schema, const struct ArrowArray *array, struct ArrowSchema *out_schema,
    struct ArrowArray *out_array, const reckon_arrow_options *options, reckon_error **error);

/* The report of a stream of results that is not released: an object of its own, which outlives the stream, wherever that is moved, and
   which any number of threads may use. NULL for other streams. */
reckon_report *reckon_arrow_report(const struct ArrowArrayStream *out, reckon_error **error);

void reckon_report_free(reckon_report *report);

/* How many rows have failed so far. Leaves the error of the first of them, or the one that has ended the stream, or NULL. 0 without a
   report. */
ptrdiff_t reckon_report_failures(const reckon_report *report, reckon_error **error);

/* ---- Errors ---- */

void reckon_error_free(reckon_error *error);

/* Without an error these return NULL, and -1 for numbers.

   The kind of the error, one word that does not change: "unknownName". */
const char *reckon_error_kind(const reckon_error *error);
/* One sentence that says what is wrong and what to do. */
const char *reckon_error_message(const reckon_error *error);
/* The lines of the formula that are wrong, with marks below. */
const char *reckon_error_snippet(const reckon_error *error);
/* The text that places point into: the formula's own, or that of a definition which it uses. */
const char *reckon_error_source(const reckon_error *error);
/* The place in that text: the first byte, and the byte after the last. */
ptrdiff_t reckon_error_start(const reckon_error *error);
ptrdiff_t reckon_error_end(const reckon_error *error);
/* RECKON_SYNTAX, RECKON_MEANING, RECKON_EVALUATION or RECKON_USE. */
int32_t reckon_error_stage(const reckon_error *error);
/* The row of columns that failed first, counted from 0; -1 for an error of no row. */
ptrdiff_t reckon_error_row(const reckon_error *error);

#ifdef __cplusplus
}
#endif

#endif

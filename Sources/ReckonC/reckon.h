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
typedef struct reckon_value reckon_value;
typedef struct reckon_texts reckon_texts;
typedef struct reckon_session reckon_session;
typedef struct reckon_run reckon_run;
typedef struct reckon_book reckon_book;
typedef struct reckon_definition reckon_definition;
typedef struct reckon_sheet reckon_sheet;

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

/* The inputs that a formula has, in their order, whatever their kinds are: what `reckon_compile` finds where it does not fail for a kind, as
   with `due + 1 month`, where `due` is a date. */
reckon_texts *reckon_inputs(const char *source, ptrdiff_t length, const reckon_scope *scope, reckon_error **error);

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

/* The type of the numbers of an array; the last one of results alone, C's `double _Complex`. */
enum { RECKON_DOUBLE = 0, RECKON_FLOAT = 1, RECKON_COMPLEX_DOUBLE = 2 };

/* The same over arrays of either type with results at any distance. Nothing is computed in floats: they become doubles as they are read, and results
   are rounded when they are written.

   types: for each input RECKON_DOUBLE or RECKON_FLOAT; NULL where all are doubles.
   value_type: RECKON_COMPLEX_DOUBLE for a complex formula, and for no other.
   strides, value_stride: distances in numbers of the array's own type; `value_stride` may be negative, but not 0.

   An address must be a multiple of the size of its type. */
ptrdiff_t reckon_evaluate_arrays(
    const reckon_formula *formula, const void *const *columns, const int32_t *types, const ptrdiff_t *strides, ptrdiff_t rows, int32_t policy,
    ptrdiff_t threads, void *values, int32_t value_type, ptrdiff_t value_stride, bool *failed, bool (*is_cancelled)(void *context),
    void *context, reckon_error **error);

/* What ends evaluations over columns early, for hosts that cannot be asked every millisecond: a time, and a question that is asked less often. */
typedef struct reckon_watch reckon_watch;

/* A watch over evaluations, from now on.

   seconds: the time after which they end with the error `deadlinePassed`; INFINITY for no end.
   interval: the seconds before the first question and between two of them.
   is_cancelled: called with `context` from one thread at a time; true ends them with the error `cancelled`. NULL where nobody asks.

   Free it with `reckon_watch_free`, at any time: an evaluation or a stream keeps what it needs. */
reckon_watch *reckon_watch_create(double seconds, double interval, bool (*is_cancelled)(void *context), void *context);
void reckon_watch_free(reckon_watch *watch);

/* Give this as `is_cancelled`, with a watch as its `context`. True when the evaluation must end. */
bool reckon_watch_ends(void *watch);

/* ---- Values ---- */

/* The kind of a value: a plain number, one that was written as a percent (10% is 0.1), a truth, a date or time, a number of a unit, a text, a list
   of values of one kind, no value, or a complex number. */
enum {
  RECKON_NUMBER = 0,
  RECKON_PERCENT = 1,
  RECKON_TRUTH = 2,
  RECKON_INSTANT = 3,
  RECKON_QUANTITY = 4,
  RECKON_TEXT = 5,
  RECKON_LIST = 6,
  RECKON_MISSING = 7,
  RECKON_COMPLEX = 8 /* a number whose two items are its real and its imaginary part */
};

/* The numbers that formulas compute with. */
enum {
  RECKON_DOUBLE_NUMBERS = 0,  /* IEEE 754 doubles; the usual */
  RECKON_DECIMAL_NUMBERS = 1, /* IEEE 754 decimals of 34 digits */
  RECKON_EXACT_NUMBERS = 2    /* fractions of any size, and reals */
};

/* Values are never changed: any number of threads may use one at once. Each of these gives a new one.

   A number of a unit such as "km", or a plain one where `unit` is NULL. The words "date" and "truth" may stand in place of a unit. */
reckon_value *reckon_value_of_number(double number, const char *unit, reckon_error **error);

/* A decimal or exact number from its digits: "1.25", or "1/3" for RECKON_EXACT_NUMBERS. `mode` says which kind of number it becomes. */
reckon_value *reckon_value_of_digits(const char *digits, int32_t mode, const char *unit, reckon_error **error);

reckon_value *reckon_value_of_truth(bool holds);

/* A date and time: the seconds since 1970-01-01T00:00 of the wall clock. */
reckon_value *reckon_value_of_instant(double seconds);

reckon_value *reckon_value_of_text(const char *text, ptrdiff_t length, reckon_error **error);

/* A list of values, which stay the caller's. It holds values of one kind, of which some may be missing. A matrix is the list of its rows, which are
   lists of numbers of one length. */
reckon_value *reckon_value_of_list(const reckon_value *const *items, ptrdiff_t count, reckon_error **error);

/* A complex number of doubles, or one of a unit: NULL for plain numbers. Its parts are its two items. */
reckon_value *reckon_value_of_complex(double real, double imaginary, const char *unit, reckon_error **error);

/* No value, such as an empty field. */
reckon_value *reckon_value_missing(void);

/* Frees a value that a function gave to its caller: not an item of a list and not the value of a run, which belong to those. */
void reckon_value_free(reckon_value *value);

/* The kind of a value; -1 for NULL and for other objects. */
int32_t reckon_value_kind(const reckon_value *value);
/* Whether a date and time is a time of day, shown without its day: the seconds since midnight. */
bool reckon_value_is_time_of_day(const reckon_value *value);
/* The nearest double to a number, 1 or 0 of a truth, the seconds since 1970-01-01T00:00 of a date; NaN for every other value. */
double reckon_value_number(const reckon_value *value);
/* The standard uncertainty of a number that the formula knows with one, 5.02 ± 0.03, in the value's unit; 0 without one. */
double reckon_value_uncertainty(const reckon_value *value);
/* The kind of number that it is: RECKON_DOUBLE_NUMBERS, RECKON_DECIMAL_NUMBERS or RECKON_EXACT_NUMBERS; -1 without a value. */
int32_t reckon_value_mode(const reckon_value *value);
/* Of decimal and exact numbers: 0 where it is the formula's exact value, 1 where it was rounded to 34 digits on the way, 2 where it rests on
   doubles; -1 without a value. */
int32_t reckon_value_exactness(const reckon_value *value);
/* All digits of a decimal number, and an exact one as a fraction in lowest terms: "1/3", or "5". NULL for doubles, and for exact numbers that
   are no fraction. */
const char *reckon_value_digits(const reckon_value *value);
/* The unit of a quantity; NULL for other kinds. */
const char *reckon_value_unit(const reckon_value *value);
/* A text's characters; NULL for other kinds. */
const char *reckon_value_text(const reckon_value *value);
/* The value as formulas read it: `160.02 cm`, `"a text"`, `[1, 2]`. NULL without a value. */
const char *reckon_value_written(const reckon_value *value);
/* The number of a list's items, and an item, which belongs to the list; 0 and NULL where there is none. */
ptrdiff_t reckon_value_count(const reckon_value *value);
const reckon_value *reckon_value_item(const reckon_value *value, ptrdiff_t index);

/* Evaluates a formula with a value of any kind for each input, in their order, and gives its value in its kind of numbers.

   seconds: how long it may take; it then ends with the error `deadlinePassed`. INFINITY for as long as it takes. */
reckon_value *reckon_evaluate_values(
    const reckon_formula *formula, const reckon_value *const *values, ptrdiff_t count, int32_t policy, double seconds, reckon_error **error);

/* ---- What a formula is ---- */

/* The kind of the formula's value, of a list's items, and the kind of numbers that it computes with; -1 without a formula. */
int32_t reckon_formula_kind(const reckon_formula *formula);
int32_t reckon_formula_item_kind(const reckon_formula *formula);
int32_t reckon_formula_mode(const reckon_formula *formula);
/* The formula's text; NULL without a formula. */
const char *reckon_formula_source(const reckon_formula *formula);
/* A remark on a reading that could surprise, in a sentence; NULL for an index that none has. */
const char *reckon_formula_note(const reckon_formula *formula, ptrdiff_t index);
/* The kind of an input's values, -1 for an index that no input has; and the unit that its numbers are in, or one of the words `date`, `truth`,
   `text`, and `list` and `matrix`, before which stands what the items are. NULL for plain numbers. */
int32_t reckon_variable_kind(const reckon_formula *formula, ptrdiff_t index);
const char *reckon_variable_unit(const reckon_formula *formula, ptrdiff_t index);
/* Makes machine code of a formula now, rather than when it has been evaluated often. Returns whether it has some under the policy: not where the
   formula holds texts, lists or other numbers than doubles, and not on other processors than x86-64 and arm64. */
bool reckon_prepare_native(const reckon_formula *formula, int32_t policy);
/* Whether it has some. */
bool reckon_is_native(const reckon_formula *formula, int32_t policy);
/* Whether the value is NaN wherever an input that the formula uses is, as in `a*b + 1` and not in `max(a, 1)`: then columns in which NaN stands for
   a missing number need not be looked at before. False where that is not known, and without a formula. */
bool reckon_passes_nan(const reckon_formula *formula);
/* A formula as a kernel in PTX, the assembly language of NVIDIA's GPUs, of version 7.0 for `sm_75` and newer: a list of
   one text, which CUDA's driver takes, `cuModuleLoadData`.

   name: the kernel's name in its module, a letter with letters, digits and `_` behind it.
   policy: under RECKON_STRICT rows without a finite number are left; under RECKON_IEEE infinities and NaN are results.

   The kernel's parameters have 64 bits each, in this order:

     a column for each input, in their order: the address of as many doubles as there are rows;
     output: the address of a double for each row, which becomes its result;
     left: the address of a byte for each row, which becomes 1 where the row is left to the processor, and its result
       NaN, and otherwise 0;
     count: the address of a uint64_t, to which the number of rows that are left is added: set it to 0 before;
     rows: the number of rows, for any number of blocks and threads in their first dimension;
     steps: how many steps loops may take in one row, such as 10,000,000.

   Addresses are of the GPU's global memory. Results may not overlap columns. They have the bits of `reckon_evaluate`;
   evaluate the rows that are left with it: those fail, or have operands for which a function has no short way, such as
   angles of more than 2^18 radians.

   The error says why there is no kernel, at the function without a definition for one: formulas that compute with other
   numbers than doubles, with texts or lists, that draw random numbers, call functions of the host or call themselves
   have none. */
reckon_texts *reckon_formula_ptx(
    const reckon_formula *formula, const char *name, int32_t policy, reckon_error **error);

/* ---- Lists of texts ---- */

void reckon_texts_free(reckon_texts *texts);
/* The number of texts, and a text, which belongs to the list; 0 and NULL where there is none. */
ptrdiff_t reckon_texts_count(const reckon_texts *texts);
const char *reckon_texts_item(const reckon_texts *texts, ptrdiff_t index);

/* ---- Sessions ---- */

/* A session: statements one after another, whose definitions stay in force. Words behind numbers are units there, as people type them:
   `5 ft 3 in to cm`. It keeps nothing of the scope but the host's functions and its clock.

   One thread uses a session at a time, and no function of the host uses the session that calls it. */
reckon_session *reckon_session_create(const reckon_scope *scope, reckon_error **error);
void reckon_session_free(reckon_session *session);

/* Runs the statements of a text, which `;` and line ends separate, and gives their outcomes. After an error what those before it defined stays.

   seconds: how long it may take; INFINITY for as long as it takes. */
reckon_run *reckon_session_run(
    reckon_session *session, const char *source, ptrdiff_t length, int32_t policy, double seconds, reckon_error **error);

/* Gives a name a value, a copy of it; what uses the name is computed again. Returns whether it has it. */
bool reckon_session_set(reckon_session *session, const char *name, const reckon_value *value, reckon_error **error);
/* The value of a name. The error is the one for which a definition has none now, or of the kind "invalidArgument". */
reckon_value *reckon_session_value(const reckon_session *session, const char *name, reckon_error **error);
/* The names that are defined, in the order of typing; NULL without a session. */
reckon_texts *reckon_session_names(const reckon_session *session);
/* Removes a definition; those that use it have no value then. */
bool reckon_session_remove(reckon_session *session, const char *name, reckon_error **error);
/* Takes back what was defined last, and makes it again. Return false where there is nothing. */
bool reckon_session_undo(reckon_session *session);
bool reckon_session_redo(reckon_session *session);
/* A formula that sees the definitions and earlier answers; names that nothing is known of become its inputs. */
reckon_formula *reckon_session_formula(const reckon_session *session, const char *source, ptrdiff_t length, reckon_error **error);

void reckon_run_free(reckon_run *run);
/* The number of outcomes. */
ptrdiff_t reckon_run_count(const reckon_run *run);
/* These give NULL for an index that no outcome has. What they give belongs to the run.

   The value; NULL for the definition of a function. */
const reckon_value *reckon_run_value(const reckon_run *run, ptrdiff_t index);
/* The name that the statement defines, `total` or `f(x, y)`; NULL for an expression. */
const char *reckon_run_definition(const reckon_run *run, ptrdiff_t index);
/* The statement's text. */
const char *reckon_run_source(const reckon_run *run, ptrdiff_t index);
/* A remark on a reading that could surprise; NULL where there are no more. */
const char *reckon_run_note(const reckon_run *run, ptrdiff_t index, ptrdiff_t note);

/* ---- Formula books ---- */

/* Books are never changed: any number of threads may use one at once.

   Reads a book: definitions that use each other, with documentation, parameters and examples. The error is the first of those that it has.

   name: what messages call it, and the path to which its imports are relative; NULL for none.
   imports: gives the text of a book by its path, which stays valid until the next call or the return; NULL for one that there is not. It is called
     within this call only. Where it is NULL, or gives none, the books that come with Reckon can be imported, `import "finance"`; as
     `import "reckon:finance"` always.
   scope: what its definitions may use, its limits and exchange rates; NULL for all. */
reckon_book *reckon_book_read(
    const char *source, ptrdiff_t length, const char *name, const char *(*imports)(const char *path, void *context), void *context,
    const reckon_scope *scope, reckon_error **error);
/* A book that comes with Reckon, such as "finance", and the names of all. */
reckon_book *reckon_book_shipped(const char *name, reckon_error **error);
reckon_texts *reckon_book_shipped_names(void);
void reckon_book_free(reckon_book *book);

/* The names of all definitions in the order of the text, imported ones last, and the comment at its start, if there is one; NULL without a
   book. */
reckon_texts *reckon_book_names(const reckon_book *book);
reckon_texts *reckon_book_documentation(const reckon_book *book);
/* What the book says of a name. */
reckon_definition *reckon_book_definition(const reckon_book *book, const char *name, reckon_error **error);
/* A definition's formula: its inputs are a function's arguments, then the parameters of the book that it reaches. Defaults and conditions of
   parameters are not part of it. */
reckon_formula *reckon_book_formula(const reckon_book *book, const char *name, reckon_error **error);
/* The same, with the values of the book that several definitions use as inputs by their names: who evaluates those first, over columns say,
   evaluates each once. */
reckon_formula *reckon_book_sharing_formula(const reckon_book *book, const char *name, reckon_error **error);
/* The value of a definition.

   arguments: of a function by position; a count of -1 says that they are found among the parameters by their names.
   parameter_names, parameters: the values of the book's parameters; those that are not given have their defaults.
   seconds: how long it may take; INFINITY for as long as it takes. */
reckon_value *reckon_book_evaluate(
    const reckon_book *book, const char *name, const reckon_value *const *arguments, ptrdiff_t argument_count,
    const char *const *parameter_names, const reckon_value *const *parameters, ptrdiff_t parameter_count, int32_t policy, double seconds,
    reckon_error **error);

void reckon_definition_free(reckon_definition *definition);
/* 0 for a value that depends on no parameter, 1 for a parameter of the book, 2 for a value that depends on parameters and for a function; -1
   without a definition. */
int32_t reckon_definition_kind(const reckon_definition *definition);
/* The number of a function's arguments, -1 for what is called by its name alone; and the name of an argument, or NULL. */
ptrdiff_t reckon_definition_argument_count(const reckon_definition *definition);
const char *reckon_definition_argument(const reckon_definition *definition, ptrdiff_t index);
/* The definition as it is written; and what it need not have, NULL then: the comment above, the unit of a parameter, its default, the condition on
   a parameter or on arguments, and an example by its index. */
const char *reckon_definition_text(const reckon_definition *definition);
const char *reckon_definition_documentation(const reckon_definition *definition);
const char *reckon_definition_unit(const reckon_definition *definition);
const char *reckon_definition_default(const reckon_definition *definition);
const char *reckon_definition_condition(const reckon_definition *definition);
const char *reckon_definition_example(const reckon_definition *definition, ptrdiff_t index);

/* ---- Sheets ---- */

/* Cells that hold formulas of each other, and are up to date after every edit. One thread uses a sheet at a time, and no function of the host
   uses the sheet that calls it. */
reckon_sheet *reckon_sheet_create(const reckon_scope *scope, reckon_error **error);
void reckon_sheet_free(reckon_sheet *sheet);

/* Gives cells other texts, as one step that can be taken back. A text that is not a formula is the cell's all the same, which then has the error.

   texts: NULL in the place of a text empties the cell.

   Returns the names of the cells whose value or error is another now; NULL for a name that no cell can have, and nothing has changed then. */
reckon_texts *reckon_sheet_edit(
    reckon_sheet *sheet, const char *const *names, const char *const *texts, ptrdiff_t count, reckon_error **error);
/* The value of a cell, a missing one of an empty cell; or the error for which it has none. */
reckon_value *reckon_sheet_value(const reckon_sheet *sheet, const char *name, reckon_error **error);
/* The text of a cell, none of an empty one; the names of the cells that are not empty; of those that a cell uses, and that use it. NULL without a
   sheet or a name. */
reckon_texts *reckon_sheet_text(const reckon_sheet *sheet, const char *name);
reckon_texts *reckon_sheet_names(const reckon_sheet *sheet);
reckon_texts *reckon_sheet_dependencies(const reckon_sheet *sheet, const char *name);
reckon_texts *reckon_sheet_dependents(const reckon_sheet *sheet, const char *name);
/* Takes back the last edit, and makes it again: the names of the cells that changed; NULL where there is nothing. */
reckon_texts *reckon_sheet_undo(reckon_sheet *sheet);
reckon_texts *reckon_sheet_redo(reckon_sheet *sheet);

/* ---- Scopes ---- */

/* A scope without names, for angles in degrees. */
reckon_scope *reckon_scope_create(void);

void reckon_scope_free(reckon_scope *scope);

/* The unit of angles: RECKON_DEGREES, RECKON_RADIANS or RECKON_GRADIANS. Returns false for another number, or
   without a scope. */
bool reckon_scope_set_angle_unit(reckon_scope *scope, int32_t unit);

/* The kind of numbers of formulas that are compiled with the scope. Functions of this interface that take and give doubles convert them: a double
   stands for the decimal that its shortest text spells. Returns false for another number, or without a scope. */
bool reckon_scope_set_number_mode(reckon_scope *scope, int32_t mode);

/* Names the next input. `unit` is the unit that its numbers are in, such as "km", or NULL for plain numbers; a unit that is not known is an
   error of `reckon_compile`, as is a name that no formula can write.

   Returns whether it is named: not without a scope or a name, not for bytes that are not UTF-8, and not for a name that an input has already. */
bool reckon_scope_add_variable(reckon_scope *scope, const char *name, const char *unit);

/* Whether words behind numbers are units, `due + 1 month`, where inputs are found by the formula itself. Without it, and wherever an input has such a
   name, they are inputs that are multiplied. Returns whether it is so now: not without a scope. */
bool reckon_scope_read_units(reckon_scope *scope, bool reads);

/* The unit that an input's numbers are in, where inputs are found by the formula itself; one of the words `date`, `truth`, `text` and `list` may
   stand in its place. A name that is no input, and a unit that is not known, are errors of `reckon_compile`. */
bool reckon_scope_set_unit(reckon_scope *scope, const char *name, const char *unit);

/* Gives a name a value of any kind, a copy of it. Returns whether it has it. */
bool reckon_scope_set(reckon_scope *scope, const char *name, const reckon_value *value, reckon_error **error);

/* Lets formulas use the names of a book. Returns false without a scope or a book. */
bool reckon_scope_add_book(reckon_scope *scope, const reckon_book *book);

/* The rates by which formulas convert currencies: for each currency's code what one euro costs, as decimal text, and the day of the rates. */
bool reckon_scope_set_rates(
    reckon_scope *scope, const char *const *currencies, const char *const *rates, ptrdiff_t count, const char *day, reckon_error **error);

/* Lets formulas read a clock as `now` and `today`. It may be called from any thread as long as a formula, session or sheet lives that uses it.

   now: the seconds since 1970-01-01T00:00Z.
   seconds_from_utc: how many seconds the wall clock is ahead of universal time then; NULL for none. */
bool reckon_scope_set_clock(
    reckon_scope *scope, double (*now)(void *context), int32_t (*seconds_from_utc)(double moment, void *context), void *context);

/* Makes the wall clock of a time zone the one whose readings dates are, also those of columns whose types name a zone; formulas may name zones then
   too, `2026-07-01 12:00 Berlin`. Call it behind `reckon_scope_set_clock`.

   name: a zone of the system's database, or a city of one: `Europe/Berlin`. */
bool reckon_scope_set_time_zone(reckon_scope *scope, const char *name, reckon_error **error);

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
   numbers in blocks that stay in the cache. A null is a missing value: the row is null unless the formula does not need the value, or asks
   for it (`x ?? 0`). A timestamp is the reading of a clock: where its type names a zone, of the scope's clock, or without one of universal
   time. A duration is in seconds. A whole number that a double does not hold, such as 9007199254740993, fails in its row; formulas that
   compute in decimals take it. Nested columns, binary ones and those of an extension type are errors that name the column, if the formula
   uses them, and otherwise ignored.

   Results: doubles; truths; texts; dates as days, or as timestamps of microseconds, with the zone that all dates which the formula reads
   have, where the scope has no clock; times of day in microseconds. A formula that computes in decimals gives decimals of 38 digits where
   its code tells how many of them are behind the point, and otherwise texts, as one that computes exactly. A row that fails is null. The
   unit of numbers is in the metadata of the column under `reckon:unit`, from where it is read too.

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
/* What to write in place of what is wrong, where one word would do: "sin". */
const char *reckon_error_suggestion(const reckon_error *error);
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

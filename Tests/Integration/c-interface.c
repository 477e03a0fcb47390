// Uses every function of reckon.h as a C program would. Prints what does not hold, and exits with 1 then.
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reckon.h"

static int failures = 0;

static void check(int holds, const char *what) {
  if (!holds) {
    printf("does not hold: %s\n", what);
    failures += 1;
  }
}
#define CHECK(claim) check((claim), #claim)

static void check_text(const char *text, const char *expected) {
  if (text == NULL || strcmp(text, expected) != 0) {
    printf("expected ‘%s’, found ‘%s’\n", expected, text ? text : "NULL");
    failures += 1;
  }
}

static double twice(const double *values, void *context) {
  *(int *)context += 1;
  return 2 * values[0];
}

static double four(const double *values, void *context) {
  (void)values, (void)context;
  return 4;
}

static bool always(void *context) {
  (void)context;
  return true;
}

static void values_and_names(void) {
  reckon_error *error = NULL;
  reckon_formula *total = reckon_compile("price * qty * (1 - discount)", -1, NULL, &error);
  CHECK(total != NULL && error == NULL);
  CHECK(reckon_variable_count(total) == 3);
  check_text(reckon_variable_name(total, 0), "price");
  check_text(reckon_variable_name(total, 2), "discount");
  CHECK(reckon_variable_name(total, 3) == NULL && reckon_variable_name(total, -1) == NULL);
  CHECK(reckon_unit(total) == NULL);
  double value = 0;
  CHECK(reckon_evaluate(total, (double[]){20, 3, 0.5}, 3, RECKON_STRICT, &value, &error));
  CHECK(value == 30);
  CHECK(!reckon_evaluate(total, (double[]){20, 3}, 2, RECKON_STRICT, &value, &error));
  CHECK(isnan(value));
  check_text(reckon_error_kind(error), "wrongInputCount");
  CHECK(reckon_error_stage(error) == RECKON_USE && reckon_error_row(error) == -1);
  reckon_error_free(error);
  CHECK(!reckon_evaluate(total, NULL, 0, RECKON_STRICT, &value, NULL));
  reckon_formula_free(total);
  reckon_formula_free(NULL);
  reckon_error_free(NULL);
  reckon_scope_free(NULL);
}

static void derivatives(void) {
  reckon_error *error = NULL;
  reckon_formula *formula = reckon_compile("a*x^3 + gcd(a, 2)", -1, NULL, &error);
  reckon_formula *derivative = reckon_derivative(formula, "x", &error);
  double value = 0;
  CHECK(derivative && reckon_variable_count(derivative) == 2);
  CHECK(reckon_evaluate(derivative, (double[]){2, 3}, 2, RECKON_STRICT, &value, &error) && value == 54);
  CHECK(reckon_derivative(formula, "a", &error) == NULL);
  check_text(reckon_error_kind(error), "noDerivative");
  CHECK(reckon_error_start(error) == 8);
  reckon_error_free(error);
  reckon_formula_free(derivative);
  reckon_formula_free(formula);
}

static void errors_and_places(void) {
  reckon_error *error = NULL;
  CHECK(reckon_compile("3 + siin(2)", -1, NULL, &error) == NULL);
  check_text(reckon_error_kind(error), "unknownFunction");
  check_text(reckon_error_message(error), "the function ‘siin’ is not known; did you mean sin?");
  check_text(reckon_error_snippet(error), "  3 + siin(2)\n      ^^^^");
  check_text(reckon_error_source(error), "3 + siin(2)");
  CHECK(reckon_error_start(error) == 4 && reckon_error_end(error) == 8);
  CHECK(reckon_error_stage(error) == RECKON_MEANING);
  reckon_error_free(error);
  CHECK(reckon_compile("1 +", -1, NULL, &error) == NULL);
  CHECK(reckon_error_stage(error) == RECKON_SYNTAX);
  reckon_error_free(error);
  CHECK(reckon_compile("1 + \xff", -1, NULL, &error) == NULL);
  check_text(reckon_error_kind(error), "invalidEncoding");
  CHECK(reckon_error_start(error) == 4);
  reckon_error_free(error);
  CHECK(reckon_compile("", 0, NULL, NULL) == NULL);
  // A length ends the text, whatever stands behind it.
  reckon_formula *sum = reckon_compile("1 + 2 + nonsense(", 5, NULL, &error);
  double value = 0;
  CHECK(sum && reckon_evaluate(sum, NULL, 0, RECKON_STRICT, &value, &error) && value == 3);
  reckon_formula_free(sum);
  reckon_formula *quotient = reckon_compile("1/x", -1, NULL, NULL);
  CHECK(!reckon_evaluate(quotient, (double[]){0}, 1, RECKON_STRICT, &value, &error));
  check_text(reckon_error_kind(error), "divisionByZero");
  CHECK(reckon_error_stage(error) == RECKON_EVALUATION);
  reckon_error_free(error);
  CHECK(reckon_evaluate(quotient, (double[]){0}, 1, RECKON_IEEE, &value, &error) && isinf(value) && error == NULL);
  reckon_formula_free(quotient);
}

static void scopes(void) {
  reckon_error *error = NULL;
  int calls = 0;
  reckon_scope *scope = reckon_scope_create();
  CHECK(reckon_scope_set_angle_unit(scope, RECKON_RADIANS) && !reckon_scope_set_angle_unit(scope, 3));
  reckon_scope_set_value(scope, "rate", 0.5);
  CHECK(reckon_scope_define(scope, "half(x) = x * rate; quarter(x) = half(half(x))", -1, &error));
  CHECK(!reckon_scope_define(scope, "bad = y; good = 1", -1, &error));
  check_text(reckon_error_kind(error), "unknownName");
  reckon_error_free(error);
  CHECK(reckon_scope_add_function(scope, "twice", 1, true, twice, &calls, &error));
  CHECK(reckon_scope_add_function(scope, "four", 0, true, four, NULL, &error));
  CHECK(!reckon_scope_add_function(scope, "`x", 1, true, twice, &calls, &error));
  check_text(reckon_error_kind(error), "invalidName");
  reckon_error_free(error);
  reckon_scope_add_variable(scope, "distance", "km");
  reckon_scope_add_variable(scope, "time", "h");
  reckon_formula *formula = reckon_compile("quarter(distance) / time * twice(1) to m/s", -1, scope, &error);
  CHECK(formula != NULL);
  check_text(reckon_unit(formula), "m/s");
  double value = 0;
  CHECK(reckon_evaluate(formula, (double[]){72, 1}, 2, RECKON_STRICT, &value, &error) && fabs(value - 10) < 1e-12);
  CHECK(calls == 1);
  CHECK(reckon_compile("distanse", -1, scope, &error) == NULL);
  check_text(reckon_error_message(error), "the name ‘distanse’ is not known; did you mean distance?");
  reckon_error_free(error);
  reckon_formula *angle = reckon_compile("cos(π) * four()", -1, scope, NULL);
  CHECK(angle && reckon_evaluate(angle, (double[]){0, 0}, 2, RECKON_STRICT, &value, NULL) && value == -4);

  // The stored form, read with and without the host's functions.
  ptrdiff_t length = reckon_image(formula, NULL, 0);
  uint8_t *bytes = malloc((size_t)length);
  CHECK(reckon_image(formula, bytes, length - 1) == length && reckon_image(formula, bytes, length) == length);
  reckon_formula *again = reckon_read_image(bytes, length, scope, &error);
  CHECK(again && reckon_evaluate(again, (double[]){72, 1}, 2, RECKON_STRICT, &value, &error) && fabs(value - 10) < 1e-12);
  CHECK(reckon_read_image(bytes, length, NULL, &error) == NULL);
  check_text(reckon_error_kind(error), "unknownFunction");
  reckon_error_free(error);
  bytes[length / 2] ^= 0x55;
  reckon_formula *damaged = reckon_read_image(bytes, length, scope, &error);
  CHECK(damaged == NULL);
  check_text(reckon_error_kind(error), "badImage");
  reckon_error_free(error);
  free(bytes);
  reckon_formula_free(again);
  reckon_formula_free(angle);
  // A formula outlives its scope.
  reckon_scope_free(scope);
  CHECK(reckon_evaluate(formula, (double[]){36, 1}, 2, RECKON_STRICT, &value, &error) && fabs(value - 5) < 1e-12);
  reckon_formula_free(formula);
}

static void columns(void) {
  enum { ROWS = 1000 };
  reckon_error *error = NULL;
  reckon_formula *formula = reckon_compile("sqrt(a) + b * c", -1, NULL, &error);
  double a[ROWS], records[ROWS][3], c = 0.5, values[ROWS];
  bool failed[ROWS];
  for (int row = 0; row < ROWS; row += 1) a[row] = row == 7 || row == 900 ? -1 : row * row, records[row][1] = row;
  const double *inputs[] = {a, &records[0][1], &c};
  ptrdiff_t strides[] = {1, 3, 0};
  CHECK(reckon_evaluate_columns(formula, inputs, strides, ROWS, RECKON_STRICT, 2, values, failed, NULL, NULL, &error) == 2);
  CHECK(reckon_error_row(error) == 7);
  check_text(reckon_error_kind(error), "domain");
  reckon_error_free(error);
  int right = 0;
  for (int row = 0; row < ROWS; row += 1) {
    bool fails = row == 7 || row == 900;
    right += failed[row] == fails && (fails ? isnan(values[row]) : values[row] == row * 1.5);
  }
  CHECK(right == ROWS);
  CHECK(reckon_evaluate_columns(formula, inputs, strides, 0, RECKON_STRICT, 1, values, failed, NULL, NULL, &error) == 0 && !error);
  CHECK(reckon_evaluate_columns(formula, inputs, strides, ROWS, RECKON_STRICT, 1, values, NULL, always, NULL, &error) == -1);
  check_text(reckon_error_kind(error), "cancelled");
  reckon_error_free(error);
  // Results may go where a column lies.
  strides[1] = 0;
  CHECK(reckon_evaluate_columns(formula, inputs, strides, ROWS, RECKON_IEEE, 1, a, NULL, NULL, NULL, &error) == 0 && !error);
  CHECK(isnan(a[7]) && a[8] == 8);
  reckon_formula_free(formula);
}

static void kind_is(reckon_error **error, const char *kind) {
  check_text(reckon_error_kind(*error), kind);
  reckon_error_free(*error);
  *error = NULL;
}

// Every argument that can be seen to be wrong is refused, and the process goes on.
static void refusals(void) {
  enum { ROWS = 8 };
  reckon_error *error = NULL;
  reckon_formula *formula = reckon_compile("2*a + b", -1, NULL, &error);
  reckon_scope *scope = reckon_scope_create();
  double a[ROWS] = {1, 2, 3, 4, 5, 6, 7, 8}, b = 1, values[ROWS], value = 0;
  bool failed[ROWS];
  const double *inputs[] = {a, &b}, *missing[] = {a, NULL};
  ptrdiff_t strides[] = {1, 0}, huge[] = {PTRDIFF_MAX, 0}, lowest[] = {PTRDIFF_MIN, 0}, far[] = {PTRDIFF_MAX / 16, 0};
#define COLUMNS(formula, inputs, strides, rows, policy, threads, values, failed) \
  reckon_evaluate_columns(formula, inputs, strides, rows, policy, threads, values, failed, NULL, NULL, &error)
#define REFUSED(call) CHECK((call) == -1), kind_is(&error, "invalidArgument")
  REFUSED(COLUMNS(NULL, inputs, strides, ROWS, 0, 1, values, NULL));
  REFUSED(COLUMNS((reckon_formula *)scope, inputs, strides, ROWS, 0, 1, values, NULL));
  REFUSED(COLUMNS(formula, NULL, strides, ROWS, 0, 1, values, NULL));
  REFUSED(COLUMNS(formula, missing, strides, ROWS, 0, 1, values, NULL));
  REFUSED(COLUMNS(formula, inputs, strides, -1, 0, 1, values, NULL));
  REFUSED(COLUMNS(formula, inputs, strides, PTRDIFF_MIN, 0, 1, values, NULL));
  REFUSED(COLUMNS(formula, inputs, strides, PTRDIFF_MAX, 0, 1, values, NULL));
  REFUSED(COLUMNS(formula, inputs, strides, ROWS, 2, 1, values, NULL));
  REFUSED(COLUMNS(formula, inputs, strides, ROWS, INT32_MIN, 1, values, NULL));
  REFUSED(COLUMNS(formula, inputs, strides, ROWS, 0, 0, values, NULL));
  REFUSED(COLUMNS(formula, inputs, strides, ROWS, 0, PTRDIFF_MIN, values, NULL));
  REFUSED(COLUMNS(formula, inputs, strides, ROWS, 0, 1, NULL, NULL));
  REFUSED(COLUMNS(formula, inputs, huge, ROWS, 0, 1, values, NULL));
  REFUSED(COLUMNS(formula, inputs, lowest, ROWS, 0, 1, values, NULL));
  REFUSED(COLUMNS(formula, inputs, far, ROWS, 0, 1, values, NULL));
  REFUSED(COLUMNS(formula, inputs, strides, ROWS, 0, 1, values, (bool *)a));
  REFUSED(COLUMNS(formula, inputs, strides, ROWS, 0, 1, values, (bool *)values + 9));
  REFUSED(COLUMNS(formula, inputs, strides, 1, 0, 1, (double *)((char *)values + 1), NULL));
  CHECK(COLUMNS(formula, inputs, strides, ROWS, 0, PTRDIFF_MAX, values, failed) == 0 && values[7] == 17 && !failed[7]);
  CHECK(COLUMNS(formula, inputs, huge, 1, 0, 1, values, NULL) == 0 && values[0] == 3);
  CHECK(COLUMNS(formula, inputs, NULL, 0, 0, 1, NULL, NULL) == 0);

  // Backwards, floats, and results at a distance.
  const double *backwards[] = {a + ROWS - 1, &b};
  strides[0] = -1;
  CHECK(COLUMNS(formula, backwards, strides, ROWS, 0, 2, values, NULL) == 0 && values[0] == 17 && values[7] == 3);
  float narrow[2 * ROWS], results[3 * ROWS];
  for (int row = 0; row < ROWS; row += 1) narrow[2 * row] = (float)row + 0.5f;
  for (int k = 0; k < 3 * ROWS; k += 1) results[k] = -1;
  const void *arrays[] = {narrow, &b};
  int32_t types[] = {RECKON_FLOAT, RECKON_DOUBLE}, wrong[] = {RECKON_FLOAT, 2};
  strides[0] = 2;
#define ARRAYS(types, values, type, stride) \
  reckon_evaluate_arrays(formula, arrays, types, strides, ROWS, 0, 1, values, type, stride, NULL, NULL, NULL, &error)
  CHECK(ARRAYS(types, results + 3 * ROWS - 3, RECKON_FLOAT, -3) == 0 && results[21] == 2 && results[0] == 16 && results[1] == -1);
  REFUSED(ARRAYS(wrong, results, RECKON_FLOAT, 3));
  REFUSED(ARRAYS(types, results, -1, 3));
  REFUSED(ARRAYS(types, results, RECKON_FLOAT, 0));
  REFUSED(ARRAYS(types, NULL, RECKON_FLOAT, 3));

  // Watches: a time that is over, and a question that is asked at once or later than the evaluation takes.
#define WATCHED(watch) \
  reckon_evaluate_arrays(formula, arrays, types, strides, ROWS, 0, 1, results, RECKON_FLOAT, 3, NULL, reckon_watch_ends, watch, &error)
  reckon_watch *watches[] = {
      reckon_watch_create(0, 0, NULL, NULL), reckon_watch_create(INFINITY, 0, always, NULL), reckon_watch_create(NAN, 1e300, always, NULL)};
  CHECK(WATCHED(watches[0]) == -1 && reckon_watch_ends(watches[0])), kind_is(&error, "deadlinePassed");
  CHECK(WATCHED(watches[1]) == -1 && reckon_watch_ends(watches[1])), kind_is(&error, "cancelled");
  CHECK(WATCHED(watches[2]) == 0 && !reckon_watch_ends(watches[2]) && WATCHED(NULL) == 0 && !reckon_watch_ends(NULL));
  for (int k = 0; k < 3; k += 1) reckon_watch_free(watches[k]);

  CHECK(!reckon_evaluate(NULL, a, 2, 0, &value, &error) && isnan(value)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_evaluate(formula, NULL, 2, 0, &value, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_evaluate(formula, a, -1, 0, &value, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_evaluate(formula, a, 2, 7, &value, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_evaluate(formula, a, 2, 0, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_evaluate(formula, a, 5, 0, &value, &error)), kind_is(&error, "wrongInputCount");

  const uint8_t bytes[4] = {1, 2, 3, 4};
  CHECK(!reckon_read_image(bytes, -1, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_read_image(bytes, PTRDIFF_MAX, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_read_image(NULL, 4, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_read_image(bytes, 4, (reckon_scope *)formula, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_read_image(bytes, 4, NULL, &error)), kind_is(&error, "badImage");
  CHECK(reckon_image(NULL, NULL, 0) == 0 && reckon_image(formula, (uint8_t *)a, PTRDIFF_MIN) > 0);

  CHECK(!reckon_compile(NULL, -1, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_compile("1", -2, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_compile("1", PTRDIFF_MAX, NULL, &error)), kind_is(&error, "limitExceeded");
  CHECK(!reckon_compile("1", -1, (reckon_scope *)formula, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_derivative(formula, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_derivative(formula, "\xff", &error)), kind_is(&error, "invalidEncoding");
  CHECK(!reckon_derivative(NULL, "a", &error)), kind_is(&error, "invalidArgument");
  CHECK(reckon_variable_count(NULL) == 0 && !reckon_variable_name(NULL, 0) && !reckon_unit(NULL));

  CHECK(!reckon_scope_set_angle_unit(NULL, 0) && !reckon_scope_add_variable(NULL, "a", NULL) && !reckon_scope_set_value(NULL, "a", 1));
  CHECK(!reckon_scope_add_variable(scope, NULL, NULL) && !reckon_scope_add_variable(scope, "\xff", NULL));
  CHECK(!reckon_scope_add_variable(scope, "a", "\xff") && reckon_scope_add_variable(scope, "a", NULL));
  CHECK(!reckon_scope_add_variable(scope, "a", NULL) && !reckon_scope_set_value(scope, "", 1) && !reckon_scope_set_value(scope, NULL, 1));
  CHECK(reckon_scope_add_variable(scope, "", NULL) && !reckon_compile("a", -1, scope, &error)), kind_is(&error, "invalidName");
  CHECK(!reckon_scope_define(NULL, "x = 1", -1, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_scope_define(scope, NULL, -1, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_scope_add_function(scope, "f", 1, true, NULL, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_scope_add_function(scope, NULL, 1, true, four, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_scope_add_function(scope, "f", PTRDIFF_MIN, true, four, NULL, &error)), kind_is(&error, "invalidParameterCount");

  CHECK(!reckon_error_kind(NULL) && !reckon_error_message(NULL) && !reckon_error_snippet(NULL) && !reckon_error_source(NULL));
  CHECK(reckon_error_start(NULL) == -1 && reckon_error_end(NULL) == -1 && reckon_error_stage(NULL) == -1 && reckon_error_row(NULL) == -1);
  // An object of another kind is not freed.
  reckon_formula_free((reckon_formula *)scope);
  CHECK(reckon_scope_set_angle_unit(scope, RECKON_DEGREES));
  reckon_scope_free(scope);
  reckon_formula_free(formula);
}

static void permissions(void) {
  reckon_error *error = NULL;
  reckon_scope *scope = reckon_scope_create();
  CHECK(reckon_scope_permit(scope, 0, "sqrt  max"));
  const char *forbidden[] = {"sin(x)", "half = x/2; half", "random()", "2 [km]", "x to km", "cos(x)"};
  for (size_t k = 0; k < sizeof forbidden / sizeof *forbidden; k += 1)
    CHECK(!reckon_compile(forbidden[k], -1, scope, &error)), kind_is(&error, "notPermitted");
  reckon_formula *formula = reckon_compile("sqrt(max(x, 4))", -1, scope, &error);
  double value = 0;
  CHECK(reckon_evaluate(formula, (double[]){9}, 1, RECKON_STRICT, &value, &error) && value == 3);
  reckon_formula_free(formula);
  CHECK(reckon_scope_permit(scope, RECKON_DEFINITIONS + RECKON_UNITS, NULL));
  formula = reckon_compile("half(d) = d/2; half(3 km) to m", -1, scope, &error);
  CHECK(reckon_evaluate(formula, NULL, 0, RECKON_STRICT, &value, &error) && value == 1500);
  reckon_formula_free(formula);
  CHECK(!reckon_compile("random()", -1, scope, &error)), kind_is(&error, "notPermitted");
  CHECK(!reckon_scope_permit(NULL, 0, NULL) && !reckon_scope_permit(scope, 16, NULL) && !reckon_scope_permit(scope, -1, NULL));
  CHECK(!reckon_scope_permit(scope, 0, "\xFF"));
  reckon_scope_free(scope);
}

static void kinds_of_values(void) {
  reckon_error *error = NULL;
  reckon_value *length = reckon_value_of_number(5, "km", &error), *bare = reckon_value_of_number(2, NULL, &error);
  CHECK(reckon_value_kind(length) == RECKON_QUANTITY && reckon_value_number(length) == 5 && reckon_value_mode(length) == RECKON_DOUBLE_NUMBERS);
  check_text(reckon_value_unit(length), "km");
  check_text(reckon_value_written(length), "5 km");
  CHECK(reckon_value_kind(bare) == RECKON_NUMBER && !reckon_value_unit(bare) && !reckon_value_digits(bare) && !reckon_value_text(bare));
  reckon_value *third = reckon_value_of_digits("1/3", RECKON_EXACT_NUMBERS, NULL, &error);
  reckon_value *tenth = reckon_value_of_digits("0.10", RECKON_DECIMAL_NUMBERS, NULL, &error);
  check_text(reckon_value_digits(third), "1/3");
  CHECK(reckon_value_mode(third) == RECKON_EXACT_NUMBERS && reckon_value_mode(tenth) == RECKON_DECIMAL_NUMBERS && reckon_value_number(tenth) == 0.1);
  CHECK(reckon_value_exactness(tenth) == 0 && reckon_value_exactness(NULL) == -1);
  CHECK(reckon_value_uncertainty(tenth) == 0 && reckon_value_uncertainty(NULL) == 0);
  reckon_formula *uncertain = reckon_compile("(5 ± 0.25) * 2 [m]", -1, NULL, &error);
  reckon_value *doubled = reckon_evaluate_values(uncertain, NULL, 0, RECKON_STRICT, INFINITY, &error);
  CHECK(reckon_value_number(doubled) == 10 && reckon_value_uncertainty(doubled) == 0.5);
  check_text(reckon_value_written(doubled), "(10 ± 0.5) m");
  reckon_value_free(doubled), reckon_formula_free(uncertain);
  reckon_value *text = reckon_value_of_text("EU and more", 2, &error), *missing = reckon_value_missing();
  check_text(reckon_value_text(text), "EU");
  reckon_value *truth = reckon_value_of_truth(true), *day = reckon_value_of_instant(86400);
  CHECK(reckon_value_kind(truth) == RECKON_TRUTH && reckon_value_number(truth) == 1 && reckon_value_kind(day) == RECKON_INSTANT);
  const reckon_value *items[] = {bare, missing, bare};
  reckon_value *list = reckon_value_of_list(items, 3, &error);
  CHECK(reckon_value_kind(list) == RECKON_LIST && reckon_value_count(list) == 3 && reckon_value_number(reckon_value_item(list, 2)) == 2);
  CHECK(reckon_value_kind(reckon_value_item(list, 1)) == RECKON_MISSING && !reckon_value_item(list, 3) && !reckon_value_item(list, -1));
  const reckon_value *row[] = {list};
  reckon_value *matrix = reckon_value_of_list(row, 1, &error);
  CHECK(reckon_value_kind(matrix) == RECKON_LIST && reckon_value_count(matrix) == 1);
  const reckon_value *deeper[] = {matrix};
  CHECK(!reckon_value_of_list(deeper, 1, &error)), kind_is(&error, "invalidArgument");
  reckon_value_free(matrix);
  reckon_scope *of_one = reckon_scope_create();
  reckon_scope_add_variable(of_one, "x", NULL);
  reckon_formula *product = reckon_compile("(x + 2i)*(1 + i)", 16, of_one, &error);
  reckon_scope_free(of_one);
  double parts[3] = {1, 3, 5}, pairs[6];
  const void *of_x = parts;
  CHECK(reckon_evaluate_arrays(product, &of_x, NULL, NULL, 3, RECKON_STRICT, 1, pairs, RECKON_COMPLEX_DOUBLE, 1, NULL, NULL, NULL, &error) == 0);
  CHECK(pairs[0] == -1 && pairs[1] == 3 && pairs[4] == 3 && pairs[5] == 7);
  CHECK(reckon_evaluate_arrays(product, &of_x, NULL, NULL, 3, RECKON_STRICT, 1, pairs, RECKON_DOUBLE, 1, NULL, NULL, NULL, &error) == -1);
  kind_is(&error, "invalidArgument");
  CHECK(
      reckon_evaluate_arrays(
          product, &of_x, NULL, NULL, 3, RECKON_STRICT, 1, pairs, RECKON_COMPLEX_DOUBLE, PTRDIFF_MAX / 2 + 1, NULL, NULL, NULL, &error) == -1);
  kind_is(&error, "invalidArgument");
  reckon_formula_free(product);

  reckon_value *complex = reckon_value_of_complex(3, -4, "V", &error);
  CHECK(reckon_value_kind(complex) == RECKON_COMPLEX && reckon_value_count(complex) == 2 && !strcmp(reckon_value_unit(complex), "V"));
  CHECK(reckon_value_number(reckon_value_item(complex, 1)) == -4 && !strcmp(reckon_value_written(complex), "(3 - 4i) V"));
  CHECK(!reckon_value_of_complex(3, -4, "nonsense", &error)), kind_is(&error, "unknownUnit");
  reckon_value_free(complex);
  CHECK(!reckon_value_of_list(items, -1, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_value_of_list(NULL, 1, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_value_of_number(1, "nonsense", &error)), kind_is(&error, "unknownUnit");
  CHECK(!reckon_value_of_number(1, "text", &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_value_of_digits("1/0.x", RECKON_EXACT_NUMBERS, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_value_of_digits("1", 3, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_value_of_text(NULL, -1, &error)), kind_is(&error, "invalidArgument");

  reckon_scope *scope = reckon_scope_create();
  CHECK(reckon_scope_read_units(scope, true) && !reckon_scope_read_units(NULL, true));
  reckon_texts *inputs_found = reckon_inputs("due + 1 month + c", -1, scope, &error);
  CHECK(reckon_texts_count(inputs_found) == 2);
  check_text(reckon_texts_item(inputs_found, 1), "c");
  CHECK(!reckon_inputs("1 +", -1, scope, &error)), kind_is(&error, "unexpectedEnd");
  reckon_texts_free(inputs_found);
  CHECK(reckon_scope_set_unit(scope, "region", "text") && !reckon_scope_set_unit(scope, NULL, "km") && !reckon_scope_set_unit(NULL, "a", "km"));
  reckon_formula *formula = reckon_compile("region == \"EU\" ? sum(prices)*2 : 0", -1, scope, &error);
  CHECK(reckon_variable_kind(formula, 1) == RECKON_NUMBER);
  reckon_formula_free(formula);
  CHECK(reckon_scope_set_unit(scope, "prices", "list"));
  formula = reckon_compile("region == \"EU\" ? sum(prices)*2 : 0", -1, scope, &error);
  CHECK(reckon_variable_kind(formula, 0) == RECKON_TEXT && reckon_variable_kind(formula, 1) == RECKON_LIST && reckon_variable_kind(formula, 2) == -1);
  check_text(reckon_variable_unit(formula, 1), "list");
  const reckon_value *inputs[] = {text, list};
  reckon_value *sum = reckon_evaluate_values(formula, inputs, 2, RECKON_STRICT, INFINITY, &error);
  CHECK(reckon_value_number(sum) == 8);
  CHECK(!reckon_evaluate_values(formula, inputs, 1, RECKON_STRICT, INFINITY, &error)), kind_is(&error, "wrongInputCount");
  CHECK(!reckon_evaluate_values(formula, NULL, 2, RECKON_STRICT, INFINITY, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_prepare_native(formula, RECKON_STRICT) && !reckon_is_native(formula, 7) && !reckon_is_native(NULL, 0));
  CHECK(!reckon_passes_nan(NULL));
  const struct { const char *text; bool passes; } nan_texts[] = {
    {"a*b + 1", true}, {"sqrt(a)/b", true}, {"t = a - 1; t*t", true}, {"max(a, 1)", false}, {"a > 1 ? a : b", false}, {"a^b", false}};
  for (size_t index = 0; index < sizeof nan_texts / sizeof *nan_texts; index++) {
    reckon_formula *of_nan = reckon_compile(nan_texts[index].text, -1, NULL, NULL);
    CHECK(reckon_passes_nan(of_nan) == nan_texts[index].passes);
    reckon_formula_free(of_nan);
  }
  reckon_formula *waved = reckon_compile("a + b*sin(x)", -1, NULL, NULL);
  reckon_texts *kernel = reckon_formula_ptx(waved, "wave", RECKON_STRICT, &error);
  CHECK(reckon_texts_count(kernel) == 1);
  CHECK(strstr(reckon_texts_item(kernel, 0), ".visible .entry wave(\n\t.param .u64 wave_column0,") != NULL);
  reckon_texts *under_ieee = reckon_formula_ptx(waved, "wave", RECKON_IEEE, &error);
  CHECK(under_ieee && strcmp(reckon_texts_item(kernel, 0), reckon_texts_item(under_ieee, 0)) != 0);
  reckon_texts_free(kernel), reckon_texts_free(under_ieee);
  CHECK(!reckon_formula_ptx(waved, "1st", RECKON_STRICT, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_formula_ptx(waved, NULL, RECKON_STRICT, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_formula_ptx(waved, "wave", 2, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_formula_ptx(NULL, "wave", RECKON_STRICT, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_formula_ptx(formula, "sums", RECKON_STRICT, NULL));
  reckon_formula_free(waved);
  waved = reckon_compile("mygamma + gamma(x)", -1, NULL, NULL);
  CHECK(!reckon_formula_ptx(waved, "wave", RECKON_STRICT, &error));
  check_text(
      reckon_error_message(error),
      "‘formula’ cannot be used: gamma has no definition for kernels; evaluate it on the processor");
  CHECK(reckon_error_start(error) == 10 && reckon_error_end(error) == 15), kind_is(&error, "invalidArgument");
  reckon_formula_free(waved);
  CHECK(reckon_formula_kind(formula) == RECKON_NUMBER && reckon_formula_mode(formula) == RECKON_DOUBLE_NUMBERS && reckon_formula_kind(NULL) == -1);
  CHECK(reckon_formula_item_kind(formula) == RECKON_NUMBER && !reckon_formula_note(formula, 0));
  check_text(reckon_formula_source(formula), "region == \"EU\" ? sum(prices)*2 : 0");
  reckon_formula *surprising = reckon_compile("1/2x", -1, NULL, &error);
  CHECK(reckon_formula_note(surprising, 0) && !reckon_formula_note(surprising, 1) && !reckon_formula_note(surprising, -1));
  reckon_formula_free(surprising);
  reckon_formula_free(formula);
  reckon_scope_free(scope);
  reckon_value *all[] = {length, bare, third, tenth, text, missing, truth, day, list, sum};
  for (size_t k = 0; k < sizeof all / sizeof *all; k += 1) reckon_value_free(all[k]);
}

static const char *import_text(const char *path, void *context) {
  *(int *)context += 1;
  return strcmp(path, "rates.reckon") == 0 ? "rate = 0.25\n" : NULL;
}

static double noon(void *context) {
  (void)context;
  return 43200;
}

static int32_t east(double moment, void *context) {
  (void)moment, (void)context;
  return 3600;
}

static void sessions(void) {
  reckon_error *error = NULL;
  reckon_scope *scope = reckon_scope_create();
  CHECK(reckon_scope_set_clock(scope, noon, east, NULL) && !reckon_scope_set_clock(scope, NULL, NULL, NULL));
  const char *codes[] = {"USD"}, *rates[] = {"1.25"}, *wrong[] = {"-1"};
  CHECK(reckon_scope_set_rates(scope, codes, rates, 1, "2026-11-27", &error));
  CHECK(!reckon_scope_set_rates(scope, codes, wrong, 1, "2026-11-27", &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_scope_set_time_zone(scope, "Nowhere/City", &error)), kind_is(&error, "wrongKind");
  CHECK(!reckon_scope_set_time_zone(NULL, "UTC", &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_scope_set_rates(scope, NULL, NULL, 1, "2026-11-27", &error)), kind_is(&error, "invalidArgument");
  reckon_session *session = reckon_session_create(scope, &error);
  reckon_run *run = reckon_session_run(session, "price = 20; f(x) = 2x; total = f(price); 1/2price", -1, RECKON_STRICT, INFINITY, &error);
  CHECK(reckon_run_count(run) == 4 && reckon_run_value(run, 1) == NULL && reckon_value_number(reckon_run_value(run, 2)) == 40);
  check_text(reckon_run_definition(run, 1), "f(x)");
  check_text(reckon_run_source(run, 2), "total = f(price)");
  CHECK(reckon_run_definition(run, 3) == NULL && reckon_run_note(run, 3, 0) && !reckon_run_note(run, 0, 0) && !reckon_run_value(run, 4));
  reckon_run_free(run);
  reckon_value *price = reckon_value_of_number(30, NULL, &error);
  CHECK(reckon_session_set(session, "price", price, &error) && !reckon_session_set(session, "", price, &error)), kind_is(&error, "invalidName");
  reckon_value *total = reckon_session_value(session, "total", &error);
  CHECK(reckon_value_number(total) == 60);
  reckon_texts *names = reckon_session_names(session);
  CHECK(reckon_texts_count(names) == 3 && !reckon_texts_item(names, 3));
  check_text(reckon_texts_item(names, 0), "price");
  reckon_formula *formula = reckon_session_formula(session, "total + y", -1, &error);
  double value = 0;
  CHECK(reckon_evaluate(formula, (double[]){1}, 1, RECKON_STRICT, &value, &error) && value == 61);
  CHECK(reckon_session_undo(session) && reckon_session_redo(session) && !reckon_session_redo(session));
  run = reckon_session_run(session, "12:30 + 45 min; 2024-01-01", -1, RECKON_STRICT, INFINITY, &error);
  CHECK(reckon_value_is_time_of_day(reckon_run_value(run, 0)) && reckon_value_number(reckon_run_value(run, 0)) == 47700);
  CHECK(!reckon_value_is_time_of_day(reckon_run_value(run, 1)) && !reckon_value_is_time_of_day(NULL));
  reckon_run_free(run);
  run = reckon_session_run(session, "now; 10 USD to EUR", -1, RECKON_STRICT, INFINITY, &error);
  CHECK(reckon_value_number(reckon_run_value(run, 0)) == 46800 && reckon_value_number(reckon_run_value(run, 1)) == 8);
  reckon_run_free(run);
  CHECK(!reckon_session_run(session, "sum(k, 1, 100000000, sin(k))", -1, RECKON_STRICT, 0, &error)), kind_is(&error, "deadlinePassed");
  CHECK(reckon_session_remove(session, "total", &error) && !reckon_session_remove(session, "total", &error)), kind_is(&error, "unknownName");
  CHECK(!reckon_session_value(session, "total", &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_session_run(session, "1 +", -1, RECKON_STRICT, INFINITY, &error)), kind_is(&error, "unexpectedEnd");
  CHECK(!reckon_session_run(NULL, "1", -1, RECKON_STRICT, INFINITY, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_session_names(NULL) && !reckon_session_undo(NULL) && reckon_run_count(NULL) == 0);
  CHECK(!reckon_session_create((reckon_scope *)price, &error)), kind_is(&error, "invalidArgument");
  reckon_texts_free(names), reckon_value_free(total), reckon_value_free(price), reckon_formula_free(formula);
  reckon_session_free(session), reckon_scope_free(scope);
}

static void books(void) {
  reckon_error *error = NULL;
  int calls = 0;
  const char *source = "# All prices.\n\nimport \"rates.reckon\"\n# The price with tax.\ngross(net: EUR) = net * (1 + rate) where net >= 0 EUR\n"
                       "> gross(100 EUR) = 125 EUR\nparameter fee: EUR = 2 where fee > 0 EUR\nall = fee + 1 EUR\n";
  reckon_book *book = reckon_book_read(source, -1, "prices.reckon", import_text, &calls, NULL, &error);
  CHECK(book && calls == 1);
  reckon_texts *names = reckon_book_names(book), *about = reckon_book_documentation(book);
  CHECK(reckon_texts_count(names) == 4 && reckon_texts_count(about) == 1);
  check_text(reckon_texts_item(names, 0), "gross");
  reckon_definition *gross = reckon_book_definition(book, "gross", &error), *fee = reckon_book_definition(book, "fee", &error);
  CHECK(reckon_definition_kind(gross) == 2 && reckon_definition_argument_count(gross) == 1 && !reckon_definition_argument(gross, 1));
  check_text(reckon_definition_argument(gross, 0), "net");
  check_text(reckon_definition_example(gross, 0), "> gross(100 EUR) = 125 EUR");
  check_text(reckon_definition_condition(gross), "net >= 0 EUR");
  CHECK(reckon_definition_documentation(gross) && reckon_definition_text(gross) && !reckon_definition_example(gross, 1));
  CHECK(reckon_definition_kind(fee) == 1 && reckon_definition_argument_count(fee) == -1);
  check_text(reckon_definition_default(fee), "2");
  check_text(reckon_definition_unit(fee), "EUR");
  reckon_value *hundred = reckon_value_of_number(100, NULL, &error), *minus = reckon_value_of_number(-1, NULL, &error);
  const reckon_value *arguments[] = {hundred}, *parameters[] = {minus};
  const char *parameter_names[] = {"fee"};
  reckon_value *value = reckon_book_evaluate(book, "gross", arguments, 1, NULL, NULL, 0, RECKON_STRICT, INFINITY, &error);
  CHECK(reckon_value_number(value) == 125);
  reckon_value_free(value);
  value = reckon_book_evaluate(book, "all", NULL, -1, NULL, NULL, 0, RECKON_STRICT, INFINITY, &error);
  CHECK(reckon_value_number(value) == 3);
  reckon_value_free(value);
  CHECK(!reckon_book_evaluate(book, "all", NULL, -1, parameter_names, parameters, 1, RECKON_STRICT, INFINITY, &error));
  kind_is(&error, "outOfRange");
  CHECK(!reckon_book_evaluate(book, "all", NULL, -1, NULL, parameters, 1, RECKON_STRICT, INFINITY, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_book_evaluate(book, "gross", NULL, 1, NULL, NULL, 0, RECKON_STRICT, INFINITY, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_book_definition(book, "gros", &error));
  check_text(reckon_error_suggestion(error), "gross");
  kind_is(&error, "unknownName");
  reckon_formula *formula = reckon_book_formula(book, "gross", &error);
  check_text(reckon_variable_unit(formula, 0), "EUR");
  reckon_formula *sharing = reckon_book_sharing_formula(book, "all", &error);
  check_text(reckon_variable_name(sharing, 0), "fee");
  CHECK(!reckon_book_sharing_formula(book, "each", &error)), kind_is(&error, "unknownName");
  reckon_formula_free(sharing);
  reckon_scope *scope = reckon_scope_create();
  CHECK(reckon_scope_add_book(scope, book) && !reckon_scope_add_book(scope, NULL));
  CHECK(reckon_scope_set_number_mode(scope, RECKON_DECIMAL_NUMBERS) && !reckon_scope_set_number_mode(scope, 3) && !reckon_scope_set_number_mode(NULL, 0));
  CHECK(reckon_scope_set(scope, "n", hundred, &error) && !reckon_scope_set(scope, "n", NULL, &error)), kind_is(&error, "invalidArgument");
  reckon_scope_free(scope);
  reckon_book *finance = reckon_book_shipped("finance", &error);
  reckon_texts *shipped = reckon_book_shipped_names();
  CHECK(finance && reckon_texts_count(shipped) > 5);
  CHECK(!reckon_book_shipped("nothing", &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_book_read("import \"x.reckon\"\n", -1, NULL, NULL, NULL, NULL, &error)), kind_is(&error, "unreadableImport");
  CHECK(!reckon_book_read("a = b\n", -1, NULL, NULL, NULL, NULL, &error)), kind_is(&error, "unknownName");
  CHECK(!reckon_book_read(NULL, 1, NULL, NULL, NULL, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_book_names(NULL) && !reckon_book_documentation(NULL) && reckon_definition_kind(NULL) == -1);
  reckon_texts_free(names), reckon_texts_free(about), reckon_texts_free(shipped), reckon_definition_free(gross), reckon_definition_free(fee);
  reckon_value_free(hundred), reckon_value_free(minus), reckon_formula_free(formula), reckon_book_free(book), reckon_book_free(finance);
}

static void sheets(void) {
  reckon_error *error = NULL;
  reckon_sheet *sheet = reckon_sheet_create(NULL, &error);
  const char *names[] = {"A1", "A2", "total"}, *texts[] = {"20", "3 * A1", "sum(A1:A2)"}, *empty[] = {NULL}, *taken[] = {"sin"};
  reckon_texts *changed = reckon_sheet_edit(sheet, names, texts, 3, &error);
  CHECK(reckon_texts_count(changed) == 3);
  reckon_texts_free(changed);
  reckon_value *value = reckon_sheet_value(sheet, "total", &error);
  CHECK(reckon_value_number(value) == 80);
  reckon_value_free(value);
  reckon_texts *found[] = {
      reckon_sheet_text(sheet, "A2"), reckon_sheet_names(sheet), reckon_sheet_dependencies(sheet, "total"), reckon_sheet_dependents(sheet, "A1"),
      reckon_sheet_edit(sheet, names, empty, 1, &error), reckon_sheet_undo(sheet), reckon_sheet_redo(sheet)};
  const int counts[] = {1, 3, 2, 2, 3, 3, 3};
  for (size_t k = 0; k < sizeof counts / sizeof *counts; k += 1) CHECK(reckon_texts_count(found[k]) == counts[k]), reckon_texts_free(found[k]);
  CHECK(!reckon_sheet_redo(sheet) && !reckon_sheet_text(sheet, NULL) && !reckon_sheet_names(NULL) && !reckon_sheet_undo(NULL));
  CHECK(!reckon_sheet_edit(sheet, taken, empty, 1, &error)), kind_is(&error, "alreadyDefined");
  CHECK(!reckon_sheet_edit(sheet, NULL, NULL, 1, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_sheet_edit(sheet, names, texts, PTRDIFF_MIN, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_sheet_value(NULL, "A1", &error)), kind_is(&error, "invalidArgument");
  reckon_texts_free(reckon_sheet_edit(sheet, names, texts + 1, 1, &error));
  CHECK(!reckon_sheet_value(sheet, "A1", &error)), kind_is(&error, "cyclicDefinition");
  reckon_sheet_free(sheet);
}

// A column of doubles and one of whole numbers, as a C program hands them over.
static int released = 0;

static void release_schema(struct ArrowSchema *schema) {
  released += 1;
  schema->release = NULL;
}

static void release_array(struct ArrowArray *array) {
  released += 1;
  array->release = NULL;
}

static double prices[] = {0, 20, 0.5, 4};
static int32_t counts[] = {0, 0, 3, 2, 5};
static uint8_t valid[] = {0x0D};  // the second is null
static const void *price_buffers[] = {valid, prices};
static const void *count_buffers[] = {NULL, counts};
static const void *no_buffers[] = {NULL};
static struct ArrowSchema price_schema, count_schema, table_schema, *schemas[] = {&price_schema, &count_schema};
static struct ArrowArray price_array, count_array, table_array, *arrays[] = {&price_array, &count_array};

static void make_table(void) {
  price_schema = (struct ArrowSchema){.format = "g", .name = "price", .flags = ARROW_FLAG_NULLABLE, .release = release_schema};
  count_schema = (struct ArrowSchema){.format = "i", .name = "number of", .release = release_schema};
  table_schema = (struct ArrowSchema){.format = "+s", .name = "", .n_children = 2, .children = schemas, .release = release_schema};
  price_array = (struct ArrowArray){.length = 4, .null_count = -1, .n_buffers = 2, .buffers = price_buffers, .release = release_array};
  count_array = (struct ArrowArray){.length = 4, .offset = 1, .n_buffers = 2, .buffers = count_buffers, .release = release_array};
  table_array = (struct ArrowArray){.length = 4, .n_buffers = 1, .buffers = no_buffers, .n_children = 2, .children = arrays, .release = release_array};
}

static int stream_schema(struct ArrowArrayStream *stream, struct ArrowSchema *out) {
  (void)stream;
  *out = table_schema;
  return 0;
}

static int stream_next(struct ArrowArrayStream *stream, struct ArrowArray *out) {
  int *left = stream->private_data;
  *out = *left > 0 ? table_array : (struct ArrowArray){.release = NULL};
  *left -= 1;
  return 0;
}

static const char *no_error(struct ArrowArrayStream *stream) {
  (void)stream;
  return NULL;
}

static void release_stream(struct ArrowArrayStream *stream) {
  released += 100;
  stream->release = NULL;
}

static void arrow(void) {
  CHECK(sizeof(struct ArrowSchema) == 72 && sizeof(struct ArrowArray) == 80 && sizeof(struct ArrowArrayStream) == 40);
  CHECK(sizeof(reckon_arrow_options) == 40);
  make_table();
  reckon_error *error = NULL;
  reckon_formula *formula = reckon_compile_arrow("60 / (price * `number of`)", -1, NULL, &table_schema, &error);
  CHECK(formula != NULL && error == NULL && reckon_variable_count(formula) == 2);
  struct ArrowSchema schema;
  struct ArrowArray array;
  CHECK(reckon_arrow_schema(formula, &table_schema, &schema, &error));
  check_text(schema.format, "g");
  check_text(schema.name, "value");
  schema.release(&schema);
  CHECK(schema.release == NULL);
  // The first row divides by 0, and the second lacks its price.
  reckon_arrow_options options = {.threads = 2, .name = "share"};
  CHECK(reckon_evaluate_arrow_array(formula, &table_schema, &table_array, &schema, &array, &options, &error) == 1);
  CHECK(reckon_error_row(error) == 0);
  kind_is(&error, "divisionByZero");
  check_text(schema.name, "share");
  CHECK(array.length == 4 && array.null_count == 2 && array.n_buffers == 2 && array.offset == 0);
  CHECK((((const uint8_t *)array.buffers[0])[0] & 0x0F) == 0x0C);
  CHECK(((const double *)array.buffers[1])[2] == 60 && ((const double *)array.buffers[1])[3] == 3);
  schema.release(&schema);
  array.release(&array);
  CHECK(schema.release == NULL && array.release == NULL && released == 0);
  options.on_failure = RECKON_STOP;
  CHECK(reckon_evaluate_arrow_array(formula, &table_schema, &table_array, &schema, &array, &options, &error) == -1);
  kind_is(&error, "divisionByZero");
  options.on_failure = RECKON_NULL_ROW;

  int left = 2;
  struct ArrowArrayStream in = {stream_schema, stream_next, no_error, release_stream, &left}, out;
  CHECK(reckon_evaluate_arrow(formula, &in, &out, NULL, &error) && in.release == NULL && released == 1);
  reckon_report *report = reckon_arrow_report(&out, &error);
  CHECK(report != NULL && reckon_report_failures(report, NULL) == 0);
  reckon_formula_free(formula);
  CHECK(out.get_schema(&out, &schema) == 0 && schema.n_children == 1);
  check_text(schema.children[0]->format, "g");
  schema.release(&schema);
  for (int batch = 0; batch < 2; batch += 1) {
    CHECK(out.get_next(&out, &array) == 0 && array.release != NULL && array.n_children == 1);
    CHECK(((const double *)array.children[0]->buffers[1])[2] == 60);
    array.release(&array);
  }
  CHECK(released == 3);
  CHECK(out.get_next(&out, &array) == 0 && array.release == NULL && released == 103);
  out.release(&out);
  CHECK(out.release == NULL && released == 103);
  CHECK(reckon_report_failures(report, &error) == 2 && reckon_error_row(error) == 0);
  kind_is(&error, "divisionByZero");
  CHECK(reckon_arrow_report(&out, &error) == NULL), kind_is(&error, "invalidArgument");
  reckon_report_free(report);
  reckon_report_free(NULL);
  CHECK(reckon_report_failures(NULL, NULL) == 0);

  // What is wrong names the column.
  count_schema.format = "+l";
  CHECK(!reckon_compile_arrow("price * `number of`", -1, NULL, &table_schema, &error));
  CHECK(strstr(reckon_error_message(error), "number of") != NULL), kind_is(&error, "invalidArgument");
  formula = reckon_compile_arrow("price * 2", -1, NULL, &table_schema, &error);
  CHECK(formula != NULL && reckon_evaluate_arrow_array(formula, &table_schema, &table_array, &schema, &array, NULL, &error) == 0);
  schema.release(&schema);
  array.release(&array);
  price_array.length = 3;
  CHECK(reckon_evaluate_arrow_array(formula, &table_schema, &table_array, &schema, &array, NULL, &error) == -1);
  CHECK(strstr(reckon_error_message(error), "price") != NULL), kind_is(&error, "invalidArgument");
  price_array.length = INT64_MAX;
  CHECK(reckon_evaluate_arrow_array(formula, &table_schema, &table_array, &schema, &array, NULL, &error) == -1), kind_is(&error, "invalidArgument");
  make_table();
  CHECK(reckon_evaluate_arrow_array(formula, &table_schema, NULL, &schema, &array, NULL, &error) == -1), kind_is(&error, "invalidArgument");
  CHECK(reckon_evaluate_arrow_array(formula, NULL, &table_array, &schema, &array, NULL, &error) == -1), kind_is(&error, "invalidArgument");
  CHECK(reckon_evaluate_arrow_array(NULL, &table_schema, &table_array, &schema, &array, NULL, &error) == -1), kind_is(&error, "invalidArgument");
  CHECK(!reckon_evaluate_arrow(formula, NULL, &out, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_arrow_schema(formula, &table_schema, NULL, &error)), kind_is(&error, "invalidArgument");
  CHECK(!reckon_arrow_report(NULL, &error)), kind_is(&error, "invalidArgument");
  reckon_formula_free(formula);

  // Decimals are exact.
  reckon_scope *scope = reckon_scope_create();
  CHECK(reckon_scope_set_number_mode(scope, RECKON_DECIMAL_NUMBERS) && !reckon_scope_set_number_mode(scope, 3));
  CHECK(!reckon_scope_set_number_mode(NULL, RECKON_DOUBLE_NUMBERS));
  price_schema.format = "d:5,2";
  static struct { int64_t low, high; } amounts[] = {{110, 0}, {0, 0}, {-1, -1}, {12345, 0}};
  price_buffers[1] = amounts;
  formula = reckon_compile_arrow("price * `number of` * 1.1", -1, scope, &table_schema, &error);
  CHECK(formula && reckon_evaluate_arrow_array(formula, &table_schema, &table_array, &schema, &array, NULL, &error) == 0);
  check_text(schema.format, "d:38,3");
  const int64_t *digits = array.buffers[1];
  CHECK(digits[4] == -22 && digits[5] == -1 && digits[6] == 12345 * 5 * 11 && digits[7] == 0);
  schema.release(&schema);
  array.release(&array);
  reckon_formula_free(formula);
  reckon_scope_free(scope);
  price_buffers[1] = prices;
}

static void *evaluate_often(void *formula) {
  double value = 0;
  for (int k = 1; k <= 100000; k += 1)
    if (!reckon_evaluate(formula, (double[]){k, 2}, 2, RECKON_STRICT, &value, NULL) || value != k * 2 + 1) return formula;
  return NULL;
}

static void threads(void) {
  reckon_formula *formula = reckon_compile("x * y + 1", -1, NULL, NULL);
  pthread_t workers[8];
  for (int k = 0; k < 8; k += 1) pthread_create(&workers[k], NULL, evaluate_often, formula);
  for (int k = 0; k < 8; k += 1) {
    void *fault = NULL;
    pthread_join(workers[k], &fault);
    CHECK(fault == NULL);
  }
  reckon_formula_free(formula);
}

int main(void) {
  setbuf(stdout, NULL);  // what did not hold is seen even when the program crashes
  CHECK(reckon_version() == RECKON_VERSION);
  values_and_names();
  derivatives();
  errors_and_places();
  scopes();
  permissions();
  columns();
  refusals();
  kinds_of_values();
  sessions();
  books();
  sheets();
  arrow();
  threads();
  if (failures == 0) puts("the C program: all holds");
  return failures != 0;
}

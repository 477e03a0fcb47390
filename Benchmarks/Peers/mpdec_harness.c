/* libmpdec, driven from C in the settings of decimal128, on the operands of 34 digits in decimals.csv beside the inputs. The protocol is the one
   harness.py describes; `version` alone prints the library's version.

   A formula is translated once into a list of operations, each a call of the library on numbers that lie in place; the loop over the rows goes through
   the list, and the time of walking it (1 to 2 ns an operation) counts as the library's. Numbers, a, b, c, + - * / and sqrt are known.
   Time is the thread's CPU time. */

#include <ctype.h>
#include <mpdecimal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef MPD_VERSION
#define MPD_VERSION "before 2.4"
#endif

enum { most = 4096 };
enum kind { add, subtract, multiply, divide, root };

struct step { enum kind kind; mpd_t *result; const mpd_t *left, *right; };

static mpd_context_t context;
static mpd_t **rows;
static size_t rowCount, rowCapacity;
static mpd_t inputs[3];
static struct step steps[most];
static int stepCount;
static const char *at;
static const char *problem;

static mpd_t *number(void) {
  mpd_t *value = mpd_new(&context);
  if (!value) exit(1);
  return value;
}

static const mpd_t *sum(void);

static void skip(void) { while (*at == ' ') ++at; }

static const mpd_t *append(enum kind kind, const mpd_t *left, const mpd_t *right) {
  if (stepCount == most) { problem = "the formula is too long"; return left; }
  mpd_t *result = number();
  steps[stepCount++] = (struct step){kind, result, left, right};
  return result;
}

static const mpd_t *atom(void) {
  skip();
  if (*at == '(') {
    ++at;
    const mpd_t *value = sum();
    skip();
    if (*at == ')') ++at; else problem = "a bracket is missing";
    return value;
  }
  if (!strncmp(at, "sqrt(", 5)) {
    at += 4;
    const mpd_t *value = atom();
    return append(root, value, value);
  }
  if (*at >= 'a' && *at <= 'c' && !isalnum((unsigned char)at[1])) return &inputs[*at++ - 'a'];
  char text[64];
  size_t length = strspn(at, "0123456789.");
  if (length == 0 || length >= sizeof text) { problem = "something unknown stands there"; return &inputs[0]; }
  memcpy(text, at, length);
  text[length] = 0;
  at += length;
  mpd_t *value = number();
  uint32_t status = 0;
  mpd_qset_string(value, text, &context, &status);
  return value;
}

static const mpd_t *product(void) {
  const mpd_t *value = atom();
  for (skip(); *at == '*' || *at == '/'; skip()) {
    enum kind kind = *at++ == '*' ? multiply : divide;
    value = append(kind, value, atom());
  }
  return value;
}

static const mpd_t *sum(void) {
  const mpd_t *value = product();
  for (skip(); *at == '+' || *at == '-'; skip()) {
    enum kind kind = *at++ == '+' ? add : subtract;
    value = append(kind, value, product());
  }
  return value;
}

static const mpd_t *evaluate(size_t row, const mpd_t *result) {
  uint32_t status = 0;
  /* The three numbers of a row take the places of the inputs, without copying their digits. */
  for (int index = 0; index < 3; ++index) inputs[index] = *rows[3 * row + index];
  for (int index = 0; index < stepCount; ++index) {
    struct step step = steps[index];
    switch (step.kind) {
    case add: mpd_qadd(step.result, step.left, step.right, &context, &status); break;
    case subtract: mpd_qsub(step.result, step.left, step.right, &context, &status); break;
    case multiply: mpd_qmul(step.result, step.left, step.right, &context, &status); break;
    case divide: mpd_qdiv(step.result, step.left, step.right, &context, &status); break;
    case root: mpd_qsqrt(step.result, step.left, &context, &status); break;
    }
  }
  return result;
}

static double threadTime(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double nanoseconds(const mpd_t *result, double seconds) {
  for (size_t row = 0; row < rowCount; ++row) evaluate(row, result);
  for (long repetitions = 1;; repetitions *= 2) {
    double start = threadTime();
    for (long round = 0; round < repetitions; ++round)
      for (size_t row = 0; row < rowCount; ++row) evaluate(row, result);
    double elapsed = threadTime() - start;
    if (elapsed >= seconds) return elapsed * 1e9 / ((double)repetitions * (double)rowCount);
  }
}

static double total(const mpd_t *result) {
  double sum = 0;
  for (size_t row = 0; row < rowCount; ++row) {
    char *text = mpd_to_sci(evaluate(row, result), 1);
    sum += strtod(text, NULL);
    mpd_free(text);
  }
  return sum;
}

static int readRows(const char *path) {
  char name[4096];
  const char *slash = strrchr(path, '/');
  snprintf(name, sizeof name, "%.*sdecimals.csv", slash ? (int)(slash + 1 - path) : 0, path);
  FILE *file = fopen(name, "r");
  char line[512];
  if (!file || !fgets(line, sizeof line, file) || strncmp(line, "a,b,c", 5)) return 0;
  while (fgets(line, sizeof line, file)) {
    if (rowCount == rowCapacity) rows = realloc(rows, 3 * sizeof *rows * (rowCapacity = 2 * rowCapacity + 1024));
    char *field = strtok(line, ",\n");
    for (int index = 0; index < 3; ++index, field = strtok(NULL, ",\n")) {
      uint32_t status = 0;
      if (!field) return 0;
      mpd_qset_string(rows[3 * rowCount + index] = number(), field, &context, &status);
    }
    ++rowCount;
  }
  fclose(file);
  return 1;
}

int main(int count, char **arguments) {
  if (count == 2) {
    printf("%s\n", MPD_VERSION);
    return 0;
  }
  if (count != 6) { fprintf(stderr, "needs the mode, group, inputs, work and seconds\n"); return 1; }
  mpd_ieee_context(&context, 128);
  context.traps = 0;
  if (!readRows(arguments[3])) { fprintf(stderr, "cannot read decimals.csv beside %s\n", arguments[3]); return 1; }
  FILE *work = fopen(arguments[4], "r");
  static char formula[65536];
  for (int index = 0; work && fgets(formula, sizeof formula, work); ++index) {
    formula[strcspn(formula, "\n")] = 0;
    at = formula;
    problem = NULL;
    stepCount = 0;
    const mpd_t *result = sum();
    if (!problem && *at) problem = "something is left over";
    if (problem) printf("%d\terror: %s\n", index, problem);
    else printf("%d\t%.17g\n", index, !strcmp(arguments[1], "check") ? total(result) : nanoseconds(result, atof(arguments[5])));
    fflush(stdout);
  }
  return 0;
}

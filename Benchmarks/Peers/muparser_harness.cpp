// muParser. The protocol is the one harness.py describes; `version` alone prints the library's version.
//
// Scalar: the variables are bound to doubles by DefineVar; on each evaluation the loop copies a row's seven numbers there,
// calls Eval and stores the value into a buffer. Compile: SetExpr, which parses anew each time, and the first Eval, which
// compiles, with variables, constants and functions already defined. pi and e are constants made by DefineConst; clamp is
// a C++ function made by DefineFun, for muParser has none. Time is the thread's CPU time.

#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <muParser.h>

struct Row {
  double values[7];
};

static std::vector<Row> rows;
static Row current;
static std::vector<double> results;

static double clamp(double value, double low, double high) { return value < low ? low : value > high ? high : value; }

static double threadTime() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

static void readRows(const char *path) {
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  if (line.substr(0, 13) != "a,b,c,x,y,z,w") throw std::runtime_error("the header must be a,b,c,x,y,z,w");
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::string field;
    Row row;
    for (double &value : row.values) {
      if (!std::getline(fields, field, ',')) throw std::runtime_error("a row has fewer than seven numbers");
      value = std::stod(field);
    }
    rows.push_back(row);
  }
  results.resize(rows.size());
}

static void define(mu::Parser &parser) {
  static const char *names[] = {"a", "b", "c", "x", "y", "z", "w"};
  for (int index = 0; index < 7; ++index) parser.DefineVar(names[index], &current.values[index]);
  parser.DefineConst("pi", 3.141592653589793);
  parser.DefineConst("e", 2.718281828459045);
  parser.DefineFun("clamp", clamp);
}

static void evaluateRows(mu::Parser &parser) {
  for (size_t index = 0; index < rows.size(); ++index) {
    current = rows[index];
    results[index] = parser.Eval();
  }
}

static double sumOverRows(mu::Parser &parser, const std::string &formula) {
  parser.SetExpr(formula);
  evaluateRows(parser);
  double sum = 0;
  for (double value : results) sum += value;
  return sum;
}

// Nanoseconds per evaluation, of which one call of `action` does `evaluations`.
template <typename Action>
static double measure(Action action, double evaluations, double seconds) {
  action();
  for (double repetitions = 1;; repetitions *= 2) {
    double start = threadTime();
    for (double count = 0; count < repetitions; ++count) action();
    double elapsed = threadTime() - start;
    if (elapsed >= seconds) return elapsed * 1e9 / (repetitions * evaluations);
  }
}

static double timeFormula(mu::Parser &parser, const std::string &group, const std::string &formula, double seconds) {
  if (group == "compile") {
    current = rows.front();
    return measure([&] { parser.SetExpr(formula); results.front() = parser.Eval(); }, 1, seconds);
  }
  parser.SetExpr(formula);
  return measure([&] { evaluateRows(parser); }, double(rows.size()), seconds);
}

int main(int count, char **arguments) try {
  if (count == 2) {
    std::cout << mu::Parser().GetVersion(mu::pviBRIEF) << "\n";
    return 0;
  }
  if (count != 6) throw std::runtime_error("needs the mode, group, inputs, work and seconds");
  const std::string mode = arguments[1], group = arguments[2];
  readRows(arguments[3]);
  const double seconds = std::stod(arguments[5]);
  std::ifstream work(arguments[4]);
  std::string formula;
  for (int index = 0; std::getline(work, formula); ++index) {
    try {
      mu::Parser parser;
      define(parser);
      double number = mode == "check" ? sumOverRows(parser, formula) : timeFormula(parser, group, formula, seconds);
      std::printf("%d\t%.17g\n", index, number);
    } catch (const mu::Parser::exception_type &error) {
      std::printf("%d\terror: %s\n", index, error.GetMsg().c_str());
    }
    std::fflush(stdout);
  }
  return 0;
} catch (const std::exception &error) {
  std::fprintf(stderr, "muParser harness: %s\n", error.what());
  return 1;
}

#!/usr/bin/env bash
# In muParser 2.3.3 (Debian 2.3.3-0.1) `0.5 && 1` is 0, and `z && 1` is 1 where the variable z is 0.5: operands of && and || are cut to whole
# numbers where both are constants, when they are computed in advance, and compared with 0 otherwise. Constants by DefineConst count as
# constants, and a `?:` beside them keeps them from being computed in advance: `0.5*(1<2 ? 1 : 1) && 1` is 1.
#
# One would guess: computing constants in advance changes no value, so that a number but 0 is true in both, as in C and as `0.5 ? 1 : 2` has it.
# Who tests a threshold with a constant first and makes it a variable later gets the other answer.
set -euo pipefail
for program in g++ apt-get dpkg; do command -v "$program" >/dev/null || { echo "$program is missing" >&2; exit 2; }; done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download libmuparser-dev=2.3.3-0.1 libmuparser2v5=2.3.3-0.1
for package in *.deb; do dpkg -x "$package" .; done
library=$(dirname "$(find usr/lib -name 'libmuparser.so.2*' | head -1)")
cat > parser.cpp <<'CPP'
#include <muParser.h>
#include <cstdio>
#include <cstdlib>

int main() {
  double z = 0.5;
  mu::Parser parser;
  parser.DefineVar("z", &z);
  parser.DefineConst("c", 0.5);
  const struct { const char *text; double value; } rows[] = {
    {"0.5 && 1", 0}, {"z && 1", 1}, {"c && 1", 0}, {"0.5 || 0", 0}, {"z || 0", 1}, {"0.5*(1<2 ? 1 : 1) && 1", 1}, {"0.5 ? 1 : 2", 1}};
  for (auto &row : rows) {
    parser.SetExpr(row.text);
    double value = parser.Eval();
    printf("%s: %g\n", row.text, value);
    if (value != row.value) exit(1);
  }
}
CPP
g++ -Iusr/include -o parser parser.cpp -L"$library" -lmuparser
LD_LIBRARY_PATH=$library ./parser

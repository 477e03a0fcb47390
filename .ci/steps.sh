# What .ci/run and Tests/deep share: steps that are timed, and a table and what failed at the end. Sourced, not run.

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
names=() results=() seconds=() processor=() notes=()

# The processor time, in tenths of a second, of all children of this shell that ended so far, into $REPLY. `times` has to run in the shell itself.
processor_time() {
  local file=${1:-$logs/times}
  times >"$file"
  REPLY=$(awk 'NR == 2 { gsub(/[ms]/, " "); printf "%d", 10 * ($1 * 60 + $2 + $3 * 60 + $4) }' "$file")
}

# keep NAME LOG STATUS SECONDS PROCESSOR: keeps a step for the table.
keep() {
  names+=("$1") seconds+=("$4") processor+=("$5")
  notes+=("$({ grep -a . "$2" | tail -n 1; sed -n 's/^note: //p' "$2"; } | tail -n 1 | cut -c1-110)")
  [ "$3" -eq 0 ] && results+=(fine) || results+=(FAILED)
  printf '=== %s: %s (%d s)\n' "$1" "${results[-1]}" "$4"
}

# step NAME COMMAND…: runs it, shows what it prints, and keeps how it ended and how long it took.
# In the table stands the last line of its output that begins with “note: ”, or else the last line.
step() {
  local name=$1 log=$logs/${#names[@]}.log start=$SECONDS before status
  shift
  printf '\n=== %s\n' "$name"
  processor_time
  before=$REPLY
  "$@" 2>&1 | tee "$log"
  status=${PIPESTATUS[0]}
  processor_time
  keep "$name" "$log" "$status" $((SECONDS - start)) $(((REPLY - before) / 10))
}

# later NAME COMMAND…: queues a step that needs no other of those queued, for `together`.
later_names=() later_commands=()
later() {
  later_names+=("$1")
  shift
  later_commands+=("$(printf '%q ' "$@")")
}

# Runs what is queued, two steps at a time, and keeps each as `step` does. What a step prints stands together, behind those queued before it.
together() {
  local index log start
  for index in "${!later_names[@]}"; do
    while [ "$(jobs -rp | wc -l)" -ge 2 ]; do wait -n; done
    log=$logs/later.$index
    printf '… %s\n' "${later_names[index]}"
    (
      start=$SECONDS
      eval "${later_commands[index]}" >"$log" 2>&1
      status=$?
      processor_time "$log.times"
      echo "$status $((SECONDS - start)) $((REPLY / 10))" >"$log.result"
    ) &
  done
  wait
  for index in "${!later_names[@]}"; do
    log=$logs/${#names[@]}.log
    mv "$logs/later.$index" "$log"
    printf '\n=== %s\n' "${later_names[index]}"
    cat "$log"
    keep "${later_names[index]}" "$log" $(cat "$logs/later.$index.result")
  done
  later_names=() later_commands=()
}

# Runs swift test, and counts the tests for the table. No test at all is a failure: a filter that fits none would look like success.
count_tests() {
  "$@" 2>&1 | awk '
    { print }
    match($0, /Test run with [0-9]+ tests?/) { split(substr($0, RSTART, RLENGTH), words, " "); count += words[4] }
    / skipped[.:]/ { left++ }
    END { printf "note: %d tests, %d of them left out at this depth or for want of a program\n", count, left; exit !count }'
  [ "${PIPESTATUS[*]}" = "0 0" ]
}

# The lines of a step that name a failure, or else its last ones, short enough to be read.
what_failed() {
  local telling
  telling=$(grep -aE '✘|[Ee]rror:|Fatal|FAIL|WARNING: ThreadSanitizer|is not found once|^found: ' "$1" | tail -n 12)
  [ -n "$telling" ] || telling=$(tail -n 12 "$1")
  cut -c1-400 <<<"$telling"
}

# The table, then what failed, last. Ends with 1 when a step failed.
finish() {
  local index total=$SECONDS work=0 failed=0
  printf '\n%-44s %8s %10s  %-7s %s\n' step seconds processor result ''
  for index in "${!names[@]}"; do
    printf '%-44s %8d %10d  %-7s %s\n' "${names[index]}" "${seconds[index]}" "${processor[index]}" "${results[index]}" "${notes[index]}"
    work=$((work + processor[index]))
    [ "${results[index]}" = fine ] || failed=$((failed + 1))
  done
  printf '%-44s %8d %10d  %d min %02d s\n' total "$total" "$work" $((total / 60)) $((total % 60))
  [ ${#missing[@]} -eq 0 ] || printf '\nMissing programs, whose tests did not run here (Debian packages): %s\n' "${missing[*]}"
  [ "$failed" -gt 0 ] || { printf '\nAll fine.\n'; return 0; }
  for index in "${!names[@]}"; do
    [ "${results[index]}" = fine ] && continue
    printf '\n--- FAILED: %s\n' "${names[index]}"
    what_failed "$logs/$index.log"
  done
  return 1
}

# Programs that some tests need, with the Debian packages that hold them, into $missing when they cannot be installed.
# objdump shows the handlers' assembly, tmux is the terminal of prompt and keypad, curl fetches rates, python3 serves them, knows decimals and
# judges tables, the prompt's start is measured beside that of bc, and Python's own test package holds the public cases of decimal arithmetic.
decimal_cases='import os, test; assert os.path.isdir(os.path.join(os.path.dirname(test.__file__), "decimaltestdata"))'
look_for_programs() {
  local program
  missing=()
  for program in objdump:binutils tmux:tmux curl:curl python3:python3 bc:bc "$@"; do
    command -v "${program%%:*}" >/dev/null || missing+=("${program##*:}")
  done
  python3 -c "$decimal_cases" 2>/dev/null || missing+=(libpython3.11-testsuite)
}
find_programs() {
  look_for_programs "$@"
  [ ${#missing[@]} -eq 0 ] && return
  (apt-get update -q && apt-get install -y -q "${missing[@]}") >/dev/null 2>&1
  look_for_programs "$@"
}

# What .ci/gate and Tests/deep share: programs that are looked for and never installed, steps that are timed, and at the end a table, what failed,
# and what had no program. Sourced, not run. It keeps to what bash 3.2 of macOS has: no `wait -n`, no index from the end, no empty array under `set -u`.

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
names=() results=() seconds=() processor=() notes=() lacking=()
# Parts of the names of the steps that run; without any, all do.
only=() left_out=()

# The processor time, in tenths of a second, of all children of this shell that ended so far, into $REPLY. `times` has to run in the shell itself.
processor_time() {
  local file=${1:-$logs/times}
  times >"$file"
  REPLY=$(awk 'NR == 2 { gsub(/[ms]/, " "); printf "%d", 10 * ($1 * 60 + $2 + $3 * 60 + $4) }' "$file")
}

# found NAME CHECK: whether a program, file or Python module of .ci/programs is here.
found() {
  case $2 in
  program) command -v "$1" >/dev/null ;;
  file:*) [ -e "${2#file:}" ] ;;
  module:*)
    python3 -c 'import importlib.util, sys; sys.exit(importlib.util.find_spec(sys.argv[1]) is None)' "${2#module:}" 2>/dev/null
    ;;
  *) echo "Error: .ci/programs has no check $2" >&2 && exit 2 ;;
  esac
}

# has NAME…: whether these programs of .ci/programs are here. This function alone reports one that is missing: a step whose output has a line
# “missing: NAME” is listed as incomplete at the end. Tests in Swift and Python write the same line.
has() {
  local wanted status=0 depth name check rest
  for wanted in "$@"; do
    while read -r depth name check rest; do
      [ "$name" = "$wanted" ] || continue
      found "$name" "$check" || { echo "missing: $name" && status=1; }
    done <.ci/programs
  done
  return $status
}

# install_command DEPTH…: prints the one command that installs the programs of these depths which are missing, or nothing. With
# everything=yes it names those that are here too.
install_command() {
  local depth name check debian pypi brew installer system="" modules="" other=""
  while read -r depth name check debian pypi brew; do
    case " $* " in *" $depth "*) ;; *) continue ;; esac
    [ "${everything:-no}" = no ] && found "$name" "$check" && continue
    [ "$(uname)" = Darwin ] && debian=$brew
    if [ "$pypi" != - ]; then
      modules="$modules $pypi"
    elif [ "$debian" = - ]; then
      other="$other $name"
    else
      # Two programs may be of one package.
      case "$system " in *" $debian "*) ;; *) system="$system $debian" ;; esac
    fi
  done <.ci/programs
  [ "$(uname)" = Darwin ] && installer="brew install" || installer="apt-get install -y"
  [ -z "$system" ] || printf '%s%s' "$installer" "$system"
  [ -z "$system" ] || [ -z "$modules" ] || printf ' && '
  [ -z "$modules" ] || printf 'python3 -m pip install%s' "$modules"
  [ -z "$system$modules" ] || echo
  [ -z "$other" ] || echo "# no package for:$other"
}

# keep NAME LOG STATUS SECONDS PROCESSOR: keeps a step for the table.
keep() {
  local result=fine
  [ "$3" -eq 0 ] || result=FAILED
  names+=("$1") seconds+=("$4") processor+=("$5") results+=("$result")
  notes+=("$({ grep -a . "$2" | grep -av '^missing: ' | tail -n 1; sed -n 's/^note: //p' "$2"; } | tail -n 1 | cut -c1-110)")
  lacking+=("$(sed -n 's/^missing: //p' "$2" | sed 's/ (.*//' | sort -u | awk '{ printf "%s%s", separator, $0; separator = ", " }')")
  printf '=== %s: %s (%d s)\n' "$1" "$result" "$4"
}

# chosen NAME: whether a step runs.
chosen() {
  local part
  [ ${#only[@]} -gt 0 ] || return 0
  for part in "${only[@]}"; do
    case $1 in *"$part"*) return 0 ;; esac
  done
  left_out+=("$1")
  return 1
}

# step NAME COMMAND…: runs it, shows what it prints, and keeps how it ended and how long it took.
# In the table stands the last line of its output that begins with “note: ”, or else the last line.
step() {
  local name=$1 log=$logs/${#names[@]}.log start=$SECONDS before status
  chosen "$name" || return 0
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
  chosen "$1" || return 0
  later_names+=("$1")
  shift
  later_commands+=("$(printf '%q ' "$@")")
}

# Runs what is queued, two steps at a time, and keeps each as `step` does. What a step prints stands together, behind those queued before it.
together() {
  local index log start count=${#later_names[@]}
  for ((index = 0; index < count; index++)); do
    while [ "$(jobs -rp | wc -l)" -ge 2 ]; do sleep 0.2; done
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
  for ((index = 0; index < count; index++)); do
    log=$logs/${#names[@]}.log
    mv "$logs/later.$index" "$log"
    printf '\n=== %s\n' "${later_names[index]}"
    cat "$log"
    keep "${later_names[index]}" "$log" $(cat "$logs/later.$index.result")
  done
  later_names=() later_commands=()
}

# Runs swift test, and counts the tests for the table. No test at all is a failure: a filter that fits none would look like success. A test that is
# skipped for want of a program says so by “missing: NAME” in its reason, which becomes a line of its own.
count_tests() {
  "$@" 2>&1 | awk '
    { print }
    match($0, /Test run with [0-9]+ tests?/) { split(substr($0, RSTART, RLENGTH), words, " "); count += words[4] }
    / skipped[.:]/ { left++ }
    / skipped: "missing: / {
      sub(/.* skipped: "missing: /, ""); sub(/".*/, "")
      for (i = split($0, programs, ", "); i > 0; i--) lacking[programs[i]] = 1
    }
    END {
      for (program in lacking) print "missing: " program
      printf "note: %d tests, %d of them left out at this depth or for want of a program\n", count, left
      exit !count
    }'
  [ "${PIPESTATUS[*]}" = "0 0" ]
}

# The lines of a step that name a failure, or else its last ones, short enough to be read; after a crash, the tests that it ended too.
what_failed() {
  local telling
  telling=$(grep -aE '✘|[Ee]rror:|Fatal|FAIL|WARNING: ThreadSanitizer|is not found once|^found: ' "$1" | grep -avE ' started\.$|^✔| passed after ' | tail -n 12)
  [ -n "$telling" ] || telling=$(tail -n 12 "$1")
  cut -c1-400 <<<"$telling"
  grep -aqE 'Fatal error|unexpected signal' "$1" || return 0
  # A line names its test in quotation marks.
  awk '
    /^[^ ]+ Test "/ {
      name = substr($0, index($0, "\""))
      if (sub(/ started\.$/, "", name)) { running[name] = 1; next }
      for (test in running) if (index(name, test) == 1) delete running[test]
    }
    END { for (test in running) print "running at the crash: " test }' "$1" | cut -c1-200 | sort | tail -n 12
}

# finish DEPTH…: the table, then what failed, then the programs that were missing and what installs them. The last line is “complete”,
# “complete: … steps” when only some were chosen, “incomplete: …” or “failed: …”. Ends with 1 when a step failed, and with 3 when all that ran is fine but not all ran.
finish() {
  local index total=$SECONDS work=0 count=${#names[@]} failed="" incomplete="" steps=0
  if [ "$count" -eq 0 ]; then
    printf 'No step has a name with %s in it. Steps:\n' "${only[*]}"
    printf '  %s\n' "${left_out[@]}"
    echo "failed: no step ran"
    return 1
  fi
  printf '\n%-44s %8s %10s  %-7s %s\n' step seconds processor result ''
  for ((index = 0; index < count; index++)); do
    printf '%-44s %8d %10d  %-7s %s\n' "${names[index]}" "${seconds[index]}" "${processor[index]}" "${results[index]}" "${notes[index]}"
    work=$((work + processor[index]))
    [ "${results[index]}" = fine ] || failed="$failed, ${names[index]}"
    [ -n "${lacking[index]}" ] || continue
    incomplete="$incomplete, ${names[index]} (${lacking[index]})"
    steps=$((steps + 1))
  done
  printf '%-44s %8d %10d  %d min %02d s\n' total "$total" "$work" $((total / 60)) $((total % 60))
  for ((index = 0; index < count; index++)); do
    [ "${results[index]}" = fine ] && continue
    printf '\n--- FAILED: %s\n' "${names[index]}"
    what_failed "$logs/$index.log"
  done
  echo
  [ -z "$incomplete" ] || install_command "$@"
  [ "$steps" -eq 1 ] && incomplete="1 step had no program: ${incomplete#, }" || incomplete="$steps steps had no program: ${incomplete#, }"
  if [ -n "$failed" ]; then
    [ "$steps" -eq 0 ] || echo "incomplete: $incomplete"
    echo "failed: ${failed#, }"
    return 1
  fi
  [ "$steps" -eq 0 ] || { echo "incomplete: $incomplete" && return 3; }
  [ ${#left_out[@]} -eq 0 ] && echo complete || echo "complete: $count of $((count + ${#left_out[@]})) steps"
}

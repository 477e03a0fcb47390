#!/usr/bin/env bash
# Builds the documentation of the library, the calculator, the tool and their inside with the toolchain's docc, and counts public symbols without a comment.
#   Tests/Integration/documents.sh [FOLDER]     leaves the archives in FOLDER, by default .build/documents
# It ends with 1 when docc warns or a public symbol lacks its comment.
set -uo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.build/documents}
command -v docc >/dev/null || { echo "docc, of the Swift toolchain, is missing" >&2; exit 2; }
mkdir -p "$folder"
# It fails too for modules of tests that the package manager makes up, of which there is nothing to document.
swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >"$folder/log" 2>&1
graphs=$(sed -n 's/^Files written to //p' "$folder/log")
for module in Reckon ReckonCalculator ReckonCommand; do
  [ -e "$graphs/$module.symbols.json" ] || { cat "$folder/log" >&2; exit 1; }
done
failed=0
for module in Reckon ReckonCalculator ReckonCommand; do
  rm -rf "$folder/graphs" && mkdir "$folder/graphs"
  cp "$graphs/$module.symbols.json" "$folder/graphs/"
  # Comments of the calculator link to these.
  [ $module = ReckonCalculator ] && cp "$graphs/ReckonPhrases.symbols.json" "$graphs/ReckonNumbers.symbols.json" "$folder/graphs/"
  docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$folder/graphs" --fallback-display-name "$module" \
    --fallback-bundle-identifier "reckon.$module" --output-path "$folder/$module.doccarchive" --warnings-as-errors || failed=1
done
docc convert Sources/Inside.docc --fallback-display-name Inside --fallback-bundle-identifier reckon.Inside \
  --output-path "$folder/Inside.doccarchive" --warnings-as-errors || failed=1
python3 - "$graphs" <<'PYTHON' || failed=1
import json, pathlib, sys

lacking = []
for module in ["Reckon", "ReckonNumbers", "ReckonCatalogue", "ReckonCalculator", "ReckonStorage"]:
    for symbol in json.loads(pathlib.Path(sys.argv[1], f"{module}.symbols.json").read_text())["symbols"]:
        if "docComment" not in symbol:
            lacking.append(f"{module}: {'.'.join(symbol['pathComponents'])}")
print("\n".join(lacking) or "every public symbol has its comment")
sys.exit(bool(lacking))
PYTHON
exit $failed

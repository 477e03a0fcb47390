
// MARK: Text in the language

/** The place of a byte of UTF-8 in a text's characters. */
function characterAt(text, byte) {
  let count = 0, bytes = 0;
  for (const letter of text) {
    if (bytes >= byte) break;
    bytes += utf8.encode(letter).length;
    count += 1;
  }
  return count;
}

function showError(text, error) {
  const start = characterAt(text, error.start), end = Math.max(start + 1, characterAt(text, error.end));
  const letters = Array.from(text), line = letters.slice(0, start).lastIndexOf("\n") + 1;
  $("mark").textContent = " ".repeat(start - line) + "^".repeat(end - start);
  $("preview").textContent = error.message;
  $("preview").className = "bad";
}

let previewed = 0;
async function preview() {
  const text = $("line").value, turn = ++previewed;
  if (!text.trim()) { $("mark").textContent = $("preview").textContent = ""; $("completions").replaceChildren(); return; }
  const bytes = utf8.encode(text), cursor = utf8.encode(text.slice(0, $("line").selectionStart)).length;
  const [answer, found] = await Promise.all([ask("preview", text), ask("complete", text, String(cursor))]);
  if (turn !== previewed || !answer) return;
  $("mark").textContent = "";
  $("preview").className = "";
  if (!answer.error) $("preview").textContent = answer.outcomes.map((one) => one.shown ?? "").join("  ");
  else if (answer.error.incomplete) $("preview").textContent = "…";
  else showError(text, answer.error);
  const place = (byte) => new TextDecoder().decode(bytes.subarray(0, byte)).length;
  $("completions").replaceChildren(...(found?.candidates ?? []).map((one) => {
    const item = make("li"), button = make("button", one.name);
    button.title = one.summary;
    button.onclick = () => { $("line").setRangeText(one.insertion, place(found.start), place(found.end), "end"); $("line").focus(); preview(); };
    item.append(button);
    return item;
  }));
}
$("line").oninput = preview;

function addOutcome(one) {
  const follows = one.changes.length ? ` (${one.changes.join(", ")} updated)` : "";
  // A definition by a number is its own result.
  const shown = one.shown && !one.source.endsWith(one.shown) ? ` ${one.shown}` : "";
  $("outcomes").append(make("li", `${one.source}${shown}${follows}`));
  $("outcomes").scrollTop = $("outcomes").scrollHeight;
}

async function run() {
  const text = $("line").value;
  if (!text.trim()) return;
  // The line is free for what is typed next; it comes back when there is something to correct.
  $("line").value = "";
  preview();
  setClock();
  const answer = await ask("run", text);
  if (answer && !answer.error) {
    answer.outcomes.forEach(addOutcome);
    stored.statements.push(text);
    keep();
  } else if (!$("line").value) {
    $("line").value = text;
    if (answer) showError(text, answer.error);
  }
}
$("run").onclick = run;
$("line").addEventListener("keydown", (event) => { if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); run(); } });
$("copy-link").onclick = async () => {
  location.hash = encodeURIComponent($("line").value);
  try { await navigator.clipboard.writeText(location.href); notify("The link is on the clipboard."); } catch { notify("The link is in the address bar."); }
};
$("save-book").onclick = async () => {
  const answer = await ask("book");
  if (!answer?.book) { notify(answer?.error?.message ?? "There is no book."); return; }
  const link = make("a");
  link.href = URL.createObjectURL(new Blob([answer.book], { type: "text/plain" }));
  link.download = "session.reckon";
  link.click();
  URL.revokeObjectURL(link.href);
};

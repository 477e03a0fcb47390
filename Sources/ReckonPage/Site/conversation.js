
// MARK: Text in the language

/**
 * The place of a byte of UTF-8 in a text's characters.
 * @param {string} text @param {number} byte
 */
function characterAt(text, byte) {
  let count = 0, bytes = 0;
  for (const letter of text) {
    if (bytes >= byte) break;
    bytes += utf8.encode(letter).length;
    count += 1;
  }
  return count;
}

/** @param {string} text @param {{ start: number, end: number, message: string }} error */
function showError(text, error) {
  const start = characterAt(text, error.start), letters = Array.from(text), line = letters.slice(0, start).lastIndexOf("\n") + 1;
  const rest = letters.indexOf("\n", start), lineEnd = rest < 0 ? letters.length : rest;
  const end = Math.max(start + 1, Math.min(lineEnd, characterAt(text, error.end)));
  // Letters of double width have blanks of double width.
  const blanks = letters.slice(line, start).map((letter) => wideLetter.test(letter) ? "\u3000" : " ").join("");
  const carets = letters.slice(start, end).map((letter) => wideLetter.test(letter) ? "＾" : "^").join("") || "^";
  // The field shows carets only below its last line: of several lines, and of one that is wider, that line stands above them.
  const isBeside = !text.includes("\n") && !hasWrapped(text);
  $("mark").textContent = isBeside ? blanks + carets : `${letters.slice(line, lineEnd).join("")}\n${blanks}${carets}`;
  $("mark").scrollLeft = Math.max(0, $("mark").scrollWidth * (start - line) / Math.max(1, lineEnd - line) - $("mark").clientWidth / 2);
  const number = letters.slice(0, line).filter((letter) => letter === "\n").length + 1;
  $("preview").textContent = text.includes("\n") ? say("lineOfError", number, error.message) : error.message;
  $("preview").className = "bad";
}
const wideLetter = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/;

/**
 * Whether a line is wider than the field, where it stands in several rows.
 * @param {string} text
 */
function hasWrapped(text) {
  const style = getComputedStyle($("line")), context = make("canvas").getContext("2d");
  if (!context) return false;
  context.font = style.font;
  return context.measureText(text).width > $("line").clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
}

/** @typedef {{ start: number, end: number, candidates: { name: string, insertion: string, summary: string }[] }} Completions */
let previewed = 0;
async function preview() {
  const line = field("line"), text = line.value, turn = ++previewed;
  if (!text.trim()) { $("mark").textContent = $("preview").textContent = ""; $("completions").hidden = true; return; }
  const bytes = utf8.encode(text), cursor = utf8.encode(text.slice(0, line.selectionStart ?? text.length)).length;
  /** @type {[any, Completions | undefined]} */
  const [answer, found] = await Promise.all([ask("preview", text), ask("complete", text, cursor)]);
  if (turn !== previewed || !answer) return;
  $("mark").textContent = "";
  $("preview").className = "";
  if (!answer.error) $("preview").textContent = answer.outcomes.map((/** @type {Outcome} */ one) => (one.shown ?? "") + remarks(one)).join("  ");
  else if (answer.error.incomplete) $("preview").textContent = "…";
  else showError(text, answer.error);
  /** @param {number} byte */
  const place = (byte) => new TextDecoder().decode(bytes.subarray(0, byte)).length;
  const candidates = found?.candidates ?? [], { start, end } = found ?? { start: 0, end: 0 };
  $("completions").hidden = !candidates.length;
  $("completions").replaceChildren(...candidates.map((one) => {
    const item = make("li"), button = make("button", one.name);
    button.title = one.summary;
    button.onclick = () => { line.setRangeText(one.insertion, place(start), place(end), "end"); line.focus(); preview(); };
    item.append(button);
    return item;
  }));
}
$("line").oninput = preview;

/** @typedef {{ source: string, shown?: string, changes: string[], remarks: string[] }} Outcome */
/**
 * How a line was read where that could surprise, and the day of the rates.
 * @param {Outcome} one
 */
const remarks = (one) => one.remarks.length ? ` (${one.remarks.join("; ")})` : "";
/** @param {Outcome} one */
function addOutcome(one) {
  const follows = one.changes.length ? ` (${say("answersUpdated", one.changes.join(", "))})` : "";
  // A definition by a number is its own result.
  const shown = one.shown && !one.source.endsWith(one.shown) ? ` ${one.shown}` : "";
  keepOutcome(`${one.source}${shown}${follows}${remarks(one)}`);
}

async function run() {
  const line = field("line"), text = line.value;
  if (!text.trim()) return;
  // The line is free for what is typed next; it comes back when there is something to correct.
  line.value = "";
  preview();
  const answer = await ask("run", text);
  if (answer && !answer.error) {
    answer.outcomes.forEach(addOutcome);
    keepStatement(text);
    keep();
    showOutcomes();
    // History has what was calculated, and the keys its value as the last answer.
    await show(await ask("state"));
    saveSession();
  } else if (!line.value) {
    line.value = text;
    if (answer) showError(text, answer.error);
  }
}
$("run").onclick = run;
/**
 * Whether a key belongs to a character that an input method puts together, as Enter at its end does.
 * @param {KeyboardEvent} event
 */
const isComposing = (event) => event.isComposing || event.keyCode === 229;
$("line").addEventListener("keydown", (event) => { if (event.key === "Enter" && !event.shiftKey && !isComposing(event)) { event.preventDefault(); run(); } });
$("copy-link").onclick = async () => {
  location.hash = encodeURIComponent(field("line").value);
  try { await navigator.clipboard.writeText(location.href); inform(say("linkOnClipboard")); } catch { inform(say("linkInBar")); }
};
$("save-book").onclick = async () => {
  const answer = await ask("book");
  if (answer?.error) notify(answer.error.message); else if (answer) download(answer.book, "session.reckon", "text/plain");
};

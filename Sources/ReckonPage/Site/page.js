"use strict";
// The page: what is typed and shown. It computes nothing; the worker does.
const workerText = WORKER_TEXT;
const operation = {
  evaluate: 1, setClock: 2, start: 3, press: 4, type: 5, paste: 6, state: 7, keys: 8, settings: 9, set: 10, history: 11, recall: 12,
  clearHistory: 13, convert: 14, units: 15, setRates: 16, digits: 17, run: 18, preview: 19, complete: 20, help: 21, samples: 22, save: 23,
  book: 24, dismissTips: 25,
};
const storageName = "reckon.page.1";
const $ = (id) => document.getElementById(id);
const utf8 = new TextEncoder();

/** An element with text in it; text is never read as markup. */
function make(tag, text = "", className = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

function notify(text) {
  $("notice").textContent = text;
  $("notice").hidden = !text;
}

// MARK: The engine

let worker, moduleBytes, nextID = 1, busyTimer;
let waiting = new Map();

async function unpack() {
  const packed = Uint8Array.from(atob($("module").textContent.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  moduleBytes = await new Response(stream).arrayBuffer();
}

function startWorker() {
  const address = URL.createObjectURL(new Blob([workerText], { type: "text/javascript" }));
  worker = new Worker(address);
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => { notify("The engine could not start: " + event.message); reject(event); };
    worker.onmessage = ({ data }) => {
      if (data.ready) { URL.revokeObjectURL(address); resolve(data.ready); return; }
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (!waiting.size) setBusy(false);
      if (!asked) return;
      if (data.broken) { restart("The calculation was given up: " + data.broken); asked.resolve(undefined); } else asked.resolve(data.answer);
    };
    worker.postMessage({ module: moduleBytes });
  });
}

function setBusy(isBusy) {
  clearTimeout(busyTimer);
  if (isBusy) busyTimer = setTimeout(() => { $("busy").hidden = false; }, 400); else $("busy").hidden = true;
}

function ask(name, ...fields) {
  return new Promise((resolve) => {
    const id = nextID++;
    waiting.set(id, { resolve });
    setBusy(true);
    worker.postMessage({ id, operation: operation[name], fields: fields.map(String) });
  });
}

const setClock = () => ask("setClock", Date.now() / 1000, -60 * new Date().getTimezoneOffset());

/** Ends the engine and begins another with all that is stored. What was typed stays in the page. */
async function restart(why) {
  worker.terminate();
  const left = [...waiting.values()];
  waiting = new Map();
  setBusy(false);
  notify(why);
  await startWorker();
  await begin();
  for (const asked of left) asked.resolve(undefined);
}

// MARK: Storage

let stored = { version: 1, settings: "", history: "", rates: "", statements: [], layout: "scientific", theme: "" };

function load() {
  let text = null;
  try { text = localStorage.getItem(storageName); } catch { notify("This browser keeps nothing for pages like this one: history ends with the page."); }
  if (!text) return;
  try {
    const found = JSON.parse(text);
    if (found.version !== 1) throw new Error("another version");
    stored = { ...stored, ...found };
  } catch {
    const name = `${storageName}.damaged-${Date.now()}`;
    localStorage.setItem(name, text);
    notify(`What was stored could not be read; it is kept as ${name}.`);
  }
}

function keep() {
  try { localStorage.setItem(storageName, JSON.stringify(stored)); } catch { notify("The browser's storage is full or closed: history is not kept."); }
}

async function save() {
  const files = await ask("save");
  if (!files) return;
  stored.settings = files.settings;
  stored.history = files.history;
  keep();
}

async function begin() {
  await setClock();
  const answer = await ask("start", stored.settings, stored.history, stored.rates);
  if (!answer) return;
  if (answer.notes.length) {
    const name = `${storageName}.damaged-${Date.now()}`;
    localStorage.setItem(name, JSON.stringify(stored));
    notify(`${answer.notes.join("; ")}. The stored text is kept as ${name}.`);
  }
  show(answer.state);
  for (const statement of stored.statements) await ask("run", statement);
}

// MARK: The keypad

const basicKeys = ["allClear", "clearEntry", "backspace", "divide", "seven", "eight", "nine", "multiply", "four", "five", "six", "subtract",
  "one", "two", "three", "add", "zero", "doubleZero", "point", "equals", "changeSign", "percent", "openBracket", "closeBracket",
  "memoryClear", "memoryRecall", "memoryAdd", "memorySubtract"];
const views = { history: "history", units: "units", currency: "units", help: "help" };
let allKeys = [], state = {};

function drawKeys() {
  const isBasic = stored.layout === "basic";
  $("keys").className = isBasic ? "basic" : "";
  $("basic").setAttribute("aria-pressed", String(isBasic));
  $("scientific").setAttribute("aria-pressed", String(!isBasic));
  const shown = isBasic ? basicKeys.map((name) => allKeys.find((key) => key.name === name)) : allKeys;
  $("keys").replaceChildren(...shown.map((key) => {
    const button = make("button", key.glyph, key.kind);
    button.dataset.key = key.name;
    button.setAttribute("aria-label", key.spoken);
    button.title = `${key.spoken} (${key.press})`;
    return button;
  }));
}

function show(next) {
  if (!next) return;
  const changed = next.historyCount !== state.historyCount;
  state = next;
  $("status").textContent = [next.angle, next.style, next.memory && `M ${next.memory}`].filter(Boolean).join(" · ");
  $("lines").replaceChildren(...next.lines.map((line) => make("li", `${line.operation} ${line.operand}`)));
  $("lines").scrollTop = $("lines").scrollHeight;
  const letters = Array.from(next.expression);
  if (next.errorStart !== undefined && next.errorEnd > next.errorStart) {
    $("expression").replaceChildren(
      letters.slice(0, next.errorStart).join(""), make("mark", letters.slice(next.errorStart, next.errorEnd).join("")),
      letters.slice(next.errorEnd).join(""));
  } else $("expression").textContent = next.expression;
  $("expression").scrollLeft = $("expression").scrollWidth;
  $("result").textContent = (next.approximate ? "≈ " : "") + next.display;
  $("problem").textContent = next.error ?? next.refusal ?? next.remarks.join("; ");
  $("digits").hidden = !next.furtherDigits && !next.earlierDigits;
  $("tips").hidden = !next.tips.length;
  $("tips").firstElementChild.replaceChildren(...next.tips.map((tip) => make("li", tip)));
  if (next.panel && views[next.panel]) { open(views[next.panel]); }
  if (changed) { save(); if (!$("history").hidden) showHistory(); }
}

async function press(key) {
  if (key === "equals") await setClock();
  show(await ask("press", key));
  if (key === "angleUnit") save();
  if (views[key]) open(views[key]);
}

document.addEventListener("keydown", (event) => {
  if ($("keypad").hidden || event.ctrlKey || event.metaKey || event.altKey) return;
  const isButton = event.target.tagName === "BUTTON";
  if (event.key === "Enter" && !isButton) press("equals");
  else if (event.key === "Backspace") press("backspace");
  else if (event.key === "Delete") press("clearEntry");
  else if (event.key === "Escape") press("allClear");
  else if (event.key.length === 1 && !(isButton && event.key === " ")) {
    if (event.key === "=") setClock();
    ask("type", event.key).then(show);
  } else return;
  event.preventDefault();
});
document.addEventListener("paste", (event) => {
  if ($("keypad").hidden) return;
  event.preventDefault();
  ask("paste", event.clipboardData.getData("text")).then(show);
});
$("keys").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) press(button.dataset.key);
});
for (const name of ["basic", "scientific"]) $(name).onclick = async () => {
  stored.layout = name;
  drawKeys();
  show(await ask("set", "entry-style", name === "basic" ? "chain" : "algebraic"));
  save();
};
$("further").onclick = async () => show(await ask("digits", "further"));
$("earlier").onclick = async () => show(await ask("digits", "earlier"));
$("tips-close").onclick = async () => { show(await ask("dismissTips")); save(); };
$("copy-link").onclick = () => { location.hash = encodeURIComponent(state.expression); };
$("stop").onclick = () => restart("The calculation was stopped.");

// MARK: Views

function open(name) {
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const isOpen = tab.getAttribute("aria-controls") === name;
    tab.setAttribute("aria-selected", String(isOpen));
    tab.tabIndex = isOpen ? 0 : -1;
    $(tab.getAttribute("aria-controls")).hidden = !isOpen;
  }
  const starts = { history: showHistory, units: showUnits, settings: showSettings, help: showHelp, plot: drawPlot };
  starts[name]?.();
  if (name === "text") $("line").focus();
}
document.querySelector("nav").addEventListener("click", (event) => {
  const tab = event.target.closest("[role=tab]");
  if (tab) open(tab.getAttribute("aria-controls"));
});
document.querySelector("nav").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [...document.querySelectorAll("[role=tab]")];
  const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
  open(next.getAttribute("aria-controls"));
  next.focus();
});

async function showHistory() {
  const entries = (await ask("history")) ?? [];
  $("entries").replaceChildren(...entries.map((entry) => {
    const item = make("li");
    const expression = make("button", entry.expression), result = make("button", entry.result);
    expression.setAttribute("aria-label", `Edit ${entry.expression}`);
    result.setAttribute("aria-label", `Use ${entry.result}`);
    expression.onclick = async () => { show(await ask("recall", entry.id, "expression")); open("keypad"); };
    result.onclick = async () => { show(await ask("recall", entry.id, "result")); open("keypad"); };
    const time = make("time", new Date(entry.milliseconds).toLocaleString());
    item.append(expression, " = ", result, " ", time);
    return item;
  }));
}
$("clear-history").onclick = async () => { show(await ask("clearHistory")); await save(); showHistory(); };

let kinds;
async function showUnits() {
  kinds = await ask("units");
  if (!kinds) return;
  const old = $("category").value;
  const all = kinds.currencies.length ? [...kinds.categories, { title: "Currency", units: kinds.currencies }] : kinds.categories;
  kinds.all = all;
  $("category").replaceChildren(...all.map((kind) => make("option", kind.title)));
  if (all.some((kind) => kind.title === old)) $("category").value = old;
  $("rates-date").textContent = kinds.date ? `Rates of ${kinds.date}. ${kinds.warning ?? ""}` : "No exchange rates yet.";
  if (!$("from").options.length || $("category").value !== old) fillUnits(); else convert();
}
function fillUnits() {
  const units = kinds.all.find((kind) => kind.title === $("category").value).units;
  for (const [index, id] of ["from", "to"].entries()) {
    $(id).replaceChildren(...units.map((unit) => make("option", unit)));
    $(id).selectedIndex = Math.min(index, units.length - 1);
  }
  convert();
}
async function convert() {
  const answer = await ask("convert", $("amount").value, $("from").value, $("to").value);
  if (!answer) return;
  $("converted").textContent = answer.error ? answer.error.message : [answer.text, ...answer.remarks].join(" · ");
  $("converted").classList.toggle("bad", Boolean(answer.error));
}
$("category").onchange = fillUnits;
for (const id of ["amount", "from", "to"]) $(id).oninput = convert;
$("rates").onchange = async () => {
  const text = await $("rates").files[0].text();
  const answer = await ask("setRates", text);
  if (answer?.failure) return notify(answer.failure);
  stored.rates = text;
  keep();
  showUnits();
};

async function showSettings() {
  const rows = (await ask("settings")) ?? [];
  $("setting-list").replaceChildren(...rows.filter((row) => row.name !== "rates-location" && row.name !== "first-launch").flatMap((row) => {
    const label = make("label", `${row.name}: ${row.summary}`);
    label.htmlFor = `setting-${row.name}`;
    const field = make(row.choices.length ? "select" : "input");
    field.id = label.htmlFor;
    if (row.choices.length) field.replaceChildren(...row.choices.map((choice) => make("option", choice)));
    field.value = row.value;
    field.onchange = async () => {
      const answer = await ask("set", row.name, field.value);
      if (answer?.failure) { notify(answer.failure); field.value = row.value; } else { notify(""); show(answer); save(); }
    };
    return [label, field];
  }));
  $("theme").value = stored.theme;
}
function useTheme() { if (stored.theme) document.documentElement.dataset.theme = stored.theme; else delete document.documentElement.dataset.theme; }
$("theme").onchange = () => { stored.theme = $("theme").value; useTheme(); keep(); };

async function showHelp() {
  $("key-help").replaceChildren(...allKeys.map((key) => make("li", `${key.glyph}  ${key.spoken} — ${key.press}`)));
}
$("topic").oninput = async () => {
  const name = $("topic").value.trim();
  const found = (await ask("complete", name)) ?? [];
  $("names").replaceChildren(...found.map((one) => { const option = make("option"); option.value = one.name; return option; }));
  const answer = await ask("help", name);
  $("topic-text").replaceChildren();
  if (!answer || answer.failure) return;
  $("topic-text").append(make("p", `${answer.name}: ${answer.summary}`), ...answer.examples.map((one) => make("p", `${one.expression} → ${one.result}`)));
};

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
  $("mark").textContent = "";
  if (!text.trim()) { $("preview").textContent = ""; $("completions").replaceChildren(); return; }
  const answer = await ask("preview", text);
  if (turn !== previewed || !answer) return;
  $("preview").className = "";
  if (answer.error) { if (answer.error.incomplete) $("preview").textContent = "…"; else showError(text, answer.error); }
  else $("preview").textContent = answer.outcomes.map((one) => one.shown ?? "").join("  ");
  const word = /[\p{L}_][\p{L}\p{N}_]*$/u.exec(text.slice(0, $("line").selectionStart))?.[0] ?? "";
  const found = (await ask("complete", word)) ?? [];
  if (turn !== previewed) return;
  $("completions").replaceChildren(...found.map((one) => {
    const item = make("li"), button = make("button", one.name);
    button.title = one.summary;
    button.onclick = () => { $("line").setRangeText(one.name, $("line").selectionStart - word.length, $("line").selectionStart, "end"); $("line").focus(); preview(); };
    item.append(button);
    return item;
  }));
}
$("line").oninput = preview;

async function run() {
  const text = $("line").value;
  if (!text.trim()) return;
  await setClock();
  const answer = await ask("run", text);
  if (!answer) return;
  if (answer.error) return showError(text, answer.error);
  for (const one of answer.outcomes) {
    const follows = one.changes.length ? ` (${one.changes.join(", ")} updated)` : "";
    $("outcomes").append(make("li", `${one.source} ${one.shown ?? ""}${follows}`));
  }
  $("outcomes").scrollTop = $("outcomes").scrollHeight;
  stored.statements.push(text);
  keep();
  $("line").value = "";
  preview();
}
$("run").onclick = run;
$("line").addEventListener("keydown", (event) => { if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); run(); } });
$("save-book").onclick = async () => {
  const answer = await ask("book");
  if (!answer?.book) return notify(answer?.error?.message ?? "There is no book.");
  const link = make("a");
  link.href = URL.createObjectURL(new Blob([answer.book], { type: "text/plain" }));
  link.download = "session.reckon";
  link.click();
  URL.revokeObjectURL(link.href);
};

// MARK: Plots

const range = { x: 0, y: 0, width: 4, height: 3 };
let curves = [], drawing = false, again = false, lastFrame = 0;
async function drawPlot() {
  if (drawing) { again = true; return; }
  drawing = true;
  const started = performance.now();
  const canvas = $("canvas"), ratio = devicePixelRatio || 1;
  const width = canvas.width = Math.round(canvas.clientWidth * ratio), height = canvas.height = Math.round(canvas.clientHeight * ratio);
  const formulas = $("functions").value.split(";").map((text) => text.trim()).filter(Boolean);
  const answers = await Promise.all(formulas.map((text) => ask("samples", text, range.x - range.width / 2, range.x + range.width / 2, Math.max(2, width))));
  const context = canvas.getContext("2d"), style = getComputedStyle(document.documentElement);
  const column = (x) => (x - range.x + range.width / 2) / range.width * width, row = (y) => height / 2 - (y - range.y) / range.height * height;
  context.clearRect(0, 0, width, height);
  context.lineWidth = ratio;
  context.strokeStyle = style.getPropertyValue("--line");
  context.fillStyle = style.getPropertyValue("--faint");
  context.font = `${12 * ratio}px system-ui`;
  const step = 10 ** Math.floor(Math.log10(range.width / 2));
  for (let x = Math.ceil((range.x - range.width / 2) / step) * step; x < range.x + range.width / 2; x += step) {
    context.beginPath(); context.moveTo(column(x), 0); context.lineTo(column(x), height); context.stroke();
    context.fillText(String(+x.toPrecision(6)), column(x) + 2 * ratio, Math.min(height - 4 * ratio, Math.max(12 * ratio, row(0) - 3 * ratio)));
  }
  for (let y = Math.ceil((range.y - range.height / 2) / step) * step; y < range.y + range.height / 2; y += step) {
    context.beginPath(); context.moveTo(0, row(y)); context.lineTo(width, row(y)); context.stroke();
    context.fillText(String(+y.toPrecision(6)), 4 * ratio, row(y) - 3 * ratio);
  }
  curves = [];
  const problems = [];
  answers.forEach((answer, index) => {
    if (!answer || answer.failure || answer.error) { problems.push(answer?.failure ?? answer?.error?.message ?? "stopped"); return; }
    curves.push({ text: formulas[index], values: answer.values });
    context.strokeStyle = ["#d2691e", "#3f7fd8", "#2e9d55", "#b050c8"][index % 4];
    context.lineWidth = 2 * ratio;
    context.beginPath();
    let last = null;
    answer.values.forEach((y, x) => {
      // A value that is missing, or a leap over more than the whole window, parts the curve.
      if (y === null) { last = null; return; }
      const at = Math.max(-height * 4, Math.min(height * 5, row(y)));
      if (last === null || Math.abs(at - last) > 2 * height) context.moveTo(x, at); else context.lineTo(x, at);
      last = at;
    });
    context.stroke();
  });
  canvas.setAttribute("aria-label", `Plot of ${formulas.join(", ")}, x from ${range.x - range.width / 2} to ${range.x + range.width / 2}`);
  if (problems.length) $("trace").textContent = problems.join("; ");
  lastFrame = performance.now() - started;
  drawing = false;
  if (again) { again = false; drawPlot(); }
}
function zoom(factor) { range.width *= factor; range.height *= factor; drawPlot(); }
let drag = null;
$("functions").oninput = () => { $("trace").textContent = ""; drawPlot(); };
$("zoom-in").onclick = () => zoom(0.5);
$("zoom-out").onclick = () => zoom(2);
$("plot-reset").onclick = () => { Object.assign(range, { x: 0, y: 0, width: 4, height: 3 }); drawPlot(); };
$("canvas").addEventListener("wheel", (event) => { event.preventDefault(); zoom(event.deltaY > 0 ? 1.2 : 1 / 1.2); }, { passive: false });
$("canvas").addEventListener("pointerdown", (event) => { drag = [event.clientX, event.clientY]; $("canvas").setPointerCapture(event.pointerId); });
$("canvas").addEventListener("pointerup", () => { drag = null; });
$("canvas").addEventListener("pointermove", (event) => {
  const canvas = $("canvas");
  if (drag) {
    range.x -= (event.clientX - drag[0]) / canvas.clientWidth * range.width;
    range.y += (event.clientY - drag[1]) / canvas.clientHeight * range.height;
    drag = [event.clientX, event.clientY];
    drawPlot();
    return;
  }
  const part = (event.clientX - canvas.getBoundingClientRect().left) / canvas.clientWidth;
  const x = range.x + (part - 0.5) * range.width;
  $("trace").textContent = `x = ${x.toPrecision(6)}` + curves.map((one) => `; ${one.text} = ${one.values[Math.round(part * (one.values.length - 1))]?.toPrecision(6) ?? "none"}`).join("");
});
$("canvas").addEventListener("keydown", (event) => {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
  if (event.key === "+") zoom(0.5); else if (event.key === "-") zoom(2);
  else if (step) { range.x += step[0] * range.width / 10; range.y += step[1] * range.height / 10; drawPlot(); event.preventDefault(); }
});
addEventListener("resize", () => { if (!$("plot").hidden) drawPlot(); });

// MARK: The beginning

/** A link's text is only put before the person: nothing of it is run or stored by itself. */
function readLink() {
  if (location.hash.length < 2) return;
  try { $("line").value = decodeURIComponent(location.hash.slice(1)); } catch { return; }
  open("text");
}
addEventListener("hashchange", readLink);

async function main() {
  load();
  useTheme();
  await unpack();
  await startWorker();
  allKeys = await ask("keys");
  drawKeys();
  await begin();
  readLink();
  document.documentElement.dataset.ready = "yes";
}
main().catch((error) => notify("Reckon could not start: " + error));

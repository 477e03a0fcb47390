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

let worker, engineModule, nextID = 1, busyTimer;
let waiting = new Map();

function bytesOfBase64(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const letters = atob(text), bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** Compiles the engine while it is unpacked; each worker gets the compiled module. */
async function compileEngine() {
  const packed = bytesOfBase64($("module").textContent.trim());
  $("module").remove();
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  engineModule = await WebAssembly.compileStreaming(new Response(stream, { headers: { "content-type": "application/wasm" } }));
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
      if (data.broken) giveUp(data.broken);
      asked.resolve(data.answer);
    };
    worker.postMessage({ module: engineModule });
  });
}

function setBusy(isBusy) {
  clearTimeout(busyTimer);
  if (isBusy) busyTimer = setTimeout(() => { $("busy").hidden = false; }, 400); else $("busy").hidden = true;
}

/** Resolves when the engine has what is stored; until then questions wait, so that none meets an empty history. */
let begun, finishBeginning, isBeginning;
function awaitBeginning() {
  isBeginning = true;
  begun = new Promise((resolve) => { finishBeginning = () => { isBeginning = false; resolve(); }; });
}
awaitBeginning();

async function ask(name, ...fields) {
  await begun;
  return send(name, ...fields);
}

/** Sends a question at once: only for the beginning itself. */
function send(name, ...fields) {
  return new Promise((resolve) => {
    const id = nextID++;
    waiting.set(id, { resolve });
    setBusy(true);
    worker.postMessage({ id, operation: operation[name], fields: fields.map(String) });
  });
}

const clock = () => [Date.now() / 1000, -60 * new Date().getTimezoneOffset()];
const setClock = () => ask("setClock", ...clock());

/** Ends an engine that has failed. What it failed at is not asked again; statements that were stored are set aside when it was one of them. */
function giveUp(why) {
  if (isBeginning && stored.statements.length) {
    setAside(JSON.stringify(stored), "A stored statement could not be run.");
    stored.statements = [];
    keep();
  }
  restart("The calculation was given up: " + why);
}

/** Ends the engine and begins another with all that is stored and the calculation on the keypad. What was typed stays in the page. */
async function restart(why) {
  awaitBeginning();
  worker.terminate();
  const left = [...waiting.values()];
  waiting = new Map();
  setBusy(false);
  notify(why);
  const { expression, memory } = state;
  await startWorker();
  await begin();
  if (memory && !memory.startsWith("≈")) for (const [name, text] of [["paste", memory], ["press", "memoryAdd"], ["press", "allClear"]]) await send(name, text);
  if (expression) await send("paste", expression);
  show(await send("state"));
  finishBeginning();
  for (const asked of left) asked.resolve(undefined);
}

// MARK: Storage

let stored = { version: 1, settings: "", history: "", rates: "", statements: [], layout: "scientific", theme: "" };
/** False when what is stored could be neither read nor moved to another name: then nothing is written over it. */
let mayStore = true;

/** Moves what is stored to a name of its own, so that it is not lost, and reports why. */
function setAside(text, why) {
  const name = `${storageName}.damaged-${Date.now()}`;
  try {
    localStorage.setItem(name, text);
    notify(`${why} What was stored is kept as ${name}.`);
  } catch {
    mayStore = false;
    notify(`${why} It stays as it is: nothing is stored until the browser's storage for this page has room.`);
  }
}

function isStored(found) {
  return found?.version === 1 && ["settings", "history", "rates", "layout", "theme"].every((name) => found[name] === undefined || typeof found[name] === "string")
    && (found.statements === undefined || Array.isArray(found.statements) && found.statements.every((one) => typeof one === "string"));
}

function load() {
  let text = null;
  try { text = localStorage.getItem(storageName); } catch { notify("This browser keeps nothing for pages like this one: history ends with the page."); }
  if (!text) return;
  let found;
  try { found = JSON.parse(text); } catch { /* Damaged: no version is read from it. */ }
  if (isStored(found)) stored = { ...stored, ...found }; else setAside(text, "What was stored is damaged or of another version.");
}

function keep() {
  if (!mayStore) return;
  try { localStorage.setItem(storageName, JSON.stringify(stored)); } catch { notify("The browser's storage is full or closed: history is not kept."); }
}

async function save(question = ask) {
  const files = await question("save");
  if (!files) return;
  stored.settings = files.settings;
  stored.history = files.history;
  keep();
}

async function begin() {
  await send("setClock", ...clock());
  const answer = await send("start", stored.settings, stored.history, stored.rates);
  if (!answer) return;
  if (answer.notes.length) {
    setAside(JSON.stringify(stored), `${answer.notes.join("; ")}.`);
    // Rates that could not be read are not tried again.
    if (!(await send("units"))?.date) stored.rates = "";
    await save(send);
  }
  state = answer.state;
  show(state);
  $("outcomes").replaceChildren();
  for (const statement of stored.statements) {
    const ran = await send("run", statement);
    ran?.outcomes?.forEach(addOutcome);
  }
}

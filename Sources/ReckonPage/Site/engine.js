// The engine's worker: questions to it and their answers. The page computes nothing itself.

import { $, notify } from "./dom.js";
import { forgetSentLines, linesChanged } from "./notebook.js";
import { operation } from "./operations.js";
import { say } from "./sentences.js";
import { begin, forgetPage, keep, setAside, stored } from "./storage.js";

const workerText = WORKER_TEXT;

/** @type {Worker} */
let worker;
/** @type {WebAssembly.Module} */
let engineModule;
let nextID = 1, busyTimer = 0;
/** @type {Map<number, { resolve: (answer: any) => void }>} */
let waiting = new Map();

/**
 * The values of seven bits that no text in a page may have, NUL, CR and `<`, in the order of their numbers in packed
 * text.
 */
const unwritten = [0, 13, 60];

/**
 * The bytes of a packed text. Each character is seven bits, or, from U+0080 on, the number of one of the unwritten
 * values, from 1, and seven bits behind it: one byte of UTF-8 for each seven bits either way.
 * @param {string} text @param {number} size how many bytes there are
 */
function unpacked(text, size) {
  const bytes = new Uint8Array(size);
  let count = 0, bits = 0, held = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) { held = held << 7 | unwritten[(code >> 7) - 1]; bits += 7; }
    held = held << 7 | code & 127;
    bits += 7;
    for (; bits > 7; bits -= 8) bytes[count++] = held >> bits - 8;
  }
  return bytes;
}

/**
 * The bytes of an element of the page that holds packed text, which leaves the page.
 * @param {string} id
 */
function takeBytes(id) {
  const bytes = unpacked($(id).textContent ?? "", Number($(id).dataset.size));
  $(id).remove();
  return bytes;
}

/** @type {Uint8Array | undefined} */
let unpackerBytes;
/**
 * Unpacks what an element of the page holds compressed. A small module of its own does it: LZMA is what browsers do not
 * know.
 * @param {string} id
 */
export async function unpackElement(id) {
  const size = Number($(id).dataset.unpacked), packed = takeBytes(id);
  unpackerBytes ??= takeBytes("unpacker");
  const { instance } = await WebAssembly.instantiate(unpackerBytes);
  const unpacker = /** @type {{ memory: WebAssembly.Memory, unpacker_room: () => number,
    unpacker_unpack: (room: number, packed: number, count: number, bytes: number, size: number) => number }} */ (/** @type {unknown} */ (instance.exports));
  const room = unpacker.memory.buffer.byteLength, input = room + unpacker.unpacker_room(), output = input + packed.length;
  unpacker.memory.grow(Math.ceil((output + size - room) / 65536));
  new Uint8Array(unpacker.memory.buffer, input, packed.length).set(packed);
  if (!unpacker.unpacker_unpack(room, input, packed.length, output, size)) throw new Error(say("damagedPage"));
  return new Uint8Array(unpacker.memory.buffer, output, size);
}

/** Unpacks and compiles the engine; each worker gets the compiled module. */
export async function compileEngine() { engineModule = await WebAssembly.compile(await unpackElement("engine")); }

/** @returns {Promise<number>} the version of the engine's interface */
export function startWorker() {
  const address = URL.createObjectURL(new Blob([workerText], { type: "text/javascript" }));
  worker = new Worker(address);
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => { notify(say("engineFailed", event.message)); reject(event); };
    worker.onmessage = ({ data }) => {
      if (data.ready) { URL.revokeObjectURL(address); resolve(data.ready); return; }
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (!waiting.size) setBusy(false);
      if (!asked) return;
      if (data.broken) giveUp(say("calculationEnded", data.broken));
      asked.resolve(data.answer);
    };
    worker.postMessage({ module: engineModule });
  });
}

/** @param {boolean} isBusy */
function setBusy(isBusy) {
  clearTimeout(busyTimer);
  if (isBusy) busyTimer = setTimeout(() => { $("busy").hidden = false; }, 400); else $("busy").hidden = true;
}

/**
 * Resolves when the engine has what is stored; until then questions wait, so that none meets an empty history.
 * @type {Promise<void>}
 */
export let begun;
/** @type {() => void} */
export let finishBeginning;
export let isBeginning = false;
function awaitBeginning() {
  isBeginning = true;
  begun = new Promise((resolve) => { finishBeginning = () => { isBeginning = false; resolve(); }; });
}
awaitBeginning();

/** @typedef {keyof operation} Operation */
/**
 * @param {Operation} name @param {unknown[]} fields
 * @returns {Promise<any>} the answer; nothing when the engine was ended
 */
export async function ask(name, ...fields) {
  await begun;
  return send(name, ...fields);
}

/**
 * Sends a question at once: only for the beginning itself.
 * @param {Operation} name @param {unknown[]} fields
 * @returns {Promise<any>}
 */
export function send(name, ...fields) {
  return new Promise((resolve) => {
    const id = nextID++;
    waiting.set(id, { resolve });
    setBusy(true);
    // An answer is one for the time of its question, however long the page has been open.
    const clock = [Date.now() / 1000, -60 * new Date().getTimezoneOffset()];
    worker.postMessage({ id, requests: [[operation.setClock, clock.map(String)], [operation[name], fields.map(String)]] });
  });
}

/**
 * Ends an engine. What it was at is not asked again; definitions that were stored are set aside when it was at them.
 * @param {string} why
 */
export function giveUp(why) {
  forgetSentLines();
  if (isBeginning && (stored.session.length || stored.books.length || stored.calculation.length)) {
    setAside(JSON.stringify(stored), say("unreadValue", why));
    [stored.session, stored.books, stored.calculation, stored.place] = [[], [], [], ""];
    forgetPage();
    keep();
  }
  restart(why);
}

/**
 * Ends the engine and begins another with all that is stored and the calculation on the keypad. What was typed stays in
 * the page.
 * @param {string} why
 */
async function restart(why) {
  awaitBeginning();
  worker.terminate();
  const left = [...waiting.values()];
  waiting = new Map();
  setBusy(false);
  notify(why);
  await startWorker();
  await begin();
  finishBeginning();
  for (const asked of left) asked.resolve(undefined);
  linesChanged();
}

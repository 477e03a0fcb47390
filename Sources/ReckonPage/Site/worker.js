"use strict";
// The worker holds the engine. It is ended, and another begun, when a calculation takes too long for the person.
/**
 * @type {{ memory: WebAssembly.Memory, reckon_version: () => number, reckon_request: (count: number) => number, reckon_answer: () => number,
 *   reckon_call: (operation: number, count: number) => number }}
 */
let exports;
const utf8 = new TextEncoder(), text = new TextDecoder();
const nothing = () => 0;
/** @type {Map<string, Intl.DateTimeFormat>} */
const clocks = new Map();
/**
 * How many seconds the clocks of a time zone, or of the place, are ahead of universal time at a second since 1970; the
 * least number for an unknown zone.
 * @param {string} zone @param {number} second
 */
function zoneSeconds(zone, second) {
  const time = new Date(second * 1000);
  try {
    let clock = clocks.get(zone);
    if (!clock) {
      clock = new Intl.DateTimeFormat("en-US", { timeZone: zone || undefined, hourCycle: "h23", era: "short", year: "numeric", month: "numeric",
        day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" });
      clocks.set(zone, clock);
    }
    /** @type {Record<string, string>} */
    const parts = {};
    for (const part of clock.formatToParts(time)) parts[part.type] = part.value;
    const year = parts.era === "BC" ? 1 - Number(parts.year) : Number(parts.year);
    const shown = new Date(0);
    shown.setUTCFullYear(year, Number(parts.month) - 1, Number(parts.day));
    shown.setUTCHours(Number(parts.hour), Number(parts.minute), Number(parts.second));
    return shown.getTime() / 1000 - second;
  } catch { return -(2 ** 31); }
}
onmessage = async ({ data }) => {
  if (data.module) {
    const imports = {
      reckon: {
        random: (/** @type {number} */ at, /** @type {number} */ count) => crypto.getRandomValues(new Uint8Array(exports.memory.buffer, at, count)),
        zone: (/** @type {number} */ at, /** @type {number} */ count, /** @type {number} */ second) =>
          zoneSeconds(text.decode(new Uint8Array(exports.memory.buffer, at, count)), second),
        milliseconds: () => performance.now(),
      },
      env: { __stack_chk_fail: () => { throw new Error("the stack is damaged"); } },
      // The C library's output, which nothing writes to.
      wasi_snapshot_preview1: { fd_close: nothing, fd_fdstat_get: nothing, fd_seek: nothing, fd_write: nothing },
    };
    const instance = await WebAssembly.instantiate(/** @type {WebAssembly.Module} */ (data.module), imports);
    exports = /** @type {any} */ (instance.exports);
    postMessage({ ready: exports.reckon_version() });
    return;
  }
  try {
    let count = 0;
    for (const [operation, fields] of data.requests) {
      const bytes = utf8.encode(fields.join("\x1f"));
      // Room for a request may move memory to another buffer.
      const room = exports.reckon_request(bytes.length);
      new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
      count = exports.reckon_call(operation, bytes.length);
    }
    postMessage({ id: data.id, answer: JSON.parse(text.decode(new Uint8Array(exports.memory.buffer, exports.reckon_answer(), count))) });
  } catch (error) {
    postMessage({ id: data.id, broken: String(error) });
  }
};

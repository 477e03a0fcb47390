"use strict";
// The worker holds the engine. It is ended, and another begun, when a calculation takes too long for the person.
/**
 * @type {{ memory: WebAssembly.Memory, reckon_version: () => number, reckon_request: (count: number) => number, reckon_answer: () => number,
 *   reckon_call: (operation: number, count: number) => number }}
 */
let exports;
const utf8 = new TextEncoder(), text = new TextDecoder();
const nothing = () => 0;
onmessage = async ({ data }) => {
  if (data.module) {
    const imports = {
      reckon: { random: (/** @type {number} */ at, /** @type {number} */ count) => crypto.getRandomValues(new Uint8Array(exports.memory.buffer, at, count)) },
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

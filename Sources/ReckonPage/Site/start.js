// The beginning.

import { showBooks } from "./books.js";
import { notify } from "./dom.js";
import { compileEngine, finishBeginning, send, startWorker } from "./engine.js";
import { loadKeys } from "./keypad.js";
import { readLink } from "./notebooks.js";
import { useTheme } from "./panels.js";
import { say, sendLanguage, useLanguage } from "./sentences.js";
import { begin, load, openPlace } from "./storage.js";
import "./plot-hand.js";

async function main() {
  load();
  useLanguage();
  useTheme();
  // The engine stands behind this script in the page.
  if (document.readyState === "loading") await new Promise((done) => { addEventListener("DOMContentLoaded", done); });
  await compileEngine();
  await startWorker();
  await sendLanguage();
  await loadKeys(send);
  await begin();
  finishBeginning();
  performance.mark("ready");
  openPlace();
  readLink();
  showBooks();
  document.documentElement.dataset.ready = "yes";
}
main().catch((error) => notify(say("notStarted", error)));


// MARK: Storage

/**
 * What is stored. Definitions and values are a snapshot of the conversation, `session`; `statements` are those that were run since, and `outcomes`
 * the lines that are shown of both.
 * @typedef {{ version: number, settings: string, history: string, rates: string, session: string[], statements: string[], outcomes: string[],
 *   books: string[], layout: string, theme: string, language: string }} Stored
 */
/** @type {Stored} */
let stored = { version: 1, settings: "", history: "", rates: "", session: [], statements: [], outcomes: [], books: [], layout: "scientific", theme: "", language: "" };
/** The most lines of outcomes that are stored, and their most characters. */
const mostOutcomes = 100, mostOutcomeText = 50_000;
/** False when what is stored could be neither read nor moved to another name: then nothing is written over it. */
let mayStore = true;

/**
 * Moves what is stored to a name of its own, so that it is not lost, and reports why.
 * @param {string} text @param {string} why
 */
function setAside(text, why) {
  const name = `${storageName}.damaged-${Date.now()}`;
  try {
    localStorage.setItem(name, text);
    notify(say("keptAs", why, name));
  } catch {
    mayStore = false;
    notify(say("noRoom", why));
  }
}

/** @param {any} found */
function isStored(found) {
  return found?.version === 1 && ["settings", "history", "rates", "layout", "theme", "language"].every((name) => found[name] === undefined || typeof found[name] === "string")
    && ["session", "statements", "outcomes", "books"].every((name) => found[name] === undefined
      || Array.isArray(found[name]) && found[name].every((/** @type {unknown} */ one) => typeof one === "string"));
}

function load() {
  let text = null;
  try { text = localStorage.getItem(storageName); } catch { notify(say("noStorage")); }
  if (!text) return;
  let found;
  try { found = JSON.parse(text); } catch { /* Damaged: no version is read from it. */ }
  if (isStored(found)) stored = { ...stored, ...found }; else setAside(text, say("damagedStorage"));
}

function keep() {
  if (!mayStore) return;
  try { localStorage.setItem(storageName, JSON.stringify(stored)); } catch { notify(say("notSaved")); }
}

async function save(question = ask) {
  const files = await question("save");
  if (!files) return;
  stored.settings = files.settings;
  stored.history = files.history;
  keep();
}

/** Puts a snapshot in the place of the statements that were run, so that what is run again at the next start does not grow. */
async function saveSession() {
  const count = stored.statements.length, answer = await ask("snapshot");
  // Statements that were run in the meantime are in the snapshot or will be in the next one.
  if (!answer || stored.statements.length !== count) return;
  stored.session = answer.fields;
  stored.statements = [];
  keep();
}

/** @param {string} line */
function keepOutcome(line) {
  stored.outcomes = [...stored.outcomes, line].slice(-mostOutcomes);
  while (stored.outcomes.length > 1 && stored.outcomes.join("").length > mostOutcomeText) stored.outcomes.shift();
}

async function begin() {
  await sendLanguage();
  await sendZones();
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
  $("outcomes").replaceChildren(...stored.outcomes.map((line) => make("li", line)));
  for (let index = 0; index + 1 < stored.books.length; index += 2) await send("loadBook", stored.books[index + 1], stored.books[index]);
  if (stored.session.length) {
    const unread = (await send("resume", ...stored.session))?.unread;
    if (unread?.length) {
      setAside(JSON.stringify(stored), say("unreadDefinition", unread.join(", ").slice(0, 200)));
      stored.session = (await send("snapshot"))?.fields ?? [];
      keep();
    }
  }
  for (const statement of stored.statements) await send("run", statement);
}

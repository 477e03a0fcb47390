
// MARK: Storage

/** @type {Stored} */
let stored = emptyStored();
/** The units of `stored` when it was stamped last, and the text that the storage had last. */
let known = unitsOf(stored), lastText = "";
/** False when what is stored could be neither read nor moved to another name: then nothing is written over it. */
let mayStore = true;
/** This page's own name, and under which it keeps statements that no snapshot has yet. */
const pageName = Math.random().toString(36).slice(2, 8), pendingPrefix = `${storageName}.run.`, pendingName = pendingPrefix + pageName;
/** @type {string[]} */
let pending = [];
let outcomeCount = 0;

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

/**
 * @param {string} text
 * @returns {Stored | undefined}
 */
function readStored(text) {
  /** @type {any} */
  let found;
  try { found = JSON.parse(text); } catch { /* Damaged: no version is read from it. */ }
  if (!isStored(found)) return undefined;
  // Older pages kept ten entries, whether that was chosen or not, and no times of lines.
  if (!found.stamps) found.settings = found.settings?.replace("\nhistory-limit = 10\n", `\nhistory-limit = ${firstHistoryLimit}\n`);
  found.outcomes = found.outcomes?.map((/** @type {string} */ line, /** @type {number} */ at) =>
    found.stamps ? line : `0-${String(at).padStart(5, "0")}\t${line}`);
  return { ...emptyStored(), ...found };
}

function load() {
  let text = null;
  try { text = localStorage.getItem(storageName); } catch { notify(say("noStorage")); }
  if (!text) return;
  lastText = text;
  const found = readStored(text);
  if (!found) { setAside(text, say("damagedStorage")); return; }
  stored = found;
  known = unitsOf(stored);
}

/** Gives each unit that has changed the time of now. */
function stamp() {
  for (const [name, value] of unitsOf(stored)) {
    if (known.get(name) !== value) stored.stamps[name] = Math.max(Date.now(), (stored.stamps[name] ?? 0) + 1);
    known.set(name, value);
  }
}

/** Stores what has changed, together with what other pages have stored meanwhile. */
function keep() {
  if (!mayStore) return;
  stamp();
  const before = known, { history, outcomes } = stored;
  try {
    const text = localStorage.getItem(storageName) ?? "", theirs = text === lastText ? undefined : readStored(text);
    stored = theirs ? merged(stored, theirs) : assembled(unitsOf(stored), stored.stamps, entriesOf(history), outcomes);
    known = unitsOf(stored);
    lastText = JSON.stringify(stored);
    if (lastText !== text) localStorage.setItem(storageName, lastText);
    if (theirs) adopt(before, history, outcomes);
  } catch { notify(say("notSaved")); }
}
addEventListener("storage", (event) => {
  if (event.key === storageName && event.newValue && event.newValue !== lastText && !isBeginning) keep();
});

/**
 * Takes in what another page has stored, as far as it differs from what was known here.
 * @param {Map<string, string>} before @param {string} history @param {string[]} outcomes
 */
async function adopt(before, history, outcomes) {
  const changed = [...known].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
  /** @param {string} prefix */
  const names = (prefix) => changed.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  if (stored.outcomes.join() !== outcomes.join()) showOutcomes();
  if (changed.includes("theme")) useTheme();
  if (changed.includes("language")) await changeLanguage();
  if (changed.includes("layout")) drawKeys();
  if (changed.includes("rates")) await ask("setRates", stored.rates);
  for (const name of names("book:")) await loadBook(name, known.get(`book:${name}`) ?? "");
  const definitions = names("def:").flatMap((name) => [name, ...JSON.parse(known.get(`def:${name}`) ?? "[]")]);
  if (definitions.length || names("set:").length) {
    show(await ask("adopt", names("set:").length ? stored.settings : "", "0", "0", ...definitions));
    preview();
  }
  if (changed.includes("cleared") || entriesOf(stored.history).join() !== entriesOf(history).join()) {
    show(await ask("mergeHistory", stored.history, stored.cleared || "-1"));
  }
}

async function save(question = ask) {
  const files = await question("save");
  if (!files) return;
  stored.settings = files.settings;
  stored.history = files.history;
  keep();
}

/**
 * Keeps a statement that was run until a snapshot has what it did.
 * @param {string} text
 */
function keepStatement(text) {
  pending.push(text);
  if (!mayStore) return;
  try { localStorage.setItem(pendingName, JSON.stringify(pending)); } catch { notify(say("notSaved")); }
}

/** Takes the statements that no snapshot has, those of pages that ended before they had one too. */
function takePending() {
  const found = [...stored.statements];
  try {
    for (const name of Object.keys(localStorage).filter((name) => name.startsWith(pendingPrefix) && name !== pendingName)) {
      const texts = JSON.parse(localStorage.getItem(name) ?? "[]");
      if (Array.isArray(texts)) found.push(...texts.filter((text) => typeof text === "string"));
      localStorage.removeItem(name);
    }
  } catch { /* Without storage there are none. */ }
  stored.statements = [];
  for (const text of found) keepStatement(text);
  return pending;
}

/** Puts a snapshot in the place of the statements that were run, so that what is run again at the next start does not grow. */
async function saveSession(question = ask) {
  const count = pending.length, answer = await question("snapshot");
  // Statements that were run in the meantime are in the snapshot or will be in the next one.
  if (!answer || pending.length !== count) return;
  stored.session = answer.fields;
  keep();
  pending = [];
  if (mayStore) localStorage.removeItem(pendingName);
}

/** @param {string} line */
function keepOutcome(line) {
  const number = String(outcomeCount++).padStart(6, "0");
  stored.outcomes = [...stored.outcomes, `${Date.now().toString(36)}-${number}${pageName}\t${line}`];
}

function showOutcomes() {
  $("outcomes").replaceChildren(...stored.outcomes.slice(-mostOutcomes).map((one) => make("li", outcomeLine(one))));
  $("outcomes").scrollTop = $("outcomes").scrollHeight;
}

// MARK: Where a page was left

const placeName = `${storageName}.place`;
/**
 * The calculation at this page's keys; what is stored may be that of another one.
 * @type {string[]}
 */
let ownCalculation = [];
/** @typedef {{ view?: string, line?: string, functions?: string, range?: { x: number, y: number, width: number, height: number }, cursor?: number }} Place */

/** Keeps what is open for a reload of this page, and for the next page. */
function keepPlace() {
  /** @type {Place} */
  const place = { view: tabs().map(viewOf).find((view) => !$(view).hidden), line: field("line").value, functions: field("functions").value, range, cursor };
  stored.place = JSON.stringify(place);
  try { sessionStorage.setItem(placeName, JSON.stringify([stored.place, ownCalculation])); } catch { /* The storage has it. */ }
}
for (const event of ["pagehide", "visibilitychange"]) addEventListener(event, () => { if (!isBeginning) { keepPlace(); keep(); } }, true);

let isKeepingCalculation = false, hasNewCalculation = false;
/** Keeps the calculation of the keys; of several in a row the last. */
async function keepCalculation() {
  hasNewCalculation = true;
  if (isKeepingCalculation) return;
  isKeepingCalculation = true;
  while (hasNewCalculation) {
    hasNewCalculation = false;
    const answer = await ask("calculation");
    if (answer) stored.calculation = ownCalculation = answer.fields;
    keepPlace();
  }
  isKeepingCalculation = false;
}

/** Opens what was open when this page was left, or else the last one. */
function openPlace() {
  let text = stored.place;
  try { text = JSON.parse(sessionStorage.getItem(placeName) ?? "[]")[0] ?? text; } catch { /* The storage has it. */ }
  if (!text) return;
  /** @type {Place} */
  const place = JSON.parse(text), view = tabs().map(viewOf).find((one) => one === place.view);
  field("line").value = place.line ?? "";
  field("functions").value = place.functions ?? field("functions").value;
  if (Object.values(place.range ?? {}).every(Number.isFinite)) Object.assign(range, place.range);
  cursor = place.cursor ?? cursor;
  if (view && view !== "keypad") openView(view);
  if (view === "text") preview();
}

/** The calculation of this page before a reload, or else the last one that was stored. */
function leftCalculation() {
  try { return JSON.parse(sessionStorage.getItem(placeName) ?? "[]")[1] ?? stored.calculation; } catch { return stored.calculation; }
}

/** Forgets what this page has kept for itself. */
function forgetPage() {
  try {
    localStorage.removeItem(pendingName);
    sessionStorage.removeItem(placeName);
  } catch { /* Without storage nothing is kept. */ }
}

// MARK: Beginning

/** The settings of a page: those that are stored, or the first ones. */
function settingsFile() {
  const settings = stored.settings || "reckon settings 1\n";
  return /^history-limit = /m.test(settings) ? settings : `${settings}history-limit = ${firstHistoryLimit}\n`;
}

async function begin() {
  await sendLanguage();
  await sendZones();
  const answer = await send("start", settingsFile(), stored.history, stored.rates);
  if (!answer) return;
  if (answer.notes.length) {
    setAside(lastText, `${answer.notes.join("; ")}.`);
    // Rates that could not be read are not tried again.
    if (!(await send("units"))?.date) stored.rates = "";
    await save(send);
  }
  state = answer.state;
  showOutcomes();
  for (let index = 0; index + 1 < stored.books.length; index += 2) await loadBook(stored.books[index], stored.books[index + 1], send);
  if (stored.session.length) {
    const unread = (await send("resume", ...stored.session))?.unread;
    if (unread?.length) {
      setAside(lastText, say("unreadDefinition", unread.join(", ").slice(0, 200)));
      stored.session = (await send("snapshot"))?.fields ?? [];
      keep();
    }
  }
  for (const statement of takePending()) await send("run", statement);
  if (pending.length) await saveSession(send);
  ownCalculation = leftCalculation();
  show(await send(ownCalculation.length ? "replay" : "state", ...ownCalculation));
  const files = await send("save");
  if (!files) return;
  // What a page begins with is no change of it.
  [stored.settings, stored.calculation] = [files.settings, ownCalculation];
  for (const [name, value] of unitsOf(stored)) known.set(name, value);
}

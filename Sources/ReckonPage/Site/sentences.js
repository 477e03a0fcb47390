// The page's own words, beside those of the engine's answers. {0} and {1} stand for what is put in.

import { send } from "./engine.js";
import { korean } from "./korean.js";
import { stored } from "./storage.js";

export const sentences = {
  // The parts of the page.
  views: "Views",
  notebook: "Notebook",
  notebookShort: "Notes",
  keys: "Keys",
  plot: "Plot",
  history: "History",
  units: "Units",
  settings: "Settings",
  help: "Help",
  undo: "Undo",
  undoTitle: "Undo (Ctrl+Z)",
  redo: "Redo",
  redoTitle: "Redo (Ctrl+Y)",
  more: "More",
  busy: "Calculating …",
  stop: "Stop",
  // The notebook.
  notebooks: "Notebooks",
  newNotebook: "New notebook",
  linkedNotebook: "From a link",
  notebookNumber: "Notebook {0}",
  notebookName: "Name",
  copyLink: "Copy link",
  saveText: "Save as text",
  saveCSV: "Save as CSV",
  saveBook: "Save as formula book",
  deleteNotebook: "Delete notebook",
  openLines: "Open a file as a notebook (text, CSV or formula book)",
  books: "Formula books",
  openBook: "Load a formula book from a file",
  notebookHint: "Enter starts a new line. Alt+↑ or Alt+↓ moves a line. Shift+↑ or Shift+↓ selects lines and adds them up. A line that starts with # is a heading. Click a result to insert it.",
  lines: "Lines",
  newLine: "New line",
  examplesHint: "Type a calculation, or try one of these.",
  exampleTrip: "A trip",
  exampleBill: "A bill",
  exampleEquations: "Equations",
  exampleExact: "Exact numbers",
  exampleTolerances: "Tolerances",
  completions: "Completions",
  useSum: "Insert the sum",
  notes: "Notes",
  moreDigits: "More digits",
  incomplete: "This line is incomplete.",
  takeTime: "Calculate without a time limit",
  loadRates: "Load exchange rates",
  lineNumber: "Line {0}",
  resultOf: "Result {0}",
  movedTo: "Moved to line {0}",
  linesSelected: "Lines selected: {0}.",
  linesAdded: "Lines added: {0}",
  tooManyLines: "A notebook has at most {0} lines.",
  answersUpdated: "{0} updated",
  notebookDeleted: "Deleted: {0}",
  fromLink: "These lines came from a link. They are saved once you edit them.",
  linkInBar: "The link is in the address bar.",
  linkOnClipboard: "Link copied.",
  bookTaken: "Defined: {0}",
  andOthers: "{0} and {1} others",
  badBook: "Could not load the book: {0}",
  // The keypad.
  display: "Display",
  status: "Angle unit and memory",
  calculationLines: "Lines of this calculation",
  expression: "Expression",
  result: "Result",
  earlierDigits: "Earlier digits",
  furtherDigits: "Further digits",
  nextTip: "Next tip",
  closeTips: "Close tips",
  keypad: "Keypad",
  basic: "Basic",
  scientific: "Scientific",
  letters: "System keyboard",
  functionKeys: "Function keys",
  pageOfFunctions: "Page {0}: {1} and others",
  angleUnitIs: "Angle unit: {0}",
  "key add": "plus",
  "key subtract": "minus",
  "key multiply": "times",
  "key divide": "divided by",
  // The plot.
  functions: "Functions of x",
  functionOfX: "A function of x",
  addFunction: "Add a function",
  functionNumber: "Function {0}",
  showFunction: "Show {0}",
  removeFunction: "Remove {0}",
  plotExamplesHint: "Type a function of x, or try one of these.",
  sliders: "Sliders",
  sliderPart: "{0}: {1}",
  "slider value": "value",
  "slider from": "from",
  "slider to": "to",
  "slider step": "step",
  cursor: "Cursor",
  equalAxes: "Equal axes",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  reset: "Reset",
  points: "Points",
  saveSVG: "Save as SVG",
  plotHint: "Drag to move, scroll or pinch to zoom, and click to read values and points. With the keyboard: arrow keys move, + and − zoom, < and > move the cursor, Tab goes to the points.",
  plotOf: "Plot of {0}, x from {1} to {2}",
  emptyPlot: "An empty plot",
  noValue: "none",
  stopped: "stopped",
  zeroOf: "Zero of {0}",
  minimumOf: "Minimum of {0}",
  maximumOf: "Maximum of {0}",
  intersectionOf: "Intersection of {0} and {1}",
  // History.
  noEntries: "No calculations yet",
  noEntriesHint: "Calculations from the keys and the notebook appear here, ready to use again.",
  calculate: "Calculate",
  saveAs: "Save as",
  formText: "Text",
  formBook: "Formula book",
  save: "Save",
  clearHistory: "Clear history",
  entries: "Calculations, newest first",
  editEntry: "Edit {0}",
  useEntry: "Use {0}",
  historyCleared: "Calculations cleared: {0}",
  // Units, clock times, whole numbers and exchange rates.
  kind: "Kind",
  value: "Value",
  from: "From",
  to: "To",
  swap: "Swap the units",
  converted: "Converted value",
  currency: "Currency",
  clockTimes: "Clock times",
  clockHint: "Enter “now”, a time such as 14:30, or a date and a time.",
  wholeNumbers: "Whole numbers",
  wholeNumberHint: "A whole number: decimal, or with 0x, 0o or 0b",
  bits: "Bits",
  bitWidth: "Width in bits",
  bitCount: "{0} bits",
  bitNumber: "Bit {0}",
  signed: "signed",
  moreThanMostBits: "More than 64 bits",
  notWhole: "This is not a whole number",
  "base decimal": "decimal",
  "base hexadecimal": "hexadecimal",
  "base octal": "octal",
  "base binary": "binary",
  exchangeRates: "Exchange rates",
  ratesFile: "Load a rates file from the European Central Bank (CSV or XML)",
  ratesOf: "Rates of {0}. {1}",
  noRates: "No exchange rates yet.",
  // Settings, by the engine's names and values.
  "setting angle-unit": "Angle unit",
  "setting number-mode": "Number mode",
  "setting entry-style": "Entry style",
  "setting notation": "Notation",
  "setting decimal-places": "Decimal places",
  "setting grouping": "Grouping",
  "setting decimal-mark": "Decimal mark",
  "setting history-limit": "History limit",
  "choice yes": "Yes",
  "choice no": "No",
  "choice automatic": "Automatic",
  "choice algebraic": "Algebraic",
  "choice chain": "Chain",
  "choice normal": "Normal",
  "choice scientific": "Scientific",
  "choice engineering": "Engineering",
  "choice fixed": "Fixed",
  "choice fraction": "Fraction",
  "choice hexadecimal": "Hexadecimal",
  "choice octal": "Octal",
  "choice binary": "Binary",
  "choice double": "Double",
  "choice decimal": "Decimal",
  "choice exact": "Exact",
  "choice point": "Point",
  "choice comma": "Comma",
  language: "Language",
  theme: "Theme",
  themeLight: "Light",
  themeDark: "Dark",
  system: "System",
  // Help.
  searchTopics: "Search functions, units and books",
  found: "Search results",
  keysHint: "Choose a key to see examples.",
  nothingCalled: "No matches",
  topicElsewhere: "Time in another place",
  topicZones: "Convert a time between zones",
  topicBases: "Whole numbers in other bases",
  // What went wrong.
  calculationEnded: "The calculation failed: {0}",
  calculationStopped: "Calculation stopped.",
  damagedPage: "this file is damaged",
  damagedStorage: "The saved data is damaged or from another version.",
  engineFailed: "The engine could not start: {0}",
  notStarted: "Reckon could not start: {0}",
  keptAs: "{0} A copy was saved as {1}.",
  noRoom: "{0} Nothing is saved until the browser has room to keep a copy of it.",
  noStorage: "This browser does not save data for this page: your work will be lost when you close it.",
  notSaved: "The browser's storage is full or blocked: new work is not saved.",
  unreadValue: "Saved values could not be read: {0}.",
};

/** @typedef {keyof typeof sentences} SentenceName */

/** The page's language: that of the settings, or else that of the browser if the page has it. */
export const chosenLanguage = () => stored.language || (navigator.language.toLowerCase().startsWith("ko") ? "ko" : "en");

/**
 * Sends the engine the language, and whether the browser writes numbers with a decimal comma, as the setting
 * `automatic` then does.
 */
export const sendLanguage = () => {
  const mark = new Intl.NumberFormat(navigator.language).format(1.5).includes(",") ? "," : ".";
  return send("setLanguage", chosenLanguage(), mark);
};

/**
 * A sentence in the page's language.
 * @param {SentenceName} name
 * @param {unknown[]} parts what is put in it
 */
export const say = (name, ...parts) => {
  const sentence = (chosenLanguage() === "ko" ? korean : sentences)[name];
  return sentence.replace(/\{(\d)\}/g, (_, index) => String(parts[+index])).trim();
};

/**
 * The page's word for a name of the engine, such as that of a setting; the name itself where the page has none.
 * @param {"setting" | "choice" | "key"} kind @param {string} name
 */
export function word(kind, name, fallback = name) {
  const key = `${kind} ${name}`;
  return key in sentences ? say(/** @type {SentenceName} */ (key)) : fallback;
}

/** Puts the words of page.html in place, which it has by their names. */
export function useLanguage() {
  document.documentElement.lang = chosenLanguage();
  /** @type {NodeListOf<HTMLElement>} */
  const elements = document.querySelectorAll("[data-text], [data-label], [data-title]");
  for (const element of elements) {
    const { text, label, title } = /** @type {Record<string, SentenceName>} */ (element.dataset);
    if (text) element.textContent = say(text);
    if (label) element.setAttribute("aria-label", say(label));
    if (title) element.title = say(title);
  }
}

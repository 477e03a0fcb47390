"use strict";
// What the page says beside what the engine answers; page.html has the names of its parts. {0} and {1} stand for what is put in.
const sentences = {
  andOthers: "{0} and {1} others",
  angleUnitIs: "Angle unit: {0}",
  answersUpdated: "{0} updated",
  bitCount: "{0} bits",
  bitNumber: "Bit {0}",
  badBook: "The book was not taken: {0}",
  bookTaken: "Defined: {0}",
  calculationEnded: "The calculation was given up: {0}",
  calculationStopped: "The calculation was stopped.",
  damagedPage: "this file is damaged",
  damagedStorage: "What was stored is damaged or of another version.",
  emptyPlot: "An empty plot",
  engineFailed: "The engine could not start: {0}",
  functionNumber: "Function {0}",
  historyCleared: "Calculations cleared: {0}",
  fromLink: "These lines are from a link. They are kept once you change them.",
  incomplete: "This line is not complete.",
  intersectionOf: "Intersection of {0} and {1}",
  keptAs: "{0} What was stored is kept as {1}.",
  lineNumber: "Line {0}",
  linesAdded: "Lines added: {0}",
  linesSelected: "Lines selected: {0}.",
  linkInBar: "The link is in the address bar.",
  linkOnClipboard: "The link is on the clipboard.",
  maximumOf: "Maximum of {0}",
  minimumOf: "Minimum of {0}",
  moreDigits: "More digits",
  movedTo: "Moved to line {0}",
  notebookDeleted: "Deleted: {0}",
  notebookNumber: "Notebook {0}",
  notes: "Remarks",
  nothingCalled: "Nothing has this name.",
  noRates: "No exchange rates yet.",
  noRoom: "{0} It stays as it is: nothing is stored until the browser's storage for this page has room.",
  noStorage: "This browser keeps nothing for pages like this one: what is new ends with the page.",
  noValue: "none",
  notSaved: "The browser's storage is full or closed: what is new is not kept.",
  notStarted: "Reckon could not start: {0}",
  pageOfFunctions: "Page {0}: {1} and others",
  plotOf: "Plot of {0}, x from {1} to {2}",
  ratesOf: "Rates of {0}. {1}",
  removeFunction: "Remove {0}",
  resultOf: "Result {0}",
  showFunction: "Show {0}",
  sliderPart: "{0}: {1}",
  stopped: "stopped",
  takeTime: "Calculate without a limit",
  tooManyLines: "A notebook has at most {0} lines.",
  unreadValue: "Stored values could not be read: {0}.",
  editEntry: "Edit {0}",
  useEntry: "Use {0}",
  zeroOf: "Zero of {0}",
};
/** What operators' keys are called where they stand between two numbers. */
const spokenOperators = new Map([["add", "plus"], ["subtract", "minus"], ["multiply", "times"], ["divide", "divided by"]]);

/** What the page is in: the language of the settings, or that of the browser where the page speaks it. */
const chosenLanguage = () => stored.language || (navigator.language.toLowerCase().startsWith("ko") ? "ko" : "en");

/** Tells the engine the language, and whether the browser writes numbers with a decimal comma, as `automatic` then does. */
const sendLanguage = () => send("setLanguage", chosenLanguage(), new Intl.NumberFormat(navigator.language).format(1.5).includes(",") ? "," : ".");

/**
 * English words in the language of the page; those that it lacks stay English.
 * @param {string} words
 */
const translated = (words) => chosenLanguage() === "ko" ? korean[words] ?? words : words;

/**
 * A sentence with what is put in it.
 * @param {keyof sentences} name
 * @param {unknown[]} parts
 */
const say = (name, ...parts) => translated(sentences[name]).replace(/\{(\d)\}/g, (_, index) => String(parts[+index])).trim();

/**
 * The words of page.html, each with what puts them in their place.
 * @returns {{ words: string, put: (words: string) => void }[]}
 */
function findWords() {
  /** @type {{ words: string, put: (words: string) => void }[]} */
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("script") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  while (texts.nextNode()) {
    const node = texts.currentNode, text = node.textContent ?? "", words = text.trim();
    if (words in korean) found.push({ words, put: (other) => { node.textContent = text.replace(words, other); } });
  }
  for (const name of ["aria-label", "title"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const words = element.getAttribute(name) ?? "";
      if (words in korean) found.push({ words, put: (other) => element.setAttribute(name, other) });
    }
  }
  return found;
}
/** @type {{ words: string, put: (words: string) => void }[]} */
let pageWords = [];

/** Puts the page's own words in its language. */
function useLanguage() {
  document.documentElement.lang = chosenLanguage();
  for (const { words, put } of pageWords) put(translated(words));
}

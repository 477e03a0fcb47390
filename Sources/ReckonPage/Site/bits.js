// Whole numbers: their digits to other bases, and their bits.

import { $, field, make } from "./dom.js";
import { buttonOf, state } from "./keypad.js";
import { say } from "./sentences.js";

/** @typedef {import("./sentences.js").SentenceName} SentenceName */

/** The widths in bits that a number is shown in. */
const bitWidths = [8, 16, 32, 64];
/** @type {[SentenceName, number, string][]} */
const bases = [["base decimal", 10, ""], ["base hexadecimal", 16, "0x"], ["base octal", 8, "0o"], ["base binary", 2, "0b"]];

/**
 * The whole number that a text is, in decimal digits or behind 0x, 0o or 0b; nothing for another text.
 * @param {string} text
 */
export function wholeNumber(text) {
  const [, sign, digits] =
    /^\(?\s*([-−]?)\s*(\d[\d_]*|0x[\da-f_]+|0o[0-7_]+|0b[01_]+)\s*\)?$/i.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const number = BigInt(digits.replaceAll("_", "").toLowerCase());
  return sign ? -number : number;
}
/**
 * Whether a result beside its line may be a whole number.
 * @param {string} shown
 */
export const looksWhole = (shown) => state.decimalComma ? /^= [-−]?\d[\d ]*$/.test(shown)
  : /^= [-−]?(?:\d[\d,]*|0x[\dA-F]+|0b[01]+|0o[0-7]+)$/i.test(shown);

/**
 * Digits in groups.
 * @param {string} digits @param {number} base
 */
const grouped = (digits, base) =>
  digits.replace(base === 10 || base === 8 ? /\B(?=(?:.{3})+$)/g : /\B(?=(?:.{4})+$)/g, "\u202f");

/**
 * A panel with a number's digits to four bases and its bits, which can be flipped.
 * @param {bigint} number @param {(text: string) => void} use what puts a text where the number came from
 */
export function makeBits(number, use) {
  const panel = make("div", "", "bits-panel"), forms = make("div", "", "forms");
  const grid = make("div", "", "bit-grid"), bar = make("div", "", "bits-bar");
  let isSigned = number < 0n;
  /** @param {number} width */
  const fits = (width) => isSigned ? BigInt.asIntN(width, number) === number : BigInt.asUintN(width, number) === number;
  let width = bitWidths.find(fits) ?? 0;
  const choice = make("select"), sign = make("button", say("signed"));
  choice.setAttribute("aria-label", say("bitWidth"));
  choice.append(...bitWidths.map((one) => {
    const option = make("option", say("bitCount", one));
    option.value = String(one);
    return option;
  }));
  bar.append(choice, sign);
  grid.setAttribute("role", "group");
  grid.setAttribute("aria-label", say("bits"));
  const value = () => width ? isSigned ? BigInt.asIntN(width, number) : BigInt.asUintN(width, number) : number;
  /**
   * The digits to a base: of a negative number those of its bits.
   * @param {number} base
   */
  const digits = (base) =>
    (base === 10 || !width ? value() : BigInt.asUintN(width, number)).toString(base).toUpperCase();
  const showForms = () => forms.replaceChildren(...bases.map(([name, base, prefix]) => {
    const button = make("button"), text = digits(base), minus = text.startsWith("-") ? "-" : "";
    const written = minus + prefix + text.slice(minus.length);
    button.append(make("b", say(name)), make("span", minus + prefix + grouped(text.slice(minus.length), base)));
    button.setAttribute("aria-label", `${say(name)}: ${written}`);
    button.onclick = () => use(written);
    return button;
  }));
  const show = () => {
    choice.value = String(width);
    sign.setAttribute("aria-pressed", String(isSigned));
    showForms();
    const focused = [...grid.children].indexOf(document.activeElement ?? grid);
    grid.replaceChildren(...Array.from({ length: width }, (_, place) => {
      const bit = width - 1 - place, isSet = BigInt.asUintN(width, number) >> BigInt(bit) & 1n;
      const button = make("button", String(isSet), bit % 4 === 3 ? "bit nibble" : "bit");
      button.dataset.bit = String(bit);
      button.setAttribute("aria-label", say("bitNumber", bit));
      button.setAttribute("aria-pressed", String(Boolean(isSet)));
      button.tabIndex = place === Math.max(0, focused) ? 0 : -1;
      return button;
    }));
    if (focused >= 0) /** @type {HTMLElement} */ (grid.children[Math.min(focused, width - 1)]).focus();
  };
  choice.onchange = () => { width = Number(choice.value); number = value(); show(); };
  sign.onclick = () => { isSigned = !isSigned; number = value(); show(); };
  grid.onclick = (event) => {
    const bit = buttonOf(event)?.dataset.bit;
    if (bit === undefined) return;
    number = BigInt.asUintN(width, number) ^ 1n << BigInt(bit);
    number = value();
    buttonOf(event)?.focus();
    show();
  };
  grid.onkeydown = (event) => {
    const all = /** @type {HTMLElement[]} */ ([...grid.children]);
    const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
    const columns = getComputedStyle(grid).gridTemplateColumns.split(" ").length;
    const step = new Map([["ArrowRight", 1], ["ArrowLeft", -1], ["ArrowDown", columns], ["ArrowUp", -columns],
      ["Home", -at], ["End", all.length - 1 - at]]).get(event.key);
    const next = all[at + (step ?? NaN)];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    all[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  if (width) panel.append(bar, grid, forms);
  else panel.append(make("p", say("moreThanMostBits"), "hint"), forms);
  if (width) show(); else showForms();
  return panel;
}

/** Shows the bits of the number that is typed among the units. */
function showTypedBits() {
  const text = field("whole-number").value, number = wholeNumber(text);
  /** @param {string} written */
  const use = (written) => {
    field("whole-number").value = written;
    showTypedBits();
    field("whole-number").focus();
  };
  $("whole-number-bits").replaceChildren();
  if (number !== undefined) $("whole-number-bits").append(makeBits(number, use));
  else if (text.trim()) $("whole-number-bits").append(make("p", say("notWhole"), "bad"));
}
$("whole-number").oninput = showTypedBits;

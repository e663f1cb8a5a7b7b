import { glyphWidths } from "./glyph-widths.data.ts";

/**
 * Estimates the width of a text in pixels, accurately enough to lay out a chart without a browser: letters of the Geist
 * font by a table, others by their kind. Rather too wide than too narrow.
 */
export function measureText(text: string, fontSize: number, weight: 400 | 500 | 600 = 400): number {
  let units = 0;
  for (const letter of text.slice(0, 500).normalize("NFD")) units += widthOf(letter);
  return (units / 1000) * fontSize * (weight === 400 ? 1 : weight === 500 ? 1.03 : 1.06);
}

/** The text, cut to the width with "…" at its end if necessary. At least two letters remain. */
export function fitText(
  text: string,
  width: number,
  fontSize: number,
  weight: 400 | 500 | 600 = 400,
): string {
  if (measureText(text, fontSize, weight) <= width) return text;
  const room = width - measureText("…", fontSize, weight);
  let used = 0;
  let fitted = "";
  for (const letter of text) {
    used += measureText(letter, fontSize, weight);
    if (used > room && fitted.length >= 2) break;
    fitted += letter;
  }
  return fitted === text ? text : `${fitted.trimEnd()}…`;
}

/** The text, cut so that it stays in a picture if its middle is at `x`. */
export function fitCentered(
  text: string,
  x: number,
  { width, fontSize }: { readonly width: number; readonly fontSize: number },
): string {
  return fitText(text, Math.max(24, 2 * Math.min(x, width - x)), fontSize);
}

function widthOf(letter: string): number {
  const known = glyphWidths.get(letter);
  if (known !== undefined) return known;
  if (/\p{M}/u.test(letter)) return 0;
  if (square.test(letter)) return 1000;
  return /\p{Lu}/u.test(letter) ? 720 : 620;
}

/** Letters as wide as they are high: East Asian characters and pictographs. */
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** How many columns of a terminal a text takes: 2 for East Asian characters and emoji, 0 for marks upon others. */
export function textWidth(text: string): number {
  if (isNarrow.test(text)) return text.length;
  let width = 0;
  for (const { segment } of characters.segment(text)) width += characterWidth(segment);
  return width;
}

/** Cut to so many columns, the last of them an ellipsis where something is missing. */
export function fitText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let kept = "";
  let used = 0;
  for (const { segment } of characters.segment(text)) {
    used += characterWidth(segment);
    if (used > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

export function padText(text: string, width: number, side: "left" | "right"): string {
  const padding = " ".repeat(Math.max(0, width - textWidth(text)));
  return side === "left" ? padding + text : text + padding;
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });
const isNarrow = /^[\u0020-\u007e\u00a0-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027]*$/;
const isWide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\ufe0f/u;
const isZeroWidth = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

function characterWidth(character: string): number {
  if (isZeroWidth.test(character)) return 0;
  return isWide.test(character) ? 2 : 1;
}

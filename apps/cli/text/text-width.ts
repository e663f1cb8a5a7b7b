import stringWidth from "string-width";

/** The number of terminal columns of a text: 2 for East Asian characters and emoji, 0 for combining marks. */
export function textWidth(text: string): number {
  return stringWidth(text);
}

/** Cuts a text to a number of columns, the last one an ellipsis if something was cut. */
export function fitText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let fitted = "";
  let used = 0;
  for (const { segment } of characters.segment(text)) {
    used += textWidth(segment);
    if (used > width - 1) break;
    fitted += segment;
  }
  return `${fitted}…`;
}

export function padText(text: string, width: number, side: "left" | "right"): string {
  const padding = " ".repeat(Math.max(0, width - textWidth(text)));
  return side === "left" ? padding + text : text + padding;
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

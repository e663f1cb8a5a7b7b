import { textWidth } from "./text-width.ts";

/** Breaks a paragraph at spaces into lines of at most `width` columns. A longer word gets a line to itself. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of text.split(" ")) {
    const size = textWidth(word);
    if (line !== "" && used + 1 + size > width) {
      lines.push(line);
      line = "";
      used = 0;
    }
    used += (line === "" ? 0 : 1) + size;
    line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A paragraph whose first line starts with `label` and whose other lines are indented to match. */
export function hangText(label: string, text: string, width: number): string {
  const indent = textWidth(label);
  return wrapText(text, Math.max(20, width - indent))
    .map((line, index) => (index === 0 ? label : " ".repeat(indent)) + line)
    .join("\n");
}

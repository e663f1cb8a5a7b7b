import type { Phrase } from "./question.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * Finds quoted phrases, including their quotation marks: "\"New York\"", "'returned'". A single mark quotes nothing.
 */
export function readQuotes(tokens: readonly Token[], text: string): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let opened: number | null = null;
  for (const [index, token] of tokens.entries()) {
    if (!quotationMarks.has(token.lower)) continue;
    const start: Token | undefined = opened === null ? undefined : tokens[opened];
    if (opened === null || start === undefined || start.lower !== token.lower) {
      if (canOpen(tokens, index)) opened = index;
    } else if (canClose(tokens, index)) {
      const quoted = text.slice(start.span.end, token.span.start).trim();
      if (quoted !== "") {
        phrases.push({ kind: "quoted", range: { from: opened, to: index + 1 }, text: quoted });
      }
      opened = null;
    }
  }
  return phrases;
}

const quotationMarks: ReadonlySet<string> = new Set(['"', "'", "`"]);

/** An apostrophe after a letter does not open a quotation: "customers' orders". */
function canOpen(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.lower !== "'") return true;
  const isAfterWord = token.joint === "none" && tokens[index - 1]?.kind === "word";
  return !isAfterWord && tokens[index + 1]?.joint === "none";
}

function canClose(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.lower !== "'" || tokens[index]?.joint === "none";
}

import type { Completion } from "@askery/api";
import type { Typed } from "./use-completions.ts";

/** Splits a completion into the text before the typed part, the typed part, and the rest. */
export function splitLabel(
  { kind, label }: Pick<Completion, "kind" | "label">,
  before: string,
): readonly [string, string, string] {
  const lower = label.toLowerCase();
  const typed = before.toLowerCase();
  if (kind === "question" || kind === "verified") {
    const start = lower.indexOf(typed.trim());
    const end = start + typed.trim().length;
    return start < 0 ? ["", "", label] : [label.slice(0, start), label.slice(start, end), label.slice(end)];
  }
  for (let length = Math.min(lower.length, typed.length); length > 0; length--) {
    const isWordStart = typed.length === length || /[\s("']/.test(typed.at(-length - 1) ?? " ");
    if (isWordStart && typed.endsWith(lower.slice(0, length))) {
      return ["", label.slice(0, length), label.slice(length)];
    }
  }
  return ["", "", label];
}

/** The text that a completion appends to the question; empty if it changes existing text. */
export function findGhost(completion: Pick<Completion, "text"> | undefined, { text, caret }: Typed): string {
  if (completion === undefined || caret !== text.length || text === "") return "";
  const goesOn = completion.text.toLowerCase().startsWith(text.toLowerCase());
  return goesOn ? completion.text.slice(text.length) : "";
}

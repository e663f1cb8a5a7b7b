import type { Completion } from "@askery/api";
import type { Typed } from "./use-completions.ts";

/** A completion in three parts: what comes before what was typed, that itself, and the rest. */
export function splitLabel(
  { kind, label }: Pick<Completion, "kind" | "label">,
  before: string,
): readonly [string, string, string] {
  const lower = label.toLowerCase();
  const typed = before.toLowerCase();
  if (kind === "question") {
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

/** What a completion adds to a question behind its end; nothing where it changes what stands there. */
export function findGhost(completion: Pick<Completion, "text"> | undefined, { text, caret }: Typed): string {
  if (completion === undefined || caret !== text.length || text === "") return "";
  const goesOn = completion.text.toLowerCase().startsWith(text.toLowerCase());
  return goesOn ? completion.text.slice(text.length) : "";
}

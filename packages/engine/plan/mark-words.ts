import type { Mark, Problem, Span } from "@askery/model";
import type { LeftOut, Question, Word, WordRange } from "../question/question.ts";
import { skipCost } from "./cover-words.ts";
import type { Explanation, Interpretation } from "./interpretation.ts";
import { nameTarget } from "../link/name-target.ts";

/**
 * Marks each content word with its meaning, as unused, or as not understood.
 *
 * @param isFamiliar true for words that mean something here, even if the interpretation has no use for them
 */
export function markWords(
  question: Question,
  interpretation: Interpretation | null,
  isFamiliar: (word: Word) => boolean = () => false,
): readonly Mark[] {
  const explained = interpretation?.explained ?? [];
  const marks = explained.map((explanation) => markOf(question, explanation));
  const unknown = question.words
    .filter(
      (word) =>
        skipCost(word) > 0 &&
        !explained.some(({ range }) => word.index >= range.from && word.index < range.to),
    )
    .map((word) => markUnexplained(word, isFamiliar(word)));
  const leftOut = question.leftOut.map(markLeftOut);
  return [...marks, ...unknown, ...leftOut].toSorted((a, b) => a.span.start - b.span.start);
}

/** A mark of words that name something private, by the problem with them. */
export function markPrivate(mark: Mark, { spans }: Problem): Mark {
  return spans.some(({ start }) => start === mark.span.start)
    ? { ...mark, reason: "It is private, and answers leave it out." }
    : mark;
}

function markUnexplained(word: Word, isFamiliar: boolean): Mark {
  const { span, text } = word;
  const reason = isFamiliar ? `The answer does not use “${text}”.` : `Nothing here is called “${text}”.`;
  return { span, kind: skipCost(word) >= 0.5 && !isFamiliar ? "unknown" : "ignored", means: "", reason };
}

function markLeftOut({ span }: LeftOut): Mark {
  return { span, kind: "understood", means: "nothing", reason: "a rule leaves it out" };
}

function markOf(question: Question, { range, mention, role }: Explanation): Mark {
  return {
    span: spanOf(question, range),
    kind: mention?.isGuess ? "guessed" : "understood",
    means: mention ? nameTarget(mention.target) : role,
    reason: mention?.reason ?? "",
  };
}

export function spanOf(question: Question, range: WordRange): Span {
  const first = question.words[range.from];
  const last = question.words[range.to - 1];
  return { start: first?.span.start ?? 0, end: last?.span.end ?? 0 };
}

import type { Problem } from "@askery/model";
import type { Mention } from "../../link/mention.ts";
import type { Question, Word } from "../../question/question.ts";
import type { RankedInterpretation } from "../interpretation.ts";

/** From this many values that match part of a name equally well, ask instead of picking one. */
const tooMany = 3;

/** Refuses "Europe" if the data contains Northern, Southern, Eastern and Western Europe, and suggests each of them. */
export function refuseAmbiguous(
  question: Question,
  mentions: readonly Mention[],
  { interpretation }: RankedInterpretation,
): Problem | null {
  const plan = JSON.stringify(interpretation.plan);
  for (const mention of mentions) {
    if (mention.target.kind !== "value" || mention.stage !== "part") continue;
    const rivals = mentions.filter((other) => isRival(other, mention));
    if (rivals.length < tooMany || !isTaken(mention, plan)) continue;
    // "MAN" is not ambiguous if it is part of a complete value in the question: "MK_MAN".
    if (mentions.some((whole) => isWithin(mention, whole) && isTaken(whole, plan))) continue;
    const words = question.words.slice(mention.range.from, mention.range.to);
    const meanings = rivals.flatMap(({ target }) => (target.kind === "value" ? [target.value] : []));
    return {
      code: "ambiguous",
      spans: words.map(({ span }) => span),
      facts: { words: words.map(({ text }) => text).join(" "), meanings: meanings.toSorted().join(", ") },
      suggestions: meanings.toSorted().map((meaning) => replaceWords(question.text, words, meaning)),
    };
  }
  return null;
}

/** The question with the ambiguous words replaced. */
function replaceWords(text: string, words: readonly Word[], meaning: string): string {
  const [start, end] = [words[0]?.span.start ?? 0, words.at(-1)?.span.end ?? 0];
  return `${text.slice(0, start)}${meaning}${text.slice(end)}`;
}

function isTaken({ target }: Mention, plan: string): boolean {
  return target.kind === "value" && plan.includes(`"value":${JSON.stringify(target.value)}`);
}

/** True if the words of `inner` are a proper part of `outer`'s, and `outer` is a full match. */
function isWithin({ range: inner }: Mention, { range: outer, stage }: Mention): boolean {
  const isInside = outer.from <= inner.from && inner.to <= outer.to;
  return isInside && outer.to - outer.from > inner.to - inner.from && stage !== "part";
}

/** True for a mention of the same words and column that scores at least as well; includes the mention itself. */
function isRival(
  { range, target, score }: Mention,
  { range: own, target: taken, score: ownScore }: Mention,
): boolean {
  return (
    target.kind === "value" &&
    taken.kind === "value" &&
    range.from === own.from &&
    range.to === own.to &&
    target.table === taken.table &&
    target.column === taken.column &&
    score >= ownScore
  );
}

import type { ColumnRef } from "../request/clause.ts";
import type { Element, PatternContext } from "./pattern.ts";

/** A word for the event of a date column: "hired", "hires", "signups", "leavers". */
export const happening: Element<ColumnRef> = (context, from) => {
  const word = context.question.words[from];
  if (!word || word.isFunctionWord) return [];
  const joined = joinParticle(context, from);
  if (joined !== null) {
    return context.schema.happeningsOf(joined.word).map(({ column, fit }) => ({
      value: column,
      to: joined.to,
      mentions: [],
      score: fit * happeningWorth * (joined.to - from),
    }));
  }
  const found = context.schema.happeningsOf(word.lemma);
  return (found.length > 0 ? found : context.schema.happeningsOf(word.lower)).map(({ column, fit }) => ({
    value: column,
    to: from + 1,
    mentions: [],
    score: fit * happeningWorth,
  }));
};

const happeningWorth = 0.95;

/** Joins a verb and its particle into one word: "sign-ups", "sign up", "runs out". */
function joinParticle(
  { question }: PatternContext,
  from: number,
): { readonly word: string; readonly to: number } | null {
  const [first, second, third] = question.words.slice(from, from + 3);
  const isHyphen = second?.lower === "-";
  const particle = particles.get((isHyphen ? third : second)?.lower ?? "");
  if (first === undefined || particle === undefined) return null;
  return { word: `${first.lemma}${particle}`, to: from + (isHyphen ? 3 : 2) };
}

const particles: ReadonlyMap<string, string> = new Map([
  ["up", "up"],
  ["ups", "up"],
  ["out", "out"],
  ["outs", "out"],
]);

/** An event as a countable noun: "hires", "signups". */
export const happeningNoun: Element<ColumnRef> = (context, from) => {
  const word = context.question.words[from];
  const isThing =
    word !== undefined && (word.tag === "noun" || word.tag === "properNoun" || word.lower.endsWith("s"));
  return isThing ? happening(context, from) : [];
};

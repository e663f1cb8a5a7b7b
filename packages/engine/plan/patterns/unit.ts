import type { MeasureUnit } from "@askery/model";
import { onlyWhere, sequence, word, type Element } from "./pattern.ts";
import { unitWords } from "./unit-words.data.ts";

const anyUnit = word(...unitWords.keys());

/** A word for a unit, as a lemma, and the unit if it converts to others. */
export interface Unit {
  readonly named: string;
  readonly unit: MeasureUnit | null;
}

export const unit: Element<Unit> = onlyWhere(anyUnit, (context, from) =>
  anyUnit(context, from).map((match) => {
    const lemma = context.question.words[from]?.lemma ?? match.value;
    const named = unitWords.has(match.value) ? match.value : lemma;
    return { ...match, value: { named, unit: unitWords.get(named) ?? null } };
  }),
);

/** "in GB", "in tonnes", "in hours": the unit that figures are shown in. "In May" and "in a week" are none. */
export const shownUnit: Element<MeasureUnit> = sequence([word("in"), unit], ([, { unit: found, named }]) =>
  found === null || found === "percent" || named === "second" ? null : found,
);

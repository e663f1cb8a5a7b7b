import type { LinkStage } from "./mention.ts";
import type { NameOccurrence } from "./name-index.ts";

/** How well a form of a word fits the word of a name. */
export const formFits = {
  text: { quality: 1, stage: "exact" },
  lemma: { quality: 0.97, stage: "lemma" },
  stem: { quality: 0.86, stage: "lemma" },
  /** "orders" for `ordered_at`. */
  participle: { quality: 0.72, stage: "lemma" },
  doer: { quality: 0.5, stage: "synonym" },
  expansion: { quality: 0.92, stage: "abbreviation" },
} as const;

/** Compares a typed word with the word of a name that has its stem. */
export function compareForms(
  typed: { readonly text: string; readonly lemma: string },
  { form, isExpansion }: NameOccurrence,
): { readonly quality: number; readonly stage: LinkStage } {
  if (isExpansion) return formFits.expansion;
  if (typed.text === form.text) return formFits.text;
  if (typed.lemma === form.lemma || typed.text === form.lemma || typed.lemma === form.text) {
    return formFits.lemma;
  }
  if (isDoer(typed.lemma) && !isDoer(form.lemma)) return formFits.doer;
  if (isDeed(typed.lemma) && isDoer(form.lemma)) return formFits.doer;
  return form.text.endsWith("ed") && !typed.text.endsWith("ed") ? formFits.participle : formFits.stem;
}

/** True for a word for a doer, which is not the action: a teacher is not a row of `teaches`. */
function isDoer(lemma: string): boolean {
  return lemma.length > 5 && /(?:er|or|ist)$/.test(lemma);
}

/** True for a noun for what is done: inspections are no inspectors. */
function isDeed(lemma: string): boolean {
  return lemma.length > 5 && /(?:ion|ment|ance|ence)$/.test(lemma);
}

/**
 * How well a synonym fits the word of a name, whatever its form; less for a noun made of it, which may mean something else: a cost is
 * a rate, but no rating.
 */
export function meantFit(
  meant: { readonly text: string } | undefined,
  { form }: NameOccurrence,
  quality: number,
): number {
  const isOther = form.lemma.endsWith("ing") && meant?.text.endsWith("ing") === false;
  return isOther ? 0.6 : Math.max(0.9, quality);
}

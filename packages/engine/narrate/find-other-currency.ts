import {
  listPlanNames,
  nameCurrency,
  readCurrency,
  type AskSettings,
  type DescribedCatalog,
  type Plan,
  type Warning,
} from "@askery/model";
import { findCurrency } from "../chart/format-column.ts";
import { capitalize, joinWords } from "../chart/name-words.ts";
import { findMeaning } from "../meaning/find-meaning.ts";
import type { Question } from "../question/question.ts";

interface AskedPlan {
  readonly question: Question;
  readonly plan: Plan;
  readonly described: DescribedCatalog;
  readonly settings: AskSettings;
}

/**
 * Warns that the question names another currency than the plan's money, or that the currency of the money is unknown.
 * Amounts are not converted.
 */
export function findOtherCurrency({ question, plan, described, settings }: AskedPlan): Warning | null {
  const asked = readAsked(question);
  if (asked === null || mentionsText(plan, asked)) return null;
  const money = listPlanNames(plan).flatMap(({ table, column }) => {
    const meaning = column === null ? null : findMeaning(described, table, column);
    const figure = meaning?.figure ?? null;
    return figure?.counts === "money"
      ? [{ words: meaning?.words ?? [], currency: findCurrency(figure, settings) }]
      : [];
  });
  const [first] = money;
  if (first === undefined || money.some(({ currency }) => currency === asked)) return null;
  const known = [...new Set(money.flatMap(({ currency }) => currency ?? []))].map(nameCurrency);
  const name = capitalize(first.words.join(" "));
  return known.length > 0
    ? {
        code: "other-currency",
        fact: `The question says ${nameCurrency(asked)}. ${name} is in ${joinWords(known)}.`,
        consequence: "Nothing is converted: figures are compared as they are.",
        weight: "caution",
      }
    : {
        code: "other-currency",
        fact: `The question says ${nameCurrency(asked)}. The currency of ${first.words.join(" ")} is not known.`,
        consequence:
          "Figures are compared as they are. Set the currency of the column under Tables & columns.",
        weight: "information",
      };
}

/** "over 10 dollars", "€500", "revenue in usd". */
function readAsked({ phrases, words }: Question): string | null {
  for (const phrase of phrases) {
    if (phrase.kind === "number" && phrase.currency !== undefined) return phrase.currency;
  }
  const unit = words.find((word, at) => words[at - 1]?.lower === "in" && readCurrency(word.lower) !== null);
  return unit === undefined ? null : readCurrency(unit.lower);
}

/** True if the plan filters by the currency code. */
function mentionsText(plan: Plan, code: string): boolean {
  return JSON.stringify(plan).toUpperCase().includes(`"VALUE":"${code}"`);
}

import { listPlanNames, type Expression, type PlanEdit } from "@askery/model";
import { findPlanColumn } from "../../chart/find-plan-column.ts";
import { capitalize, humanizeName } from "../../chart/name-words.ts";
import { findMeaning } from "../../meaning/find-meaning.ts";
import type { AnswerScope } from "../describing/answer-scope.ts";
import type { WarningRule } from "./warning-rule.ts";

/** Warns of one figure with money in several currencies: "Amount is in 3 currencies." */
export const findMixedCurrencies: WarningRule = (result) => {
  const { plan } = result;
  if (plan.kind !== "query") return null;
  // A plan that filters or groups by the currency column does not mix currencies.
  const named = new Set(listPlanNames(plan).map(({ table, column }) => JSON.stringify([table, column])));
  const mixed = plan.measures
    .filter(({ isShown }) => isShown)
    .map(({ expression }) => findMixed(expression, result))
    .find((one) => one !== null && !named.has(JSON.stringify([one.table, one.unitColumn])));
  if (!mixed) return null;
  return {
    code: "mixed-currencies",
    fact: `${capitalize(mixed.words.join(" "))} is in ${mixed.count} currencies.`,
    consequence: `Nothing is converted. Ask by ${mixed.unitColumn}, or for one of them.`,
    weight: "caution",
    repair: { words: `By ${humanizeName(mixed.unitColumn)}`, edits: [splitBy(mixed)] },
  };
};

function splitBy({ table, unitColumn }: MixedFigure): PlanEdit {
  const field = { kind: "column", table, column: unitColumn } as const;
  return { kind: "addDimension", dimension: { kind: "field", field } };
}

interface MixedFigure {
  readonly table: string;
  readonly words: readonly string[];
  /** The column with the currency of each row, and the number of currencies in it. */
  readonly unitColumn: string;
  readonly count: number;
}

function findMixed(expression: Expression, { plan, catalog, described }: AnswerScope): MixedFigure | null {
  if (plan.kind !== "query" || expression.kind !== "aggregate") return null;
  if (!adding.has(expression.function)) return null;
  if (expression.of?.kind !== "column") return null;
  const found = findPlanColumn(expression.of.source, expression.of.column, plan, catalog);
  if (found?.kind !== "stored") return null;
  const { figure = null, words = [] } = findMeaning(described, found.table.id, found.column.name) ?? {};
  const unitColumn = figure?.counts === "money" && figure.currency.value === null ? figure.unitColumn : null;
  const unit = found.table.columns.find(({ name }) => name === unitColumn);
  const count = unit?.profile?.distinctCount ?? 0;
  return unitColumn === null || count < 2 ? null : { table: found.table.id, words, unitColumn, count };
}

const adding: ReadonlySet<string> = new Set(["sum", "avg", "median", "percentile", "min", "max"]);

import { formatValue } from "@askery/model";
import { joinWords, humanizeName, singularOf } from "../../chart/name-words.ts";
import { verbalizeKeyFirst, verbalizeValue } from "../../chart/verbalize-key.ts";
import { medianOf } from "../../chart/summarize-groups.ts";
import type { KeyColumn } from "../../chart/shape-result.ts";
import { verbalizeSuperlative } from "../../chart/verbalize-superlative.ts";
import { verbalizeRows } from "../verbalize-expression.ts";
import { listRestrictions } from "../describe-condition.ts";
import {
  verbalizeAmount,
  verbalizeCount,
  verbalizeFigure,
  verbalizeLevel,
  verbalizePeriod,
  sentence,
  type AnswerScope,
} from "./answer-scope.ts";

/** "42 customers: Aiko Tanaka, Jonas Weiß, Zoë Smith and 39 more." Names the first three rows in their order. */
export function describeList(scope: AnswerScope): string {
  const { shape, table } = scope;
  const key = shape.groups[0];
  if (key === undefined && shape.figures.length === 1) return describeSpread(scope);
  const count = table.isTruncated
    ? `the first ${verbalizeCount(table.rowCount, nounOf(scope))}`
    : verbalizeCount(table.rowCount, nounOf(scope));
  const best = describeBest(scope) ?? describeExtreme(scope);
  if (best !== null) return best;
  if (key === undefined || isId(key) || key.distinct.length < table.rowCount) return describeRows(scope);
  const shown = key.cells.slice(0, namesShown).map((_, row) => nameRow(scope, key, row));
  const more = table.rowCount - shown.length;
  const names = more > 0 ? `${shown.join(", ")} and ${verbalizeMore(more)}` : joinWords(shown);
  return sentence(`${count}: ${names}`);
}

/** Describes the single winner of a ranking: "Steven King has the highest salary at €24,000." */
function describeBest(scope: AnswerScope): string | null {
  const { plan, shape, table, settings } = scope;
  const [key] = shape.groups;
  const [figure] = shape.figures;
  if (plan.kind !== "query" || plan.limit?.count !== 1 || table.rowCount !== 1) return null;
  if (key === undefined || figure === undefined || shape.figures.length > 1) return null;
  const end = plan.order[0]?.direction === "ascending" ? "lowest" : "highest";
  const superlative = verbalizeSuperlative(end, figure.output);
  return sentence(
    `${verbalizeKeyFirst(key.cells[0] ?? null, key, settings)} has ${superlative}${verbalizeLevel(figure.values[0] ?? null, figure.output, scope)}`,
  );
}

/** Describes a single value that is no figure: "The highest priority is urgent." */
function describeExtreme(scope: AnswerScope): string | null {
  const { plan, shape, table, settings } = scope;
  const [key] = shape.groups;
  if (plan.kind !== "query" || plan.dimensions.length > 0 || plan.measures.length !== 1) return null;
  if (key === undefined || table.rowCount !== 1) return null;
  const value = verbalizeValue(key.cells[0] ?? null, key, settings);
  return sentence(`the ${key.output.label} is ${value}`, ...restrict(scope));
}

/** Describes rows without names: their number and common restrictions. */
function describeRows(scope: AnswerScope): string {
  const { table, shape } = scope;
  const [figure] = shape.figures;
  if (table.rowCount === 1 && figure !== undefined && shape.groups.length === 0) {
    return sentence(verbalizeAmount(figure.values[0] ?? null, figure.output, scope));
  }
  const noun = nounOf(scope);
  const count = table.isTruncated
    ? `there are over ${verbalizeCount(table.rowCount, noun)}`
    : `there ${table.rowCount === 1 ? "is" : "are"} ${verbalizeCount(table.rowCount, noun)}`;
  return sentence(count, ...restrict(scope));
}

/** The common restrictions of rows, unless they are too many for a sentence. */
function restrict(scope: AnswerScope): readonly string[] {
  const { plan, catalog, described, settings } = scope;
  const { companions, clauses } = listRestrictions(plan, { catalog, described, settings });
  if (companions.length + clauses.length > 2) return [];
  const where = clauses.length > 0 ? `where ${joinWords(clauses)}` : "";
  return [joinWords(companions), where, verbalizePeriod(scope)];
}

function isId({ output }: KeyColumn): boolean {
  return output.label.split(" ").at(-1) === "id";
}

/** "101 orders, with total from €0.50 to €201 and half under €101." */
function describeSpread(scope: AnswerScope): string {
  const { shape, table } = scope;
  const [figure] = shape.figures;
  const values = figure?.values.filter((value) => value !== null).toSorted((a, b) => a - b) ?? [];
  const [low, high, median] = [values[0], values.at(-1), medianOf(values)];
  const count = verbalizeCount(table.rowCount, nounOf(scope));
  if (figure === undefined || low === undefined || high === undefined || median === null || low === high) {
    return sentence(count);
  }
  const [least, most, half] = [low, high, median].map((value) =>
    verbalizeFigure(value, figure.output, scope),
  );
  return sentence(`${count}, with ${figure.output.label} from ${least} to ${most} and half under ${half}`);
}

const namesShown = 3;

/** The noun for a row: of a plan with one column that column, otherwise its first table. */
function nounOf({ plan, catalog, outputs, shape }: AnswerScope): string {
  const [only] = outputs;
  if (
    plan.kind === "sql" ||
    (plan.kind === "query" && plan.sources[0]?.kind === "plan" && plan.sources[0].plan.kind === "sql")
  ) {
    return "row";
  }
  const isValues =
    plan.kind === "query" && plan.aggregation !== "none" && outputs.length === 1 && shape.groups.length === 1;
  if (isValues && only !== undefined && only.label !== "name") return singularOf(only.label);
  return singularOf(humanizeName(verbalizeRows(plan, catalog)));
}

/** The name of a row, with the figure that rows are sorted by. */
function nameRow(scope: AnswerScope, key: KeyColumn, row: number): string {
  const name = verbalizeValue(key.cells[row] ?? null, key, scope.settings);
  const { plan, shape } = scope;
  const figure = shape.figures[0];
  const isSorted = plan.kind === "query" && plan.order.length > 0;
  return figure === undefined || !isSorted
    ? name
    : `${name} (${verbalizeFigure(figure.values[row] ?? null, figure.output, scope)})`;
}

function verbalizeMore(count: number): string {
  return `${formatValue(count, { kind: "number" }, { locale: "en-US" })} more`;
}

import type { Output } from "@askery/model";
import { joinWords, singularOf } from "../../chart/name-words.ts";
import { figureKind, isAdditive } from "../../chart/output.ts";
import { keysOf } from "../../chart/place-chart.ts";
import { isCounted, verbalizeSuperlative } from "../../chart/verbalize-superlative.ts";
import type { FigureColumn, KeyColumn } from "../../chart/shape-result.ts";
import { verbalizeKeyFirst, verbalizeWhen } from "../../chart/verbalize-key.ts";
import {
  verbalizeAmount,
  verbalizeCount,
  verbalizeFigure,
  verbalizeFilters,
  verbalizeLevel,
  verbalizePeriod,
  sentence,
  type AnswerScope,
} from "./answer-scope.ts";

/** "There are 3,421 customers where country is Germany." "Oslo sofa leads with €12.4k." */
export function describeSingle(scope: AnswerScope): string | null {
  const { shape } = scope;
  const figures = [...shape.figures, ...shape.derived];
  const [first] = figures;
  if (first === undefined) return describeMoments(scope);
  if (keysOf(shape).length > 0) return describeNamed(scope);
  const filters = verbalizeFilters(scope);
  if (figures.length === 1 && first.output.format.kind === "percent" && filters !== "") {
    return sentence(
      `${first.output.label} ${filters} is ${verbalizeFigure(first.values[0] ?? null, first.output, scope)}`,
      verbalizePeriod(scope),
    );
  }
  const clauses = figures.map(({ output, values }) => verbalizeAsked(values[0] ?? null, output, scope));
  return sentence(joinWords(clauses), filters, verbalizePeriod(scope));
}

/** Shows a requested count exactly. */
function verbalizeAsked(value: number | null, output: Output, scope: AnswerScope): string {
  const kind = figureKind(output);
  return kind === "count" || kind === "distinct"
    ? verbalizeAmount(value, output, { ...scope, isExact: true })
    : verbalizeAmount(value, output, scope);
}

/** "First ordered at: 20 Nov 2023, 09:12." */
function describeMoments(scope: AnswerScope): string | null {
  const moments = scope.shape.moments.map(
    ({ output, cells }) => `${output.label}: ${verbalizeFigure(cells[0] ?? null, output, scope)}`,
  );
  return moments.length === 0
    ? null
    : sentence(moments.join(", "), verbalizeFilters(scope), verbalizePeriod(scope));
}

/** Describes a single named group; with a limit of one it is the winner. */
function describeNamed(scope: AnswerScope): string | null {
  const { plan, shape, settings } = scope;
  const [first, ...others] = [...shape.figures, ...shape.derived];
  if (first === undefined) return null;
  const keys = keysOf(shape);
  const [only] = keys;
  if (only !== undefined && keys.length === 1 && others.length === 0) {
    const odd = describeOddKey(first, only, scope);
    if (odd !== null) return odd;
  }
  const name = keys.map((key) => verbalizeKeyFirst(key.cells[0] ?? null, key, settings)).join(", ");
  const rest = others.map(
    ({ output, values }) => `${output.label} ${verbalizeFigure(values[0] ?? null, output, scope)}`,
  );
  const isWinner = plan.kind === "query" && plan.limit?.count === 1;
  const end = plan.kind === "query" && plan.order[0]?.direction === "ascending" ? "lowest" : "highest";
  const value = first.values[0] ?? null;
  const what = isWinner
    ? verbalizeSuperlative(end, first.output) + verbalizeLevel(value, first.output, scope)
    : verbalizeAmountOf(value, first.output, scope);
  return sentence(
    `${name} has ${what}${rest.length > 0 ? `, ${joinWords(rest)}` : ""}`,
    verbalizePeriod(scope),
  );
}

/** Describes a single group without a name, or a single time: "There are 107 employees in 1987." */
function describeOddKey({ output, values }: FigureColumn, key: KeyColumn, scope: AnswerScope): string | null {
  const [cell, value] = [key.cells[0] ?? null, values[0] ?? null];
  if (cell === null) return sentence(`${verbalizeThat(value, output, scope)} no ${key.output.label}`);
  return key === scope.shape.time
    ? sentence(verbalizeAmount(value, output, scope), verbalizeWhen(cell, key, scope.settings))
    : null;
}

/** "12 orders", "€12 of revenue", "average salary €12". */
function verbalizeAmountOf(value: number | null, output: Output, scope: AnswerScope): string {
  if (isCounted(output)) return verbalizeCount(value ?? 0, singularOf(output.label));
  const figure = verbalizeFigure(value, output, scope);
  return isAdditive(output) ? `${figure} of ${output.label}` : `${output.label} ${figure}`;
}

/** For rows without a value in the breakdown: "9,959 trips have", "€1,200 of revenue has". */
function verbalizeThat(value: number | null, output: Output, scope: AnswerScope): string {
  if (figureKind(output) === "count") {
    return `${verbalizeCount(value ?? 0, singularOf(output.label))} ${value === 1 ? "has" : "have"}`;
  }
  if (!isAdditive(output)) return `${verbalizeAmount(value, output, scope)} for rows with`;
  return `${verbalizeFigure(value, output, scope)} of ${output.label} has`;
}

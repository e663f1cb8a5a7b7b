import type { Output } from "@askery/model";
import { joinWords, singularOf } from "../../chart/name-words.ts";
import { figureKind, isAdditive } from "../../chart/output.ts";
import { keysOf } from "../../chart/place-chart.ts";
import { isCounted, verbalizeSuperlative } from "../../chart/verbalize-superlative.ts";
import type { FigureColumn, KeyColumn } from "../../chart/shape-result.ts";
import { verbalizeKeyFirst, verbalizeWhen } from "../../chart/verbalize-key.ts";
import { listRestrictions } from "../describe-condition.ts";
import {
  verbalizeAmount,
  verbalizeCount,
  verbalizeFigure,
  verbalizeLevel,
  verbalizePeriod,
  sentence,
  type Telling,
} from "./telling.ts";

/** "There are 3,421 customers where country is Germany." "Oslo sofa leads with €12.4k." */
export function describeSingle(telling: Telling): string | null {
  const { shape } = telling;
  const figures = [...shape.figures, ...shape.derived];
  const [first] = figures;
  if (first === undefined) return describeMoments(telling);
  if (keysOf(shape).length > 0) return describeNamed(telling);
  const filters = verbalizeFilters(telling);
  if (figures.length === 1 && first.output.format.kind === "percent" && filters !== "") {
    return sentence(
      `${first.output.label} ${filters} is ${verbalizeFigure(first.values[0] ?? null, first.output, telling)}`,
      verbalizePeriod(telling),
    );
  }
  const clauses = figures.map(({ output, values }) => verbalizeAmount(values[0] ?? null, output, telling));
  return sentence(joinWords(clauses), filters, verbalizePeriod(telling));
}

/** "First ordered at: 20 Nov 2023, 09:12." */
function describeMoments(telling: Telling): string | null {
  const said = telling.shape.moments.map(
    ({ output, cells }) => `${output.label}: ${verbalizeFigure(cells[0] ?? null, output, telling)}`,
  );
  return said.length === 0
    ? null
    : sentence(said.join(", "), verbalizeFilters(telling), verbalizePeriod(telling));
}

/** One group, with its name: of a limit of one, the winner. */
function describeNamed(telling: Telling): string | null {
  const { plan, shape, settings } = telling;
  const [first, ...others] = [...shape.figures, ...shape.derived];
  if (first === undefined) return null;
  const keys = keysOf(shape);
  const [only] = keys;
  if (only !== undefined && keys.length === 1 && others.length === 0) {
    const odd = describeOddKey(first, only, telling);
    if (odd !== null) return odd;
  }
  const name = keys.map((key) => verbalizeKeyFirst(key.cells[0] ?? null, key, settings)).join(", ");
  const rest = others.map(
    ({ output, values }) => `${output.label} ${verbalizeFigure(values[0] ?? null, output, telling)}`,
  );
  const isWinner = plan.kind === "query" && plan.limit?.count === 1;
  const end = plan.kind === "query" && plan.order[0]?.direction === "ascending" ? "lowest" : "highest";
  const value = first.values[0] ?? null;
  const what = isWinner
    ? verbalizeSuperlative(end, first.output) + verbalizeLevel(value, first.output, telling)
    : verbalizeAmountOf(value, first.output, telling);
  return sentence(
    `${name} has ${what}${rest.length > 0 ? `, ${joinWords(rest)}` : ""}`,
    verbalizePeriod(telling),
  );
}

/** A group of rows that nothing tells apart, or of one time: "There are 107 employees in 1987." */
function describeOddKey({ output, values }: FigureColumn, key: KeyColumn, telling: Telling): string | null {
  const [cell, value] = [key.cells[0] ?? null, values[0] ?? null];
  if (cell === null) return sentence(`${verbalizeThat(value, output, telling)} no ${key.output.label}`);
  return key === telling.shape.time
    ? sentence(verbalizeAmount(value, output, telling), verbalizeWhen(cell, key, telling.settings))
    : null;
}

/** "12 orders", "€12 of revenue", "average salary €12". */
function verbalizeAmountOf(value: number | null, output: Output, telling: Telling): string {
  if (isCounted(output)) return verbalizeCount(value ?? 0, singularOf(output.label));
  const figure = verbalizeFigure(value, output, telling);
  return isAdditive(output) ? `${figure} of ${output.label}` : `${output.label} ${figure}`;
}

/** Of rows that nothing tells apart: "9,959 trips have", "€1,200 of revenue has". */
function verbalizeThat(value: number | null, output: Output, telling: Telling): string {
  if (figureKind(output) === "count") {
    return `${verbalizeCount(value ?? 0, singularOf(output.label))} ${value === 1 ? "has" : "have"}`;
  }
  if (!isAdditive(output)) return `${verbalizeAmount(value, output, telling)} for rows with`;
  return `${verbalizeFigure(value, output, telling)} of ${output.label} has`;
}

/** Filters stand in the sentence only while they are few: the chips tell all of them. */
function verbalizeFilters({ plan, catalog, described, settings }: Telling): string {
  const { companions, clauses } = listRestrictions(plan, { catalog, described, settings });
  if (companions.length + clauses.length > 2) return "";
  const where = clauses.length > 0 ? `where ${joinWords(clauses)}` : "";
  return [joinWords(companions), where].filter((part) => part !== "").join(" ");
}

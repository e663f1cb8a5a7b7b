import type { Output } from "@askery/model";
import { joinWords, singularOf } from "../../chart/name-words.ts";
import { figureKind, isAdditive } from "../../chart/output.ts";
import { keysOf } from "../../chart/place-chart.ts";
import { isCounted, saySuperlative } from "../../chart/say-superlative.ts";
import type { FigureColumn, KeyColumn } from "../../chart/shape-result.ts";
import { sayKeyFirst, sayWhen } from "../../chart/say-key.ts";
import { listRestrictions } from "../tell-condition.ts";
import { sayAmount, sayCount, sayFigure, sayLevel, sayPeriod, sentence, type Telling } from "./telling.ts";

/** "There are 3,421 customers where country is Germany." "Oslo sofa leads with €12.4k." */
export function tellSingle(telling: Telling): string | null {
  const { shape } = telling;
  const figures = [...shape.figures, ...shape.derived];
  const [first] = figures;
  if (first === undefined) return tellMoments(telling);
  if (keysOf(shape).length > 0) return tellNamed(telling);
  const filters = sayFilters(telling);
  if (figures.length === 1 && first.output.format.kind === "percent" && filters !== "") {
    return sentence(
      `${first.output.label} ${filters} is ${sayFigure(first.values[0] ?? null, first.output, telling)}`,
      sayPeriod(telling),
    );
  }
  const clauses = figures.map(({ output, values }) => sayAmount(values[0] ?? null, output, telling));
  return sentence(joinWords(clauses), filters, sayPeriod(telling));
}

/** "First ordered at: 20 Nov 2023, 09:12." */
function tellMoments(telling: Telling): string | null {
  const said = telling.shape.moments.map(
    ({ output, cells }) => `${output.label}: ${sayFigure(cells[0] ?? null, output, telling)}`,
  );
  return said.length === 0 ? null : sentence(said.join(", "), sayFilters(telling), sayPeriod(telling));
}

/** One group, with its name: of a limit of one, the winner. */
function tellNamed(telling: Telling): string | null {
  const { plan, shape, settings } = telling;
  const [first, ...others] = [...shape.figures, ...shape.derived];
  if (first === undefined) return null;
  const keys = keysOf(shape);
  const [only] = keys;
  if (only !== undefined && keys.length === 1 && others.length === 0) {
    const odd = tellOddKey(first, only, telling);
    if (odd !== null) return odd;
  }
  const name = keys.map((key) => sayKeyFirst(key.cells[0] ?? null, key, settings)).join(", ");
  const rest = others.map(
    ({ output, values }) => `${output.label} ${sayFigure(values[0] ?? null, output, telling)}`,
  );
  const isWinner = plan.kind === "query" && plan.limit?.count === 1;
  const end = plan.kind === "query" && plan.order[0]?.direction === "ascending" ? "lowest" : "highest";
  const value = first.values[0] ?? null;
  const what = isWinner
    ? saySuperlative(end, first.output) + sayLevel(value, first.output, telling)
    : sayAmountOf(value, first.output, telling);
  return sentence(`${name} has ${what}${rest.length > 0 ? `, ${joinWords(rest)}` : ""}`, sayPeriod(telling));
}

/** A group of rows that nothing tells apart, or of one time: "There are 107 employees in 1987." */
function tellOddKey({ output, values }: FigureColumn, key: KeyColumn, telling: Telling): string | null {
  const [cell, value] = [key.cells[0] ?? null, values[0] ?? null];
  if (cell === null) return sentence(`${sayThat(value, output, telling)} no ${key.output.label}`);
  return key === telling.shape.time
    ? sentence(sayAmount(value, output, telling), sayWhen(cell, key, telling.settings))
    : null;
}

/** "12 orders", "€12 of revenue", "average salary €12". */
function sayAmountOf(value: number | null, output: Output, telling: Telling): string {
  if (isCounted(output)) return sayCount(value ?? 0, singularOf(output.label));
  const figure = sayFigure(value, output, telling);
  return isAdditive(output) ? `${figure} of ${output.label}` : `${output.label} ${figure}`;
}

/** Of rows that nothing tells apart: "9,959 trips have", "€1,200 of revenue has". */
function sayThat(value: number | null, output: Output, telling: Telling): string {
  if (figureKind(output) === "count") {
    return `${sayCount(value ?? 0, singularOf(output.label))} ${value === 1 ? "has" : "have"}`;
  }
  if (!isAdditive(output)) return `${sayAmount(value, output, telling)} for rows with`;
  return `${sayFigure(value, output, telling)} of ${output.label} has`;
}

/** Filters stand in the sentence only while they are few: the chips tell all of them. */
function sayFilters({ plan, catalog, settings }: Telling): string {
  const { companions, clauses } = listRestrictions(plan, { catalog, settings });
  if (companions.length + clauses.length > 2) return "";
  const where = clauses.length > 0 ? `where ${joinWords(clauses)}` : "";
  return [joinWords(companions), where].filter((part) => part !== "").join(" ");
}

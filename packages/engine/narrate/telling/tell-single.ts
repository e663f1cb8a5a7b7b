import { joinWords } from "../../chart/name-words.ts";
import type { Output } from "../../chart/output.ts";
import { keysOf } from "../../chart/place-chart.ts";
import { saySuperlative } from "../../chart/say-superlative.ts";
import { sayKeyFirst } from "../../chart/say-key.ts";
import { listRestrictions } from "../tell-condition.ts";
import { sayAmount, sayFigure, sayPeriod, sentence, type Telling } from "./telling.ts";

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
  const name = keysOf(shape)
    .map((key) => sayKeyFirst(key.cells[0] ?? null, key, settings))
    .join(", ");
  const figure = sayFigure(first.values[0] ?? null, first.output, telling);
  const rest = others.map(
    ({ output, values }) => `${output.label} ${sayFigure(values[0] ?? null, output, telling)}`,
  );
  const more = rest.length > 0 ? `, ${joinWords(rest)}` : "";
  const isWinner = plan.kind === "query" && plan.limit?.count === 1;
  const isLowest = isWinner && plan.order[0]?.direction === "ascending";
  if (!isWinner) return sentence(`${name} has ${figure}${nounOf(first.output)}${more}`, sayPeriod(telling));
  return sentence(
    `${name} has ${saySuperlative(isLowest ? "lowest" : "highest", first.output)} at ${figure}${more}`,
    sayPeriod(telling),
  );
}

/** "12 orders" needs its noun; "€12" of revenue does too, in front of it. */
function nounOf(output: Output): string {
  return output.format.kind === "number" ? ` ${output.label}` : ` of ${output.label}`;
}

/** Filters stand in the sentence only while they are few: the chips tell all of them. */
function sayFilters({ plan, catalog, settings }: Telling): string {
  const { companions, clauses } = listRestrictions(plan, { catalog, settings });
  if (companions.length + clauses.length > 2) return "";
  const where = clauses.length > 0 ? `where ${joinWords(clauses)}` : "";
  return [joinWords(companions), where].filter((part) => part !== "").join(" ");
}

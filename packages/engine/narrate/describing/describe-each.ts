import type { Cell } from "@askery/model";
import { joinWords } from "../../chart/name-words.ts";
import { drawnFigures } from "../../chart/place-chart.ts";
import { verbalizeKey } from "../../chart/verbalize-key.ts";
import { readKey, type KeyColumn } from "../../chart/shape-result.ts";
import { verbalizeFigure, verbalizePeriod, sentence, type AnswerScope } from "./answer-scope.ts";

/**
 * Describes a top-N per group by the winners of the first three groups: "Oslo sofa leads Furniture with €736k and Iron
 * pan leads Kitchen with €210k."
 */
export function describeEach(scope: AnswerScope): string | null {
  const { plan, shape, outputs, table, settings } = scope;
  const per = plan.kind === "query" ? (plan.limit?.per ?? []) : [];
  const [each, ranked] = [keyOf(scope, (id) => per.includes(id)), keyOf(scope, (id) => !per.includes(id))];
  const [figure] = drawnFigures(shape);
  if (each === null || ranked === null || figure === undefined || outputs.length === 0) return null;
  const firstRows = new Map<Cell, number>();
  for (let row = 0; row < table.rowCount; row += 1) {
    const cell = each.cells[row] ?? null;
    if (cell !== null && !firstRows.has(cell)) firstRows.set(cell, row);
  }
  const named = Array.from(firstRows).slice(0, maxNamed);
  const clauses = named.map(([cell, row]) => {
    const name = verbalizeKey(ranked.cells[row] ?? null, ranked, settings);
    const value = verbalizeFigure(figure.values[row] ?? null, figure.output, scope);
    return `${name} leads ${verbalizeKey(cell, each, settings)} with ${value}`;
  });
  return clauses.length === 0 ? null : sentence(joinWords(clauses), verbalizePeriod(scope));
}

const maxNamed = 3;

function keyOf(scope: AnswerScope, isWanted: (id: string) => boolean): KeyColumn | null {
  const { outputs, table } = scope;
  const index = outputs.findIndex(({ id, role }) => role.kind !== "figure" && isWanted(id));
  const output = outputs[index];
  const cells = table.values[index] ?? [];
  return output === undefined ? null : readKey(output, cells, scope);
}

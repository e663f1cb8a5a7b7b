import { printColumns, type PrintOptions } from "../print-columns.ts";
import { checkDatabases } from "./benchmarks.data.ts";
import { measureMeaning, type Judgment, type MeaningFigure } from "./measure-meaning.ts";

/**
 * Prints one table: precision and recall of each role and kind, separately for databases whose decisions may be read
 * and for the others.
 */
export function printMeaning(judgments: readonly Judgment[], options: PrintOptions): string {
  const sets = [false, true].map((isCheck) =>
    measureMeaning(judgments.filter(({ database }) => checkDatabases.has(database) === isCheck)),
  );
  const names = new Map(
    sets.flat().map(({ about, value }) => [keyOf({ about, value }), { about, value }] as const),
  );
  const header = ["decision", "read", "precision", "recall", "check", "precision", "recall"];
  const rows = [...names.values()].map(({ about, value }) => [
    value === "all" ? about : `  ${value}`,
    ...sets.flatMap((figures) => printFigure(figures.find((one) => keyOf(one) === keyOf({ about, value })))),
  ]);
  return printColumns(header, rows, options);
}

function keyOf({ about, value }: Pick<MeaningFigure, "about" | "value">): string {
  return `${about} ${value}`;
}

function printFigure(figure: MeaningFigure | undefined): readonly string[] {
  if (figure === undefined) return ["", "", ""];
  return [String(figure.labeled), percent(figure.precision), percent(figure.recall)];
}

function percent(share: number | null): string {
  return share === null ? "" : (100 * share).toFixed(1);
}

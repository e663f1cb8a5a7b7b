import {
  cellsOf,
  readFigure,
  type AskedChart,
  type ChartDisplay,
  type ChartFigure,
  type ChartMark,
  type ChartRoles,
  type Table,
} from "@askery/model";

/* What a question asks of a chart's look that depends on the result: which columns and values there are. */

/** All figures in the style that is asked for: "in thousands", "with 2 decimals". */
export function styleNumbers(
  asked: AskedChart | null,
  figures: readonly ChartFigure[],
): Pick<ChartDisplay, "numbers"> {
  const style = asked?.look?.numberStyle;
  if (style === undefined) return {};
  return { numbers: Object.fromEntries(figures.map(({ column }) => [column, style])) };
}

/** "Highlight the highest": the value of the axis with the largest first figure. Nothing without an axis or figures. */
export function pointOut(
  asked: AskedChart | null,
  { axis, figures }: Pick<ChartRoles, "axis" | "figures">,
  table: Table,
): readonly ChartMark[] {
  const wanted = asked?.look?.highlight;
  const [first] = figures;
  if (wanted === undefined || axis === null || first === undefined) return [];
  const along = cellsOf(table, axis.column);
  const values = cellsOf(table, first.column).map(readFigure);
  const known = values.filter((value) => value !== null);
  const extreme = known.reduce(
    (best, value) => (wanted === "highest" ? Math.max(best, value) : Math.min(best, value)),
    known[0] ?? 0,
  );
  const cell = along[values.indexOf(extreme)];
  return cell === undefined ? [] : [{ kind: "highlight", values: [cell], isBad: false }];
}

import { formatChange, readDrawnColumns, type ChartSpec, type Table } from "@askery/model";
import { figureFormat, formatFigure } from "../format/format-figure.ts";
import { readFigure } from "../kinds/number/read-figure.ts";
import type { ComparedPeriod } from "./compared-period.ts";

/** The change of a number card's figure since the period that it is compared with. */
export interface FigureChange {
  /** "+€12.4k"; of fractions in points: "+1.2 points". */
  readonly text: string;
  /** "+17.0%"; null if the figure before is zero or a fraction. */
  readonly share: string | null;
  readonly direction: "up" | "down" | "same";
  /** The figure before: "€72.9k". */
  readonly before: string;
}

/** Null if one of the figures is missing. */
export function readChange(
  of: { readonly spec: ChartSpec; readonly table: Table; readonly locale: string },
  { table }: Pick<ComparedPeriod, "table">,
): FigureChange | null {
  const { spec, locale } = of;
  const now = readFigure(of)?.value ?? null;
  const before = readFigure({ spec, table, locale })?.value ?? null;
  if (now === null || before === null) return null;
  const format = readDrawnColumns(spec).y[0]?.format ?? null;
  const change = now - before;
  const isFraction = format?.kind === "percent";
  const text = isFraction
    ? `${formatChange(change * 100, { kind: "number" }, { locale })} points`
    : change === 0
      ? formatFigure(0, format, locale)
      : formatChange(change, figureFormat(format), { locale });
  const share =
    isFraction || before === 0
      ? null
      : formatChange(change / Math.abs(before), { kind: "percent" }, { locale });
  return {
    text,
    share,
    direction: change > 0 ? "up" : change < 0 ? "down" : "same",
    before: formatFigure(before, format, locale),
  };
}

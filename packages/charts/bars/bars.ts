import { type ValueFormat, formatChange, missing, writeNumber } from "@askery/model";
import type { FullRequest } from "../chart-request.ts";
import type { PlacedData } from "../data/placed-data.ts";
import { figureFormat } from "../format/format-figure.ts";
import { writeEvenly } from "../format/write-evenly.ts";
import { stackEnds, toShares, type Values } from "../data/stack-values.ts";

/** The figures of a bar chart. */
export interface Bars {
  readonly data: PlacedData;
  /** Whether bars are stacked instead of side by side. */
  readonly isStacked: boolean;
  readonly isShares: boolean;
  /** By series and position; parts of 1 if the chart shows shares. */
  readonly heights: readonly Values[];
  readonly format: ValueFormat | null;
  /** The extent of the bars or stacks in both directions. */
  readonly reach: readonly number[];
  /** Some figures are negative and some positive, so colors and signs distinguish them. */
  readonly isMixed: boolean;
  /** Formats the label at the end of a bar or stack. */
  readonly write: (value: number | null) => string;
}

export function readBars({ drawn, locale }: FullRequest, data: PlacedData): Bars {
  const isSeveral = data.series.length > 1;
  const isShares = drawn.stacking === "shares" && isSeveral;
  const isStacked = isShares || (drawn.stacking === "stacked" && isSeveral);
  const heights = isShares ? toShares(data) : data.series.map(({ values }) => values);
  const reach = isStacked ? stackEnds(heights) : heights.flat().map((value) => value ?? 0);
  const format = isShares ? ({ kind: "percent" } as const) : data.format;
  const isMixed = !isSeveral && reach.some((value) => value < 0) && reach.some((value) => value > 0);
  const isChange = isMixed && format?.kind === "percent";
  const writeFigure = writeEvenly(reach, { format, locale });
  const isFine = reach.some((value) => value !== 0 && Math.abs(value) < 0.0995);
  return {
    data,
    isStacked,
    isShares,
    heights,
    format,
    reach,
    isMixed,
    write: (value) => {
      if (value === null) return missing;
      if (isChange) return formatChange(value, figureFormat(format), { locale });
      return format?.kind === "percent" && isFine && Math.abs(value) >= 0.01
        ? writeNumber(value, locale, tenths)
        : writeFigure(value);
    },
  };
}

/** Adjacent percentages have the same number of decimals. */
const tenths = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** The sum of a stack, for its label. Shares have none, because they always add up to 100%. */
export function sumStack({ heights }: Bars, position: number): number {
  return heights.reduce((sum, values) => sum + (values[position] ?? 0), 0);
}

/** The end of a bar: of a stacked one, within its stack. */
export function topOf({ heights, isStacked }: Bars, series: number, position: number): number | null {
  const own = heights[series]?.[position] ?? null;
  if (own === null || !isStacked) return own;
  return heights
    .slice(0, series + 1)
    .map((values) => values[position] ?? 0)
    .filter((height) => Math.sign(height) === Math.sign(own))
    .reduce((sum, height) => sum + height, 0);
}

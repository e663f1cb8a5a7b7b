import { type ValueFormat, formatChange, missing, writeNumber } from "@askery/model";
import type { FullRequest } from "../chart-request.ts";
import type { PlacedData } from "../data/placed-data.ts";
import { figureFormat, formatFigure } from "../format/format-figure.ts";
import { stackEnds, toShares, type Values } from "../data/stack-values.ts";

/** Figures as bars show them. */
export interface Bars {
  readonly data: PlacedData;
  /** Stacked on each other, or side by side. */
  readonly isStacked: boolean;
  readonly isShares: boolean;
  /** By series and place; parts of 1 where shares are shown. */
  readonly heights: readonly Values[];
  readonly format: ValueFormat | null;
  /** How far the bars reach, both ways. */
  readonly reach: readonly number[];
  /** Some are below zero and some above: colors and signs tell them apart. */
  readonly isMixed: boolean;
  /** What stands at the end of a bar, or on top of a stack. */
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
        : formatFigure(value, format, locale);
    },
  };
}

/** Per cents beside each other have the same decimals. */
const tenths = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** The sum of a stack, as its label says it. Shares all come to one, which nobody needs to be told. */
export function sumStack({ heights }: Bars, place: number): number {
  return heights.reduce((sum, values) => sum + (values[place] ?? 0), 0);
}

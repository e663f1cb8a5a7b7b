import type { NumberStyle } from "../format/value-format.ts";
import type { OutputId } from "../plan.ts";
import type { Cell } from "../table.ts";
import type { ChartFigure } from "./encoding.ts";

/**
 * What people choose about a chart besides its kind. Every part is optional: without it, the drawing decides. A part
 * that a kind cannot show is ignored, so a chart keeps it while it changes between kinds.
 */
export interface ChartDisplay {
  /** The order of the values along an axis of things. Default: as in the result. Time is always chronological. */
  readonly sort?: ChartSort;
  /** Only the values with the largest figures; along time, the series with the largest. */
  readonly top?: ChartTop;
  /** Figures beside bars and points. Default: where they fit. */
  readonly labels?: ChartLabels;
  /** Default: linear. Ignored if a figure is not above zero, and by bars and areas, which start at zero. */
  readonly scale?: "log";
  /** Whether the value axis of lines and points includes zero. Default: unless the figures are far from it. */
  readonly zero?: "included" | "excluded";
  /** How lines run between their points. Default: straight. */
  readonly curve?: "smooth";
  /** Dots at the points of lines. Default: at the last one. */
  readonly points?: "shown" | "hidden";
  /** The names of several series, beside their marks or in a legend. Default: shown. */
  readonly legend?: "hidden";
  /** The lines at the figures of the value axis. Default: shown. */
  readonly grid?: "hidden";
  /** How the figures of a column are written. */
  readonly numbers?: Readonly<Record<OutputId, NumberStyle>>;
  readonly palette?: ChartPalette;
  /** Colors by figure, for charts of one series. The first rule that applies wins. */
  readonly colorRules?: readonly ColorRule[];
  /** The figure whose values color the marks, if they are of one series (`colorsByFigure`). */
  readonly colorBy?: ChartFigure;
  /** The parts that keep their colors. Default: what stands out, as the first of a ranking does. */
  readonly highlight?: ChartHighlight;
  /** What is along one axis and along the other, exchanged (`swapAxes`). Default: as the kind has them. */
  readonly axes?: "swapped";
  /** What each of small multiples is. Default: lines along time, bars of things, the spread of single rows. */
  readonly panel?: ChartPanel;
  /** The database's dated events. Default: shown to members who read all of the data. */
  readonly events?: ChartEvents;
}

export const chartPanels = ["line", "area", "bar", "horizontalBar", "pie", "scatter", "histogram"] as const;
export type ChartPanel = (typeof chartPanels)[number];

export const chartSorts = ["largest", "smallest", "name"] as const;
export type ChartSort = (typeof chartSorts)[number];

export const chartLabels = ["shown", "hidden"] as const;
export type ChartLabels = (typeof chartLabels)[number];

/**
 * - `shades`: one hue from strong to pale, for values in an order
 * - `focus`: the first series in color, the others grey
 * - `patterns`: the usual colors, with dashes and hatching from the second on
 * - `varied`: each bar of a single series in a color of its own
 */
export const chartPalettes = ["shades", "focus", "patterns", "varied"] as const;
export type ChartPalette = (typeof chartPalettes)[number];

/** `shown`: also to members with data rules and to visitors of links. */
export const chartEvents = ["shown", "hidden"] as const;
export type ChartEvents = (typeof chartEvents)[number];

/**
 * The parts of a chart that keep their colors while the others are pale. `highest` and `lowest` are found in the
 * figures of each run; `none` points out nothing, also not what stands out. A list has values of the axis, values of the
 * column that splits figures into series, or the columns of figures.
 */
export type ChartHighlight = (typeof highlightRules)[number] | readonly Cell[];
export const highlightRules = ["highest", "lowest", "none"] as const;

export interface ChartTop {
  /** 1 to `maxTop`. */
  readonly count: number;
  /** Whether the remaining values are combined into "Other". Otherwise they are left out. */
  readonly hasOther: boolean;
}

export const maxTop = 100;

/** Gives a figure that compares so with the value a color. */
export interface ColorRule {
  readonly comparison: ColorComparison;
  readonly value: number;
  readonly color: RuleColor;
}

export const colorComparisons = ["<", "<=", ">", ">="] as const;
export type ColorComparison = (typeof colorComparisons)[number];

export const ruleColors = ["good", "bad", "accent", "muted"] as const;
export type RuleColor = (typeof ruleColors)[number];

/** The color of a figure; null if no rule applies. */
export function findRuleColor(rules: readonly ColorRule[], figure: number): RuleColor | null {
  return rules.find((rule) => applies(rule, figure))?.color ?? null;
}

function applies({ comparison, value }: ColorRule, figure: number): boolean {
  switch (comparison) {
    case "<":
      return figure < value;
    case "<=":
      return figure <= value;
    case ">":
      return figure > value;
    case ">=":
      return figure >= value;
  }
}

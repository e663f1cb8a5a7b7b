import type { AskedLook } from "@askery/model";

/** A part of a drawing that is there or not. */
export interface ChartPart {
  /** What people call it. */
  readonly names: readonly string[];
  readonly on: Partial<AskedLook>;
  readonly off: Partial<AskedLook>;
}

export const chartParts: readonly ChartPart[] = [
  {
    names: ["legend", "key", "color key", "colour key"],
    on: { without: ["legend"] },
    off: { display: { legend: "hidden" } },
  },
  {
    names: ["grid", "gridlines", "gridline", "grid lines", "grid line", "horizontal lines"],
    on: { without: ["grid"] },
    off: { display: { grid: "hidden" } },
  },
  {
    names: ["data labels", "data label", "value labels", "value label", "labels"],
    on: { display: { labels: "shown" } },
    off: { display: { labels: "hidden" } },
  },
  {
    names: ["markers", "marker", "dots", "dot", "points", "data points", "dots on line", "points on line"],
    on: { display: { points: "shown" } },
    off: { display: { points: "hidden" } },
  },
  {
    names: ["average line", "mean line", "average lines"],
    on: { marks: [{ kind: "average" }] },
    off: { without: ["average"] },
  },
  {
    names: ["trend line", "trendline", "trend lines", "linear trend", "linear trend line", "regression line"],
    on: { marks: [{ kind: "trend" }] },
    off: { without: ["trend"] },
  },
  {
    names: ["log scale", "log axis", "logarithmic scale", "logarithmic axis", "logarithmic axes"],
    on: { display: { scale: "log" } },
    off: { without: ["scale"] },
  },
  {
    names: [
      "linear scale",
      "linear axis",
      "normal scale",
      "normal axis",
      "ordinary scale",
      "regular scale",
      "standard scale",
      "usual scale",
    ],
    on: { without: ["scale"] },
    off: { display: { scale: "log" } },
  },
  {
    names: ["patterns", "pattern", "hatching", "hatches", "stripes"],
    on: { display: { palette: "patterns" } },
    off: { without: ["palette"] },
  },
  {
    names: ["smoothing", "curves"],
    on: { display: { curve: "smooth" } },
    off: { without: ["curve"] },
  },
  {
    names: ["highlight", "highlights", "highlighting"],
    on: { without: ["highlight"] },
    off: { display: { highlight: "none" } },
  },
  {
    names: ["rounding", "rounded numbers", "rounded figures", "abbreviations"],
    on: { numberStyle: { length: "short" } },
    off: { numberStyle: { length: "full" } },
  },
  {
    names: ["dated events", "dated event"],
    on: { without: ["events"] },
    off: { display: { events: "hidden" } },
  },
];

/** How lines, an axis or figures can be. */
export interface ChartState {
  /** "Smooth" is also found in "smoother" and "smoothed". */
  readonly adjectives: readonly string[];
  /** What is so. */
  readonly of: readonly string[];
  readonly is: Partial<AskedLook>;
  /** "Not smooth", "less smooth". Absent if that says nothing. */
  readonly isNot?: Partial<AskedLook>;
}

const lines = ["line", "lines", "curve", "curves"];
const axes = ["scale", "axis", "axes", "y axis", "y scale"];
const figures = ["number", "numbers", "figure", "figures", "value", "values", "labels", "digits"];

export const chartStates: readonly ChartState[] = [
  {
    adjectives: ["smooth", "smoothen", "curved", "curvy"],
    of: lines,
    is: { display: { curve: "smooth" } },
    isNot: { without: ["curve"] },
  },
  {
    adjectives: ["straight", "straighten", "angular", "jagged", "edgy", "sharp"],
    of: lines,
    is: { without: ["curve"] },
    isNot: { display: { curve: "smooth" } },
  },
  {
    adjectives: ["log", "logarithmic"],
    of: axes,
    is: { display: { scale: "log" } },
    isNot: { without: ["scale"] },
  },
  { adjectives: ["linear", "normal", "ordinary", "regular"], of: axes, is: { without: ["scale"] } },
  {
    adjectives: ["short", "shorten", "abbreviate", "round", "compact"],
    of: figures,
    is: { numberStyle: { length: "short" } },
    isNot: { numberStyle: { length: "full" } },
  },
  {
    adjectives: ["full", "exact", "precise", "all"],
    of: figures,
    is: { numberStyle: { length: "full" } },
  },
];

/** What has a dot or a label of its own. */
export const units: readonly string[] =
  "point points bar bars column columns line lines slice slices day week month quarter year value".split(" ");

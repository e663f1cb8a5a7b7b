import type { ChartDesign, DesignMark } from "./chart-design.ts";
import type { ChartDisplay, ChartPanel } from "./chart-display.ts";
import { chartKindOf } from "./chart-kinds.ts";
import type { Stacking } from "./stacking.ts";

/**
 * What differs between two designs of a chart, as phrases of a list: "Pie instead of Columns", "sorted by
 * largest", "without the goal of 500".
 */
export function describeDesignChange(before: ChartDesign, after: ChartDesign): readonly string[] {
  return [
    ...(before.kind === after.kind
      ? []
      : [`${chartKindOf(after.kind).label} instead of ${chartKindOf(before.kind).label}`]),
    ...(stackingOf(before) === stackingOf(after) ? [] : [stackingWords[stackingOf(after)]]),
    ...(isSame(before.columns, after.columns) ? [] : ["other columns are drawn"]),
    ...displayParts.flatMap((part) =>
      isSame(before.display[part], after.display[part]) ? [] : [describePart(part, after.display)],
    ),
    ...after.marks.filter((mark) => !includes(before.marks, mark)).map((mark) => `with ${nameMark(mark)}`),
    ...before.marks.filter((mark) => !includes(after.marks, mark)).map((mark) => `without ${nameMark(mark)}`),
  ];
}

/** A kind that stacks nothing says nothing about it. */
function stackingOf({ stacking = "none" }: ChartDesign): Stacking {
  return stacking;
}

const stackingWords: Readonly<Record<Stacking, string>> = {
  none: "not stacked",
  stacked: "stacked",
  shares: "stacked to 100%",
};

const displayParts = [
  "sort",
  "top",
  "labels",
  "scale",
  "zero",
  "curve",
  "points",
  "legend",
  "grid",
  "numbers",
  "palette",
  "colorRules",
  "colorBy",
  "highlight",
  "axes",
  "panel",
  "events",
] as const satisfies readonly (keyof ChartDisplay)[];

function describePart(part: (typeof displayParts)[number], display: ChartDisplay): string {
  switch (part) {
    case "sort":
      return display.sort === undefined ? "in the order of the result" : `sorted by ${display.sort}`;
    case "top":
      return describeTop(display);
    case "labels":
      return display.labels === undefined ? "figures where they fit" : `figures ${display.labels}`;
    case "scale":
      return display.scale === "log" ? "logarithmic scale" : "linear scale";
    case "zero":
      return display.zero === undefined ? "axis as it fits" : `axis with zero ${display.zero}`;
    case "curve":
      return display.curve === "smooth" ? "smooth lines" : "straight lines";
    case "points":
      return display.points === "shown" ? "with dots" : "without dots";
    case "legend":
      return display.legend === "hidden" ? "without a legend" : "with a legend";
    case "grid":
      return display.grid === "hidden" ? "without grid lines" : "with grid lines";
    case "numbers":
      return "other number formats";
    case "palette":
      return display.palette === undefined ? "usual colors" : `colors: ${display.palette}`;
    case "colorRules":
      return display.colorRules === undefined ? "without colors by figure" : "other colors by figure";
    case "colorBy":
      return display.colorBy === undefined
        ? "not colored by a figure"
        : `colored by ${display.colorBy.label || display.colorBy.column}`;
    case "highlight":
      return describeHighlight(display);
    case "axes":
      return display.axes === "swapped" ? "with swapped axes" : "with the usual axes";
    case "panel":
      return display.panel === undefined ? "panels as they suit" : `panels: ${panelNames[display.panel]}`;
    case "events":
      return display.events === undefined ? "events for members" : `events ${display.events}`;
  }
}

/** What panels of small multiples are called in menus and histories. */
export const panelNames: Readonly<Record<ChartPanel, string>> = {
  line: "lines",
  area: "areas",
  bar: "columns",
  horizontalBar: "bars",
  pie: "pies",
  scatter: "points",
  histogram: "histograms",
};

function describeTop({ top }: ChartDisplay): string {
  if (top === undefined) return "all values";
  return `the largest ${top.count}${top.hasOther ? " and the rest" : ""}`;
}

function describeHighlight({ highlight }: ChartDisplay): string {
  if (highlight === undefined) return "highlighting what stands out";
  if (highlight === "none") return "without a highlight";
  if (highlight === "highest" || highlight === "lowest") return `highlighting the ${highlight}`;
  return `highlighting ${highlight.map(String).join(", ")}`;
}

function nameMark(mark: DesignMark): string {
  switch (mark.kind) {
    case "event":
      return `the event ${mark.label || String(mark.at)}`;
    case "goal":
    case "reference":
      return `the ${mark.kind === "goal" ? "goal" : "line"} at ${mark.value.toLocaleString("en-US")}`;
    case "band":
      return `the band from ${mark.from.toLocaleString("en-US")} to ${mark.to.toLocaleString("en-US")}`;
    case "average":
      return "the average";
    case "trend":
      return "the trend line";
    case "range":
      return `the range ${mark.label}`.trimEnd();
    case "forecast":
      return "a forecast";
    case "forecastTail":
      return `a forecast at the last ${mark.units.toLocaleString("en-US")}`;
  }
}

function includes(marks: readonly DesignMark[], mark: DesignMark): boolean {
  return marks.some((one) => isSame(one, mark));
}

/** By their JSON: designs are stored so, and compare member by member. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import {
  canHaveTrend,
  canHighlight,
  cellsOf,
  chartKindOf,
  readDrawnColumns,
  type ChartDesign,
  type ChartDisplay,
  type ChartKind,
  type ChartSpec,
  type DesignMark,
} from "@askery/model";
import { readDesign } from "./apply-design.ts";
import type { DrawnResult } from "./find-roles.ts";

/** A part of a chart's look that its kind does not draw. */
export interface UndrawnPart {
  /** A sentence. */
  readonly fact: string;
  /** The kinds that draw it, the nearest first. */
  readonly near: readonly ChartKind[];
  /** The design without it. */
  readonly without: Partial<ChartDesign>;
}

/** The parts of the look that were chosen or asked for, and that the drawing does not show. */
export function findUndrawn(spec: ChartSpec, result: Pick<DrawnResult, "table">): readonly UndrawnPart[] {
  const drawn = readDrawn(spec, result);
  const { display = {} } = spec;
  const { marks } = readDesign(spec);
  const { label } = chartKindOf(spec.kind);
  return [
    ...options.flatMap(({ part, isChosen, isDrawn, explain, near = [] }) =>
      isChosen(display) && !isDrawn(drawn)
        ? [{ fact: explain(label), near, without: { display: omit(display, part) } }]
        : [],
    ),
    ...lines.flatMap(({ kinds, isDrawn, explain, near }) => {
      const lost = marks.filter(({ kind }) => kinds.includes(kind));
      return lost.length > 0 && !isDrawn(drawn)
        ? [{ fact: explain(label), near, without: { marks: marks.filter((mark) => !lost.includes(mark)) } }]
        : [];
    }),
    ...(drawn.stacking !== "none" && !drawn.isSplit
      ? [
          {
            fact: `There is nothing to stack: the chart has one series. A second breakdown would give it more.`,
            near: [],
            without: { stacking: "none" as const },
          },
        ]
      : []),
  ];
}

interface Drawn {
  readonly spec: ChartSpec;
  readonly kind: ChartKind;
  readonly isSeveral: boolean;
  /** Whether there may be several series, even if this run has one. */
  readonly isSplit: boolean;
  readonly isTime: boolean;
  readonly stacking: string;
}

function readDrawn(spec: ChartSpec, { table }: Pick<DrawnResult, "table">): Drawn {
  const { x, y, series, stacking } = readDrawnColumns(spec);
  const count = series === null ? y.length : new Set(cellsOf(table, series)).size;
  return {
    spec,
    kind: spec.kind,
    isSeveral: count > 1,
    isSplit: series !== null || y.length > 1,
    isTime: x?.kind === "time",
    stacking,
  };
}

interface Option {
  readonly part: keyof ChartDisplay;
  readonly isChosen: (display: ChartDisplay) => boolean;
  readonly isDrawn: (drawn: Drawn) => boolean;
  /** A sentence that starts with the label of the kind. */
  readonly explain: (label: string) => string;
  readonly near?: readonly ChartKind[];
}

const withLines = new Set<ChartKind>(["line", "area"]);
const withDots = new Set<ChartKind>(["line", "area", "step", "scatter", "bubble", "strip", "pointMap"]);
const withBars = new Set<ChartKind>(["bar", "horizontalBar"]);
const fromZero = new Set<ChartKind>(["bar", "horizontalBar", "area", "histogram", "combo", "waterfall"]);
const withPatterns = new Set<ChartKind>(["line", "area", "step", "bar", "horizontalBar"]);
const withFigureAxis = new Set<ChartKind>(["line", "area", "step", "bar", "horizontalBar", "box", "strip"]);
const towardsGoal = new Set<ChartKind>(["progress", "gauge", "bullet"]);

const options: readonly Option[] = [
  {
    part: "curve",
    isChosen: ({ curve }) => curve === "smooth",
    isDrawn: ({ kind }) => withLines.has(kind),
    explain: (label) => `${label}: there is no line to smooth.`,
    near: ["line"],
  },
  {
    part: "points",
    isChosen: ({ points }) => points === "shown",
    isDrawn: ({ kind }) => withDots.has(kind),
    explain: (label) => `${label}: there is no line to put dots on.`,
    near: ["line"],
  },
  {
    part: "zero",
    isChosen: ({ zero }) => zero === "excluded",
    isDrawn: ({ kind }) => !fromZero.has(kind),
    explain: (label) => `${label}: they start at zero, so that their lengths can be compared.`,
    near: ["line"],
  },
  {
    part: "palette",
    isChosen: ({ palette }) => palette === "patterns",
    isDrawn: ({ kind, isSeveral }) => withPatterns.has(kind) && isSeveral,
    explain: (label) =>
      `${label}: patterns distinguish several series of lines, areas or bars, and there are none here.`,
  },
  {
    part: "palette",
    isChosen: ({ palette }) => palette === "varied",
    isDrawn: ({ kind, isSeveral }) => (withBars.has(kind) && !isSeveral) || parts.has(kind) || isSeveral,
    explain: (label) => `${label}: only bars can each have a color of their own.`,
    near: ["bar", "horizontalBar"],
  },
  {
    part: "top",
    isChosen: ({ top }) => top !== undefined,
    isDrawn: ({ isTime, isSeveral }) => !isTime || isSeveral,
    explain: () => "Times are never reduced to the largest, because a course needs all of them.",
  },
  {
    part: "highlight",
    isChosen: ({ highlight }) => highlight !== undefined && highlight !== "none",
    isDrawn: ({ kind }) => canHighlight({ kind }),
    explain: (label) => `${label}: nothing can be highlighted.`,
    near: ["bar", "horizontalBar", "line"],
  },
];

/** Kinds whose parts have colors of their own anyway. */
const parts = new Set<ChartKind>(["pie", "donut", "treemap", "funnel", "sankey"]);

interface LinesOf {
  readonly kinds: readonly DesignMark["kind"][];
  readonly isDrawn: (drawn: Drawn) => boolean;
  readonly explain: (label: string) => string;
  readonly near: readonly ChartKind[];
}

const lines: readonly LinesOf[] = [
  {
    kinds: ["average"],
    isDrawn: ({ kind, stacking }) => withFigureAxis.has(kind) && stacking !== "shares",
    explain: (label) => `${label}: an average needs an axis of figures that do not add up to 100%.`,
    near: ["bar", "horizontalBar", "line"],
  },
  {
    kinds: ["reference"],
    isDrawn: ({ kind }) => withFigureAxis.has(kind),
    explain: (label) => `${label}: a line at a figure needs an axis of figures.`,
    near: ["bar", "horizontalBar", "line"],
  },
  {
    kinds: ["goal"],
    isDrawn: ({ kind }) => withFigureAxis.has(kind) || towardsGoal.has(kind),
    explain: (label) => `${label}: a goal needs an axis of figures.`,
    near: ["bar", "horizontalBar", "line"],
  },
  {
    kinds: ["band"],
    isDrawn: ({ kind }) => withFigureAxis.has(kind),
    explain: (label) => `${label}: a band needs an axis of figures.`,
    near: ["bar", "horizontalBar", "line"],
  },
  {
    kinds: ["trend"],
    isDrawn: ({ spec }) => canHaveTrend(spec),
    explain: () => "A trend line needs points, or figures along an order that are not stacked.",
    near: ["line"],
  },
];

function omit(display: ChartDisplay, part: keyof ChartDisplay): ChartDisplay {
  return Object.fromEntries(Object.entries(display).filter(([name]) => name !== part));
}

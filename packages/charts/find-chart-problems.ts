import {
  canHighlight,
  findHighlight,
  chartKindOf,
  findChartObstacle,
  findTraits,
  readDrawnColumns,
  readFigure,
  cellsOf,
  type Chart,
  type ChartDesign,
  type ChartKind,
  type ChartSpec,
} from "@askery/model";
import { applyDesign, readDesign } from "./apply-design.ts";
import { findRoles, type DrawnResult } from "./find-roles.ts";
import { findUndrawn } from "./find-undrawn.ts";
import { nameParts } from "./name-parts.ts";

/** What a chart cannot show of what people chose or asked for, and the nearest that works. */
export interface ChartProblem {
  /** A sentence. */
  readonly fact: string;
  /** Null if nothing else comes near. */
  readonly offer: ChartOffer | null;
}

export interface ChartOffer {
  /** A verb and what it does: "Draw columns". */
  readonly label: string;
  /** What to change of the design. */
  readonly design: Partial<ChartDesign>;
}

/** The problems of a chart of a result, the most important first. */
export function findChartProblems(
  { own, shown, asked = null }: ShownDesign,
  result: DrawnResult,
): readonly ChartProblem[] {
  if (result.table.rowCount === 0) return [];
  const lost = findLost(shown, result);
  if (lost !== null) return [lost];
  const { kind } = shown.spec;
  const unfit = isSameDrawing(own.spec, shown.spec) ? null : findUnfit(kind, { own, shown }, result);
  const refused = asked === null || asked === kind ? null : findUnfit(asked, { own, shown }, result);
  const missing = (own.caption.missing ?? []).map((fact): ChartProblem => ({ fact, offer: null }));
  return [
    unfit,
    refused,
    ...missing,
    findUndrawnScale({ own, shown }, result),
    ...findUndrawnParts({ own, shown }, result),
    findLostHighlight(shown, result),
  ].filter((problem) => problem !== null);
}

/** Whether a chart draws what the result's own chart draws, which suits it. */
function isSameDrawing(own: ChartSpec, shown: ChartSpec): boolean {
  const [one, other] = [readDrawnColumns(own), readDrawnColumns(shown)];
  return own.kind === shown.kind && one.x?.column === other.x?.column && one.series === other.series;
}

interface ShownDesign {
  /** The chart that the result has of its own. */
  readonly own: Chart;
  /** The chart as it is drawn. */
  readonly shown: Pick<Chart, "spec">;
  /** The kind that a question named, or people chose, also if another one is drawn. Default: the kind that is drawn. */
  readonly asked?: ChartKind | null;
}

/** Columns that the spec draws and the result does not have. */
function findLost({ spec }: Pick<Chart, "spec">, { table }: DrawnResult): ChartProblem | null {
  const { x, y, series } = readDrawnColumns(spec);
  const drawn = [x?.column, ...y.map(({ column }) => column), series].filter(
    (column) => typeof column === "string",
  );
  const lost = drawn.find((column) => !table.columns.some(({ name }) => name === column));
  if (lost === undefined) return null;
  return {
    fact: `The result no longer has the column “${lost}”, which this chart draws.`,
    offer: { label: "Show the table", design: { kind: "table" } },
  };
}

/** A kind that the result does not suit: the same kind of the largest values, or the nearest other kind. */
function findUnfit(kind: ChartKind, { own, shown }: ShownDesign, result: DrawnResult): ChartProblem | null {
  const obstacle = findObstacle(kind, shown.spec, result);
  if (obstacle === null) return null;
  const { label } = chartKindOf(kind);
  const top = largest.find(
    (one) =>
      findObstacle(kind, { ...shown.spec, display: { ...shown.spec.display, top: one } }, result) === null,
  );
  const near =
    nearKinds[kind]?.find((other) => findObstacle(other, shown.spec, result) === null) ?? own.spec.kind;
  const offer: ChartOffer | null =
    top !== undefined
      ? {
          label: `${label} of the largest ${top.count}${top.hasOther ? " and Other" : ""}`,
          design: { kind, display: { ...shown.spec.display, top } },
        }
      : near === shown.spec.kind || findObstacle(near, shown.spec, result) !== null
        ? null
        : { label: drawAs(near), design: { kind: near } };
  return { fact: `${label}: ${obstacle}.`, offer };
}

const largest = [
  { count: 5, hasOther: true },
  { count: 12, hasOther: true },
] as const;

/** Kinds that show nearly the same, the nearest first. */
const nearKinds: Readonly<Partial<Record<ChartKind, readonly ChartKind[]>>> = {
  line: ["bar", "horizontalBar"],
  area: ["line", "bar", "horizontalBar"],
  step: ["line", "bar"],
  pie: ["horizontalBar", "bar", "divergingBar"],
  donut: ["horizontalBar", "bar", "divergingBar"],
  treemap: ["horizontalBar", "bar", "divergingBar"],
  funnel: ["horizontalBar", "bar"],
  waterfall: ["bar", "horizontalBar"],
  map: ["horizontalBar", "bar"],
  pointMap: ["map", "horizontalBar", "bar"],
  combo: ["line", "bar", "horizontalBar"],
  scatter: ["bar", "horizontalBar"],
  bubble: ["scatter", "bar", "horizontalBar"],
  calendar: ["line", "bar"],
  heatmap: ["bar", "line", "horizontalBar"],
  sankey: ["heatmap", "bar", "horizontalBar"],
  gauge: ["number", "bar", "horizontalBar"],
  progress: ["number", "bar", "horizontalBar"],
  bullet: ["number", "bar", "horizontalBar"],
  number: ["table"],
  bar: ["line", "horizontalBar", "table"],
  horizontalBar: ["bar", "table"],
  smallMultiples: ["line", "bar", "horizontalBar"],
  slope: ["line", "bar"],
  histogram: ["bar", "horizontalBar"],
  density: ["histogram", "bar"],
  box: ["strip", "histogram", "bar"],
  strip: ["histogram", "bar"],
};

function findObstacle(kind: ChartKind, spec: ChartSpec, result: DrawnResult): string | null {
  if (kind === "table") return null;
  const hasGoal = spec.marks.some((mark) => mark.kind === "goal");
  const traits = findTraits(findRoles(spec, result), { ...result, hasGoal });
  const top = spec.display?.top;
  const canCut = top !== undefined && (!top.hasOther || traits.isPartOfWhole);
  const points = canCut ? Math.min(traits.points, top.count + (top.hasOther ? 1 : 0)) : traits.points;
  return findChartObstacle(kind, { ...traits, points });
}

/** A logarithmic scale that is not drawn: the kind starts at zero, or a figure has no logarithm. */
function findUndrawnScale({ own, shown: { spec } }: ShownDesign, result: DrawnResult): ChartProblem | null {
  if (spec.display?.scale !== "log") return null;
  const { scale: _, ...display } = spec.display;
  const linear = { label: "Use a linear scale", design: { display } };
  if (!canBeLogarithmic.has(spec.kind)) {
    const kind = findObstacle("line", own.spec, result) === null ? "line" : null;
    return {
      fact: `${chartKindOf(spec.kind).label} have no logarithmic scale, because they start at zero.`,
      offer: kind === null ? linear : { label: drawAs(kind), design: { kind } },
    };
  }
  const figures = readDrawnColumns(spec).y.flatMap(({ column }) =>
    cellsOf(result.table, column).map(readFigure),
  );
  const count = figures.filter((figure) => figure !== null && figure <= 0).length;
  if (count === 0) return null;
  const noun = count === 1 ? "one figure is not" : `${count.toLocaleString("en-US")} figures are not`;
  return { fact: `A logarithmic scale needs figures above zero, and ${noun}.`, offer: linear };
}

const canBeLogarithmic: ReadonlySet<ChartKind> = new Set<ChartKind>(["line", "step", "scatter", "bubble"]);

/** What else the drawing leaves out: the nearest kind that has it, or else the chart without it. */
function findUndrawnParts(
  { own, shown: { spec } }: ShownDesign,
  result: DrawnResult,
): readonly ChartProblem[] {
  return findUndrawn(spec, result).map(({ fact, near, without }) => {
    const kind = near.find((one) => one !== spec.kind && findObstacle(one, own.spec, result) === null);
    const offer =
      kind === undefined
        ? { label: "Leave it out", design: without }
        : { label: drawAs(kind), design: { kind } };
    return { fact, offer };
  });
}

/** Highlighted parts that the result no longer has. The choice stays, because they may come back. */
function findLostHighlight({ spec }: Pick<Chart, "spec">, { table }: DrawnResult): ChartProblem | null {
  const { highlight, ...others } = spec.display ?? {};
  if (highlight === undefined || !canHighlight(spec)) return null;
  const { lost, parts } = findHighlight(highlight, { spec, table, isLastOpen: false });
  if (lost.length === 0) return null;
  const [verb, noun] = lost.length === 1 ? ["is", "it"] : ["are", "them"];
  const names = nameParts(lost, { spec, table })
    .map((name) => `“${name}”`)
    .join(", ");
  return {
    fact: `${names} ${verb} highlighted, and the result no longer has ${noun}.`,
    offer: {
      label: "Remove the highlight",
      design: { display: parts.length === 0 ? others : { ...others, highlight: parts } },
    },
  };
}

function drawAs(kind: ChartKind): string {
  return kind === "table" ? "Show the table" : `Draw as ${chartKindOf(kind).label.toLowerCase()}`;
}

/** The chart of a result after an offer was accepted. */
export function acceptOffer({ own, shown }: ShownDesign, result: DrawnResult, { design }: ChartOffer): Chart {
  return applyDesign(own, result, { ...readDesign(shown.spec), ...design });
}

import type { Period } from "../calendar.ts";
import type { ChartDesign, DesignMark } from "./chart-design.ts";
import type { ChartDisplay } from "./chart-display.ts";
import type { ChartKind } from "./chart-kinds.ts";
import type { NumberStyle } from "../format/value-format.ts";
import type { Stacking } from "./stacking.ts";

/** The chart that a question names, and how it wants it drawn. */
export interface AskedChart {
  /** Null if the question says only how to draw: "on a log scale". */
  readonly kind: ChartKind | null;
  /** "a stacked bar chart", "grouped bars"; null if the question leaves it open. */
  readonly stacking: Stacking | null;
  /** True for "columns", which are vertical bars; "bars" may be horizontal. Absent if the question leaves it open. */
  readonly isVertical?: true;
  /** "swap the axes" (`swapAxes`). Absent if the question does not ask for it. */
  readonly isFlipped?: true;
  /** "months on the y axis": what is along one axis. Absent if the question leaves it open. */
  readonly placed?: PlacedAxis;
  /** "with the average", "on a log scale". Absent if the question leaves it open. */
  readonly look?: AskedLook;
}

export interface PlacedAxis {
  readonly axis: "x" | "y";
  /** The label of the column. */
  readonly of: string;
}

export interface AskedLook extends Pick<ChartDesign, "display" | "marks"> {
  /** How all figures are written: "in thousands", "with 2 decimals". Absent if the question leaves it open. */
  readonly numberStyle?: NumberStyle;
  /** The title: 'call it "Best channels"'. Absent if the question leaves it open. */
  readonly title?: string;
  /** The units of time to highlight: "highlight March". They become values of the axis (`ChartDisplay.highlight`). */
  readonly pointedOut?: readonly PointedPeriod[];
  /** Sentences about what no chart has: "in 3D". Absent if the question asks for nothing of that. */
  readonly missing?: readonly string[];
  /** What is taken back of an earlier look. Absent if nothing is. */
  readonly without?: readonly LookPart[];
}

export interface PointedPeriod {
  readonly period: Period;
  /** Whether the words name no year: then it is the latest one that the chart has. */
  readonly isYearless: boolean;
}

/** A part of a look: a display option, or the marks of a kind. */
export type LookPart = keyof ChartDisplay | DesignMark["kind"] | "numberStyle";

/** What two parts of one conversation ask of a chart. The later part wins where both say something. */
export function joinAskedCharts(before: AskedChart | null, asked: AskedChart): AskedChart {
  if (before === null) return asked;
  const look = joinLooks(asked.kind === null ? withoutMissing(before.look) : before.look, asked.look);
  const { isVertical } = asked.kind === null ? before : asked;
  const isFlipped = (before.isFlipped ?? false) !== (asked.isFlipped ?? false);
  const placed = asked.placed ?? before.placed;
  return {
    kind: asked.kind ?? before.kind,
    stacking: asked.stacking ?? before.stacking,
    ...(isVertical && { isVertical }),
    ...(isFlipped && { isFlipped }),
    ...(placed !== undefined && { placed }),
    ...(look !== undefined && { look }),
  };
}

/** What an earlier part asked for in vain is no wish of a later one, which names no kind. */
function withoutMissing(look: AskedLook | undefined): AskedLook | undefined {
  if (look === undefined) return look;
  const { missing: _, ...rest } = look;
  return rest;
}

function joinLooks(before: AskedLook | undefined, asked: AskedLook | undefined): AskedLook | undefined {
  if (before === undefined || asked === undefined) return asked ?? before;
  const { without = [] } = asked;
  const missing = [...(before.missing ?? []), ...(asked.missing ?? [])];
  const isPointing = asked.pointedOut !== undefined || asked.display.highlight !== undefined;
  const gone = new Set<LookPart>([
    ...without,
    ...asked.marks.map(({ kind }) => kind),
    ...(isPointing ? (["highlight"] as const) : []),
  ]);
  const remaining = Object.entries(before.display).filter(([part]) => ![...gone].some((one) => one === part));
  const numberStyle = gone.has("numberStyle") ? undefined : { ...before.numberStyle, ...asked.numberStyle };
  const pointedOut = gone.has("highlight") ? asked.pointedOut : before.pointedOut;
  const title = asked.title ?? before.title;
  return {
    ...(numberStyle !== undefined && Object.keys(numberStyle).length > 0 && { numberStyle }),
    ...(title !== undefined && { title }),
    ...(missing.length > 0 && { missing: [...new Set(missing)] }),
    ...(pointedOut !== undefined && { pointedOut }),
    display: { ...Object.fromEntries(remaining), ...asked.display },
    marks: [...before.marks.filter(({ kind }) => !gone.has(kind)), ...asked.marks],
  };
}

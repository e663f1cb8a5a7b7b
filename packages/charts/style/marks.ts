import type { FullRequest } from "../chart-request.ts";
import { formatDay } from "../format/format-moment.ts";
import { parseMoment } from "../format/parse-moment.ts";
import { cleanText } from "../text/clean-text.ts";
import { fitText } from "../text/measure-text.ts";
import { drawEndLabels, measureEndLabels, type EndLabel } from "./end-labels.ts";
import { boxPart, linePart, type GraphicPart } from "./graphic-parts.ts";
import type { Plot } from "./option-base.ts";
import { tickSize } from "./text-styles.ts";

/** The last day of an unfinished unit: "to 20 Nov". */
export function describeIncomplete({ incompleteFrom }: Pick<FullRequest, "incompleteFrom">): string {
  const ms = parseMoment(incompleteFrom);
  return ms === null ? "not over" : `to ${formatDay(ms, false)}`;
}

/** The figures of lines and bands, which the axis of figures includes. */
export function listLines({ goals, bands }: FullRequest["marks"]): readonly number[] {
  return [...goals.map(({ value }) => value), ...bands.flatMap(({ from, to }) => [from, to])];
}

/** Names of lines and bands would leave narrower pictures no room. */
const minWidth = 240;

/** The names of goals and bands, which are beside a plot. */
export function nameGoals({ marks, size }: Pick<FullRequest, "marks" | "size">): readonly EndLabel[] {
  if (size.width < minWidth) return [];
  return [...marks.bands, ...marks.goals].map(({ label }) => ({
    text: fitText(cleanText(label, 60), Math.min(140, size.width * 0.28), tickSize),
    role: "line",
  }));
}

/** Where the lines and the middles of the bands are that `nameGoals` names. */
export function listGoalEnds(
  { marks, size }: Pick<FullRequest, "marks" | "size">,
  { plot, toY }: GoalFrame,
): readonly number[] {
  if (size.width < minWidth) return [];
  const within = clampTo(plot);
  const bands = marks.bands.map(({ from, to }) => (within(toY(from)) + within(toY(to))) / 2);
  return [...bands, ...marks.goals.map(({ value }) => within(toY(value)))];
}

/** The room that the names of goals and bands need beside a plot. */
export function measureGoals(request: Pick<FullRequest, "marks" | "size">): number {
  const names = nameGoals(request);
  return names.length === 0 ? 0 : measureEndLabels(names);
}

interface GoalFrame {
  readonly plot: Plot;
  readonly toY: (value: number) => number;
}

/** The names of goals and bands beside a plot, where `measureGoals` made room. None if they do not all fit. */
export function drawGoalNames(
  request: Pick<FullRequest, "marks" | "size" | "theme">,
  frame: GoalFrame,
): readonly GraphicPart[] {
  const { left, width, top, height } = frame.plot;
  const room = { x: left + width, top, bottom: top + height, theme: request.theme };
  return drawEndLabels(nameGoals(request), listGoalEnds(request, frame), room) ?? [];
}

/** Bands of figures as pale areas, and goals as dotted horizontal lines. */
export function drawGoals(
  { marks, theme }: Pick<FullRequest, "marks" | "theme">,
  {
    plot,
    toY,
    listGaps = () => [],
  }: GoalFrame & {
    /** From and to where, left to right, a line at `y` makes room for figures. Default: nowhere. */
    readonly listGaps?: (y: number) => readonly Gap[];
  },
): readonly GraphicPart[] {
  const { left, width, top, height } = plot;
  const within = clampTo(plot);
  const bands = marks.bands.flatMap(({ from, to }) => {
    const [high, low] = [within(toY(to)), within(toY(from))];
    return low > high ? boxPart({ x: left, y: high, width, height: low - high }, theme.hover) : [];
  });
  const lines = marks.goals.flatMap(({ value }) => {
    const y = Math.round(toY(value)) + 0.5;
    if (y < top - 1 || y > top + height + 1) return [];
    return listSegments([left, left + width], listGaps(y)).map(([x1, x2]) =>
      linePart({ x1, y1: y, x2, y2: y }, { color: theme.textSecondary, dash: [2, 3] }),
    );
  });
  return [...bands, ...lines];
}

function clampTo({ top, height }: Plot): (y: number) => number {
  return (y) => Math.min(top + height, Math.max(top, y));
}

/** Where a line makes room: from and to, in pixels. */
export type Gap = readonly [from: number, to: number];

/** The parts of a line between its gaps, which are in order. */
export function listSegments([start, end]: Gap, gaps: readonly Gap[]): readonly Gap[] {
  const starts = [start, ...gaps.map(([, to]) => to)];
  return starts
    .map((from, index): Gap => [from, gaps[index]?.[0] ?? end])
    .filter(([from, to]) => to > from + 1);
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

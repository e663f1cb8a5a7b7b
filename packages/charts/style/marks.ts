import type { FullRequest } from "../chart-request.ts";
import { formatDay } from "../format/format-moment.ts";
import { parseMoment } from "../format/parse-moment.ts";
import { cleanText } from "../text/clean-text.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import { spreadLabels } from "../layout/spread-labels.ts";
import { boxPart, linePart, textPart, type GraphicPart } from "./graphic-parts.ts";
import type { Plot } from "./option-base.ts";
import { quietText, tickSize } from "./text-styles.ts";

/** The last day of an unfinished unit: "to 20 Nov". */
export function describeIncomplete({ incompleteFrom }: Pick<FullRequest, "incompleteFrom">): string {
  const ms = parseMoment(incompleteFrom);
  return ms === null ? "not over" : `to ${formatDay(ms, false)}`;
}

/** The figures of lines and bands, which the axis of figures includes. */
export function listLines({ goals, bands }: FullRequest["marks"]): readonly number[] {
  return [...goals.map(({ value }) => value), ...bands.flatMap(({ from, to }) => [from, to])];
}

const goalWidth = 110;

/** The room that the labels of goals and bands need beside a plot. */
export function measureGoals({ marks }: Pick<FullRequest, "marks">): number {
  const widths = [...marks.goals, ...marks.bands].map(({ label }) =>
    measureText(fitText(cleanText(label, 60), goalWidth, tickSize), tickSize),
  );
  return widths.length === 0 ? 0 : Math.max(...widths) + 12;
}

/** Bands of figures as pale areas, and goals as dotted horizontal lines. Their labels are at the right end. */
export function drawGoals(
  { marks, theme }: Pick<FullRequest, "marks" | "theme">,
  {
    plot,
    toY,
    isAside = false,
    highest = marks.events.length > 0 && !isAside ? plot.top + 8 : plot.top - 8,
    countCrossings,
    listGaps = () => [],
  }: {
    readonly plot: Plot;
    readonly toY: (value: number) => number;
    /** From and to where, left to right, a line at `y` makes room for figures. Default: nowhere. */
    readonly listGaps?: (y: number) => readonly Gap[];
    /** How much of what is drawn is within a box. A single label is where that is least. Default: it is at the right. */
    readonly countCrossings?: (box: Box) => number;
    /** Whether labels are beside the plot, where `measureGoals` made room. Default: above their lines. */
    readonly isAside?: boolean;
    /** The middle of the highest place for a label. Default: above the plot, unless the labels of events are there. */
    readonly highest?: number;
  },
): readonly GraphicPart[] {
  const right = plot.left + plot.width;
  const goalLine = (y: number) =>
    listSegments([plot.left, right], listGaps(y)).map(([x1, x2]) =>
      linePart({ x1, y1: y, x2, y2: y }, { color: theme.textSecondary, dash: [2, 3] }),
    );
  const [top, bottom] = [plot.top, plot.top + plot.height];
  const within = (y: number) => Math.min(bottom, Math.max(top, y));
  const bands = marks.bands.flatMap(({ from, to, label }) => {
    const [high, low] = [within(toY(to)), within(toY(from))];
    if (!(low > high)) return [];
    return [{ y: high, height: low - high, text: label, isBand: true }];
  });
  const lines = marks.goals.flatMap(({ value, label }) => {
    const y = Math.round(toY(value)) + 0.5;
    return y >= top - 1 && y <= bottom + 1 ? [{ y, height: 0, text: label, isBand: false }] : [];
  });
  const all = [...bands, ...lines.toSorted((one, other) => one.y - other.y)];
  // The lower of two close lines has its label below.
  const isLow = (index: number) => (all[index]?.y ?? 0) - (all[index - 1]?.y ?? -100) < 22;
  const wanted = all.map(({ y, height, isBand }, index) => {
    if (isAside) return y + height / 2;
    return isBand || isLow(index) ? y + 9 : y - 8;
  });
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0 && countCrossings !== undefined && !only.isBand) {
    const text = fitText(cleanText(only.text, 60), plot.width * 0.8, tickSize);
    const label = placeLabel(text, only.y, { plot, highest, countCrossings });
    return [...goalLine(only.y), textPart({ ...label, text, halo: theme.surface, style: quietText(theme) })];
  }
  const labels = spreadLabels(wanted, { from: highest, to: bottom - 8, pitch: 14 });
  return all.flatMap(({ y, height, text, isBand }, index) => [
    ...(isBand ? [boxPart({ x: plot.left, y, width: plot.width, height }, theme.hover)] : goalLine(y)),
    ...(labels === null
      ? []
      : [
          textPart({
            halo: theme.surface,
            x: isAside ? right + 8 : right,
            y: labels[index] ?? 0,
            text: fitText(cleanText(text, 60), isAside ? goalWidth : plot.width * 0.8, tickSize),
            style: quietText(theme),
            align: isAside ? "left" : "right",
          }),
        ]),
  ]);
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

/** From a horizontal line to the middle of its label: beside it, or farther where figures are beside it everywhere. */
const distances = [-8, 9, 20, -19, 30, -29, 40, -39, 52, -51, 64, -63];

/** The place above or below a horizontal line, at one of its ends or in between, where the fewest figures are. */
function placeLabel(
  text: string,
  line: number,
  {
    plot,
    highest,
    countCrossings,
  }: {
    readonly plot: Plot;
    readonly highest: number;
    readonly countCrossings: (box: Box) => number;
  },
): { readonly x: number; readonly y: number; readonly align: "left" | "right" } {
  const width = measureText(text, tickSize);
  const room = plot.width - width;
  const shares = [0, 1, ...Array.from({ length: 19 }, (_, step) => (step + 1) / 20)];
  const rights = shares.map((share) => plot.left + plot.width - share * Math.max(0, room));
  const clamp = (y: number) => Math.min(Math.max(y, highest), plot.top + plot.height - 8);
  const beside = distances.slice(0, 2);
  const places = [
    ...rights.flatMap((x) => beside.map((distance) => ({ x, y: clamp(line + distance) }))),
    ...distances.slice(2).flatMap((distance) => rights.map((x) => ({ x, y: clamp(line + distance) }))),
  ];
  const crossings = places.map(({ x, y }) =>
    countCrossings({ left: x - width - 4, right: x + 4, top: y - 8, bottom: y + 8 }),
  );
  const best = crossings.indexOf(Math.min(...crossings));
  const { x, y } = places[best] ?? { x: plot.left + plot.width, y: clamp(line - 8) };
  return { x, y, align: "right" };
}

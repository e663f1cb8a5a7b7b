import type { FullRequest } from "../chart-request.ts";
import type { ChartView } from "../chart-view.ts";
import type { PlacedAxis } from "../data/placed-data.ts";
import { formatMoment } from "../format/format-moment.ts";
import { parseMoment } from "../format/parse-moment.ts";
import { cleanText } from "../text/clean-text.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import { boxPart, linePart, textPart, type GraphicPart } from "./graphic-parts.ts";
import type { Plot } from "./option-base.ts";
import type { ViewEvent } from "./read-marks.ts";
import { nameText, tickSize } from "./text-styles.ts";

/** An event on an axis: its first and its last position, which are the same for what happened within one unit. */
interface PlacedEvent {
  readonly event: ViewEvent;
  readonly first: number;
  readonly last: number;
}

/** More lines than these would hide the figures. The latest are drawn; a description counts the others. */
export const maxEvents = 20;
/** Rows of labels above the plot. A label that fits in none is left out: the tooltip and the description name it. */
const maxLanes = 2;
const laneHeight = 14;
const longestLabel = 180;

/**
 * The room that the labels of events need above a plot, in rows of `laneHeight`; 0 without events on the axis.
 *
 * @param noteWidth the width of another text at the end of the lowest row
 */
export function measureEvents(request: FullRequest, axis: PlacedAxis, noteWidth = 0): number {
  const events = placeEvents(request, axis).slice(-maxEvents);
  if (events.length === 0) return 0;
  const width = Math.max(40, request.size.width - 90);
  const toX = (position: number) => ((position + 0.5) / Math.max(1, axis.positions.length)) * width;
  const labels = events.map((event) => placeLabel(event, { left: 0, width, toX }));
  const taken = noteWidth === 0 ? [] : [{ left: width - noteWidth, right: width }];
  const lanes = assignLanes(labels, { lanes: maxLanes, taken });
  return laneHeight * (request.size.height >= 160 && lanes.includes(1) ? 2 : 1);
}

interface EventFrame {
  readonly plot: Plot;
  readonly toX: (position: number) => number;
  /** What `measureEvents` returned. */
  readonly room: number;
  /** How far labels are above their usual place, because figures may be there. Default: 0. */
  readonly lift?: number;
  /** How far a span reaches beyond the middles of its first and last position, in positions. Default: 0. */
  readonly reach?: number;
  /** Where other text is in the lowest row, in pixels. */
  readonly taken?: readonly Span[];
}

interface Span {
  readonly left: number;
  readonly right: number;
}

/**
 * Events: a dotted vertical line, or a pale area for a span of time, with a label on top in one of two rows. Events outside
 * the axis are left out.
 */
export function drawEvents(
  request: FullRequest,
  axis: PlacedAxis,
  { plot, toX, room, lift = 0, reach = 0, taken = [] }: EventFrame,
): readonly GraphicPart[] {
  const { theme } = request;
  const events = placeEvents(request, axis).slice(-maxEvents);
  const labels = events.map((event) => placeLabel(event, { ...plot, toX }));
  const lanes = assignLanes(labels, { lanes: Math.round(room / laneHeight), taken });
  const style = { ...nameText(theme), fontSize: tickSize };
  return events.flatMap(({ first, last }, index) => {
    const label = labels[index];
    const lane = lanes[index] ?? null;
    const [from, to] = [first - reach, last + reach].map((position) =>
      Math.min(plot.left + plot.width, Math.max(plot.left, toX(position))),
    );
    const bottom = plot.top + plot.height;
    const line = (at: number) => {
      const x = Math.round(at) + 0.5;
      return linePart({ x1: x, y1: plot.top, x2: x, y2: bottom }, { color: theme.textMuted, dash: [2, 3] });
    };
    const isSpan = first < last && from !== undefined && to !== undefined;
    return [
      // Without its dotted ends, a span would look like an unfinished unit.
      ...(isSpan
        ? [
            boxPart({ x: from, y: plot.top, width: to - from, height: plot.height }, theme.hover),
            line(from),
            line(to),
          ]
        : [line(toX(first))]),
      ...(label === undefined || lane === null || label.text === ""
        ? []
        : [
            textPart({
              x: label.middle,
              y: plot.top - 9 - lift - lane * laneHeight,
              text: label.text,
              style,
              align: "center",
              halo: theme.surface,
            }),
          ]),
    ];
  });
}

/** The events within an axis, in the order of time. What began before it or ends after it is cut to it. */
export function placeEvents({ marks }: Pick<ChartView, "marks">, axis: PlacedAxis): readonly PlacedEvent[] {
  const count = axis.positions.length;
  return marks.events
    .flatMap((event): readonly PlacedEvent[] => {
      const first = findPosition(axis, event.at);
      const last = event.until === null ? first : findPosition(axis, event.until);
      if (first === null || last === null || last < first || last < 0 || first >= count) return [];
      return [{ event, first: Math.max(0, first), last: Math.min(count - 1, last) }];
    })
    .toSorted((one, other) => one.first - other.first || one.last - other.last);
}

/** The position whose unit has a moment: -1 before the axis, the number of positions after it. Null for no moment. */
function findPosition({ positions, isTime }: PlacedAxis, at: ViewEvent["at"]): number | null {
  if (!isTime) {
    const exact = positions.findIndex(({ cell }) => cell === at);
    return exact < 0 ? null : exact;
  }
  const ms = parseMoment(at);
  const last = positions.at(-1)?.ms ?? null;
  if (ms === null || last === null) return null;
  const unit = last - (positions.at(-2)?.ms ?? last);
  if (ms > last && ms >= last + unit) return positions.length;
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle]?.ms ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

interface EventLabel extends Span {
  readonly middle: number;
  readonly text: string;
}

function placeLabel(
  { event, first, last }: PlacedEvent,
  { left, width, toX }: Pick<Plot, "left" | "width"> & Pick<EventFrame, "toX">,
): EventLabel {
  const text = fitText(cleanText(event.label), Math.min(longestLabel, width * 0.6), tickSize);
  const half = measureText(text, tickSize) / 2;
  const middle = Math.min(Math.max((toX(first) + toX(last)) / 2, left + half), left + width - half);
  return { text, middle, left: middle - half, right: middle + half };
}

/** The lowest row for each label in which it touches no other; null if there is none. */
function assignLanes(
  labels: readonly EventLabel[],
  { lanes, taken }: { readonly lanes: number; readonly taken: readonly Span[] },
): readonly (number | null)[] {
  const rows: Span[][] = Array.from({ length: lanes }, (_, lane) => (lane === 0 ? [...taken] : []));
  return labels.map((label) => {
    const lane = rows.findIndex((row) =>
      row.every(({ left, right }) => label.left > right + 6 || label.right < left - 6),
    );
    if (lane < 0) return null;
    rows[lane]?.push(label);
    return lane;
  });
}

/** The events at a position of the axis, for its tooltip. */
export function listEventsAt(
  view: Pick<ChartView, "marks" | "locale">,
  axis: PlacedAxis,
  position: number,
): readonly { readonly name: string; readonly value: string }[] {
  return placeEvents(view, axis)
    .filter(({ first, last }) => first <= position && position <= last)
    .map(({ event }) => ({ name: cleanText(event.label, 80), value: writeDates(event, view.locale) }));
}

/** "Events: Price change, 3 Mar 2026; Outage, 5 May 2026 to 9 Jun 2026." Nothing without events on the axis. */
export function describeEvents(view: ChartView, axis: PlacedAxis): readonly string[] {
  const events = placeEvents(view, axis);
  if (events.length === 0) return [];
  const named = events.slice(-maxEvents).map(({ event }) => {
    const dates = writeDates(event, view.locale);
    return [cleanText(event.label, 80), dates].filter((part) => part !== "").join(", ");
  });
  const others = events.length - named.length;
  return [
    `${events.length === 1 ? "Event" : "Events"}: ${named.join("; ")}${others === 0 ? "" : `; ${others} earlier`}.`,
  ];
}

function writeDates({ at, until }: ViewEvent, locale: string): string {
  const write = (cell: ViewEvent["at"]) => {
    const ms = parseMoment(cell);
    return ms === null ? "" : formatMoment(ms, "day", locale);
  };
  return until === null ? write(at) : `${write(at)} to ${write(until)}`;
}

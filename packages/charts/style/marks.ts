import type { FullRequest } from "../chart-request.ts";
import type { PlacedAxis } from "../data/placed-data.ts";
import { formatDay } from "../format/format-moment.ts";
import { parseMoment } from "../format/parse-moment.ts";
import { cleanText } from "../text/clean-text.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import { linePart, textPart, type GraphicPart } from "./graphic-parts.ts";
import type { Plot } from "./option-base.ts";
import { nameText, quietText, tickSize } from "./text-styles.ts";

/** The last day of an unfinished unit: "to 20 Nov". */
export function describeIncomplete({ incompleteFrom }: Pick<FullRequest, "incompleteFrom">): string {
  const ms = parseMoment(incompleteFrom);
  return ms === null ? "not over" : `to ${formatDay(ms, false)}`;
}

/** Events: a dotted vertical line with its label on top. Events outside the axis are left out. */
export function drawEvents(
  { marks, theme }: Pick<FullRequest, "marks" | "theme">,
  axis: PlacedAxis,
  { plot, toX }: { readonly plot: Plot; readonly toX: (position: number) => number },
): readonly GraphicPart[] {
  return marks.events.flatMap(({ at, label }) => {
    const position = findPosition(axis, at);
    if (position === null) return [];
    const x = Math.round(toX(position)) + 0.5;
    const text = fitText(cleanText(label), plot.width * 0.6, tickSize);
    const half = measureText(text, tickSize) / 2;
    const middle = Math.min(Math.max(x, plot.left + half), plot.left + plot.width - half);
    return [
      linePart(
        { x1: x, y1: plot.top, x2: x, y2: plot.top + plot.height },
        { color: theme.textMuted, dash: [2, 3] },
      ),
      textPart({
        x: middle,
        y: plot.top - 9,
        text,
        style: { ...nameText(theme), fontSize: tickSize },
        align: "center",
      }),
    ];
  });
}

/** Goals: a dotted horizontal line with its label above the right end. */
export function drawGoals(
  { marks, theme }: Pick<FullRequest, "marks" | "theme">,
  { plot, toY }: { readonly plot: Plot; readonly toY: (value: number) => number },
): readonly GraphicPart[] {
  return marks.goals.flatMap(({ value, label }) => {
    const y = Math.round(toY(value)) + 0.5;
    if (!Number.isFinite(y)) return [];
    const right = plot.left + plot.width;
    return [
      linePart({ x1: plot.left, y1: y, x2: right, y2: y }, { color: theme.textSecondary, dash: [2, 3] }),
      textPart({
        halo: theme.surface,
        x: right,
        y: y - 8,
        text: cleanText(label, 60),
        style: quietText(theme),
        align: "right",
      }),
    ];
  });
}

function findPosition(
  { positions }: PlacedAxis,
  at: FullRequest["table"]["values"][number][number],
): number | null {
  const ms = parseMoment(at);
  const exact = positions.findIndex(({ cell, ms: start }) => cell === at || (ms !== null && start === ms));
  if (exact >= 0 || ms === null) return exact >= 0 ? exact : null;
  const [first, last] = [positions[0]?.ms ?? null, positions.at(-1)?.ms ?? null];
  if (first === null || last === null || ms < first) return null;
  const unit = last - (positions.at(-2)?.ms ?? last);
  if (ms > last && ms >= last + unit) return null;
  return positions.findLastIndex(({ ms: start }) => start !== null && start <= ms);
}

import type { FullRequest } from "../chart-request.ts";
import type { PlacedAxis } from "../data/placed-data.ts";
import { chooseTicks, type Ticks } from "../layout/choose-ticks.ts";
import { textPart, type GraphicPart } from "../style/graphic-parts.ts";
import type { Plot } from "../style/option-base.ts";
import { quietText, tickSize } from "../style/text-styles.ts";
import { fitText, measureText } from "../text/measure-text.ts";

/** The room that names need below a plot: more if they take turns in several rows. */
export function measureNameAxis(axis: PlacedAxis, plot: Pick<Plot, "width">): number {
  return 24 + (countRows(axis, pitchOf(axis, plot)) - 1) * rowHeight;
}

const rowHeight = 14;

/** Names under bands: all of them in up to three rows, cut to their bands, or as many as fit. */
export function drawNameAxis(
  { theme, size }: Pick<FullRequest, "theme" | "size">,
  axis: PlacedAxis,
  plot: Plot,
): readonly GraphicPart[] {
  const pitch = pitchOf(axis, plot);
  const rows = countRows(axis, pitch);
  const taken: number[] = [];
  return Array.from(nameBands(axis, pitch)).flatMap(([position, name]) => {
    const text = fitText(name, size.width * 0.6, tickSize);
    const half = measureText(text, tickSize) / 2;
    const middle = plot.left + (position + 0.5) * pitch;
    const x = Math.min(Math.max(middle, half), Math.max(half, size.width - half));
    const row = position % rows;
    if (x - half < (taken[row] ?? Number.NEGATIVE_INFINITY) + 4) return [];
    taken[row] = x + half;
    const y = plot.top + plot.height + (row + 1) * rowHeight;
    return [textPart({ x, y, text, style: quietText(theme), align: "center" })];
  });
}

function pitchOf({ positions }: PlacedAxis, { width }: Pick<Plot, "width">): number {
  return width / Math.max(1, positions.length);
}

/** The rows in which names that are too wide for one are whole; 1 if there would be more than three. */
function countRows(axis: PlacedAxis, pitch: number): number {
  const widest = Math.max(0, ...axis.positions.map(({ name }) => measureText(name, tickSize)));
  const rows = Math.ceil((widest + 8) / pitch);
  return isCut(axis, pitch) && rows <= 3 && rows < axis.positions.length ? rows : 1;
}

function isCut({ isTime, positions }: PlacedAxis, pitch: number): boolean {
  return !isTime && pitch >= 28 && positions.some(({ name }) => measureText(name, tickSize) + 8 > pitch);
}

function nameBands(axis: PlacedAxis, pitch: number): Ticks {
  if (!isCut(axis, pitch)) return chooseTicks(axis, { pitch, fontSize: tickSize });
  const isWhole = countRows(axis, pitch) > 1;
  const fit = (name: string) => (isWhole ? name : fitText(name, pitch - 6, tickSize));
  return new Map(axis.positions.map(({ name }, position) => [position, fit(name)]));
}

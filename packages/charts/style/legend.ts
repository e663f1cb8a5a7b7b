import type { PlacedSeries } from "../data/placed-data.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import type { ChartTheme } from "../theme/chart-theme.ts";
import { boxPart, linePart, textPart, type GraphicPart } from "./graphic-parts.ts";
import { colorOf, dashOf } from "./series-styles.ts";
import { labelSize, nameText } from "./text-styles.ts";

export interface Legend {
  readonly height: number;
  readonly parts: readonly GraphicPart[];
}

export const noLegend: Legend = { height: 0, parts: [] };

/** Names with their colors, in rows above the plot, for charts whose names do not fit beside the figures. */
export function drawLegend(
  series: readonly PlacedSeries[],
  {
    width,
    theme,
    hasLines,
  }: { readonly width: number; readonly theme: ChartTheme; readonly hasLines: boolean },
): Legend {
  const parts: GraphicPart[] = [];
  const swatch = hasLines ? 16 : 8;
  let [x, row] = [0, 0];
  for (const entry of entriesOf(series)) {
    const text = fitText(entry.name, Math.min(160, width - swatch - 12), labelSize);
    const entryWidth = swatch + 6 + measureText(text, labelSize);
    if (x > 0 && x + entryWidth > width) [x, row] = [0, row + 1];
    const y = row * rowHeight + 8;
    parts.push(
      hasLines
        ? drawStroke(entry, { x, y }, theme)
        : boxPart({ x, y: y - 4, width: 8, height: 8, r: 2 }, colorOf(entry, theme)),
      textPart({ x: x + swatch + 6, y, text, style: nameText(theme) }),
    );
    x += entryWidth + 16;
  }
  return { height: (row + 1) * rowHeight + 8, parts };
}

const rowHeight = 18;

function drawStroke(
  entry: Entry,
  { x, y }: { readonly x: number; readonly y: number },
  theme: ChartTheme,
): GraphicPart {
  const dash = dashOf(entry);
  return linePart(
    { x1: x, y1: y, x2: x + 16, y2: y },
    { color: colorOf(entry, theme), width: 2, dash: dash === "solid" ? [] : dash },
  );
}

type Entry = Pick<PlacedSeries, "name" | "role" | "slot">;

/** All lines of context share one entry. */
function entriesOf(series: readonly PlacedSeries[]): readonly Entry[] {
  const context = series.filter(({ role }) => role === "context");
  const named: readonly Entry[] = series.filter(({ role }) => role !== "context");
  return context.length === 0
    ? named
    : [...named, { name: `${context.length} others`, role: "context", slot: 7 }];
}

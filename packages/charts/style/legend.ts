import type { ChartPalette } from "@askery/model";
import type { PlacedSeries } from "../data/placed-data.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import type { ChartTheme } from "../theme/chart-theme.ts";
import { linePart, textPart, type GraphicPart } from "./graphic-parts.ts";
import { colorOf, dashOf, patternOf } from "./series-styles.ts";
import { drawSwatch, swatchSize } from "./swatch.ts";
import { labelSize, nameText } from "./text-styles.ts";

export interface Legend {
  readonly height: number;
  readonly parts: readonly GraphicPart[];
}

export type LegendEntry = Pick<PlacedSeries, "name" | "role" | "slot">;

export const noLegend: Legend = { height: 0, parts: [] };

/** Names with their colors, in rows above the plot, for charts whose names do not fit beside the figures. */
export function drawLegend(
  series: readonly LegendEntry[],
  {
    width,
    theme,
    hasLines,
    palette,
    hasPatterns = false,
  }: {
    readonly width: number;
    readonly theme: ChartTheme;
    readonly hasLines: boolean;
    /** Default: only the sixth series and those after it have dashes or patterns. */
    readonly palette?: ChartPalette | undefined;
    /** Whether the chart fills with patterns. Default: false. */
    readonly hasPatterns?: boolean;
  },
): Legend {
  const parts: GraphicPart[] = [];
  const swatch = hasLines ? 16 : swatchSize;
  let [x, row] = [0, 0];
  for (const entry of entriesOf(series)) {
    const text = fitText(entry.name, Math.min(160, width - swatch - 12), labelSize);
    const entryWidth = swatch + 6 + measureText(text, labelSize);
    if (x > 0 && x + entryWidth > width) [x, row] = [0, row + 1];
    const y = row * rowHeight + 8;
    parts.push(
      ...(hasLines
        ? [drawStroke(entry, { x, y }, { theme, palette })]
        : drawSwatch(
            { color: colorOf(entry, theme), pattern: hasPatterns ? patternOf(entry, palette) : null },
            { x, y },
            theme,
          )),
      textPart({ x: x + swatch + 6, y, text, style: nameText(theme) }),
    );
    x += entryWidth + 16;
  }
  return { height: (row + 1) * rowHeight + 8, parts };
}

const rowHeight = 18;

function drawStroke(
  entry: LegendEntry,
  { x, y }: { readonly x: number; readonly y: number },
  { theme, palette }: { readonly theme: ChartTheme; readonly palette: ChartPalette | undefined },
): GraphicPart {
  const dash = dashOf(entry, palette);
  return linePart(
    { x1: x, y1: y, x2: x + 16, y2: y },
    { color: colorOf(entry, theme), width: 2, dash: dash === "solid" ? [] : dash },
  );
}

/** All lines of context share one entry. */
function entriesOf(series: readonly LegendEntry[]): readonly LegendEntry[] {
  const context = series.filter(({ role }) => role === "context");
  const named = series.filter(({ role }) => role !== "context");
  return context.length === 0
    ? named
    : [...named, { name: `${context.length} others`, role: "context", slot: 7 }];
}

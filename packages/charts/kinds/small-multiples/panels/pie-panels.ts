import { writeNumber } from "@askery/model";
import type { FullRequest } from "../../../chart-request.ts";
import type { PlacedSeries } from "../../../data/placed-data.ts";
import { describeFigure } from "../../../data/point-texts.ts";
import { formatFigure } from "../../../format/format-figure.ts";
import type { Shape } from "../../../shapes/shape.ts";
import { textPart, type GraphicPart } from "../../../style/graphic-parts.ts";
import { drawLegend, noLegend } from "../../../style/legend.ts";
import type { Plot } from "../../../style/option-base.ts";
import { drawSwatch, swatchSize } from "../../../style/swatch.ts";
import { nameText, tickSize } from "../../../style/text-styles.ts";
import type { PanelData, PanelLayer } from "../panel-data.ts";
import type { PreparePanels } from "../panel-style.ts";

/** A pie for each panel. Values have the same color in all; those beyond the largest four are "Other". */
export const preparePies: PreparePanels = (request, panels) => {
  const { size, theme, isThumbnail } = request;
  const parts = rankParts(panels);
  const entries = parts.map(({ name }, slot): PlacedSeries => ({
    name,
    column: "",
    values: [],
    rows: [],
    role: "own",
    slot,
  }));
  const hasOther = countParts(panels) > parts.length;
  const other: PlacedSeries = { name: "Other", column: "", values: [], rows: [], role: "other", slot: 7 };
  return {
    left: 0,
    legend: isThumbnail
      ? noLegend
      : drawLegend(hasOther ? [...entries, other] : entries, { width: size.width, theme, hasLines: false }),
    draw: ({ name, layers: [layer] }, { plot }) => {
      const radius = Math.max(4, Math.min(plot.width, plot.height) / 2 - 2);
      const pie = {
        order: parts.map(({ position }) => position),
        panel: name,
        // At the left, as its name is.
        center: [plot.left + (isThumbnail ? plot.width / 2 : radius), plot.top + plot.height / 2] as const,
        radius,
      };
      if (layer === undefined) return { shapes: [], parts: [] };
      return { shapes: drawPie(request, layer, pie), parts: writeShares(request, layer, { ...pie, plot }) };
    },
  };
};

const maxParts = 5;

function countParts(panels: readonly PanelData[]): number {
  return panels[0]?.layers[0]?.data.axis.positions.length ?? 0;
}

/** The positions of the axis with the largest sums over all panels. */
function rankParts(
  panels: readonly PanelData[],
): readonly { readonly position: number; readonly name: string }[] {
  const positions = panels[0]?.layers[0]?.data.axis.positions ?? [];
  const sums = positions.map((_, position) =>
    panels.reduce((sum, { layers }) => sum + Math.max(0, layers[0]?.series.values[position] ?? 0), 0),
  );
  const order = positions
    .map(({ name }, position) => ({ position, name }))
    .toSorted((one, other) => (sums[other.position] ?? 0) - (sums[one.position] ?? 0));
  return order.length > maxParts ? order.slice(0, maxParts - 1) : order;
}

interface PieLook {
  /** The positions with a color of their own. */
  readonly order: readonly number[];
  readonly panel: string;
  readonly center: readonly [number, number];
  readonly radius: number;
}

/** The shares in the order of the slices, beside the pie if there is room. */
function writeShares(
  { theme, locale, isThumbnail }: FullRequest,
  layer: PanelLayer,
  { order, center: [cx, cy], radius, plot }: Omit<PieLook, "panel"> & { readonly plot: Plot },
): readonly GraphicPart[] {
  const slices = cutSlices(theme, layer, order).filter(({ value }) => value > 0);
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  const left = cx + radius + 12;
  const pitch = 16;
  const isTight = plot.left + plot.width - left < 44 || slices.length * pitch > plot.height;
  if (isThumbnail || isTight) return [];
  const top = cy - ((slices.length - 1) * pitch) / 2;
  return slices.flatMap(({ color, value }, index) => {
    const y = top + index * pitch;
    const text = writeNumber(value / whole, locale, { style: "percent", maximumFractionDigits: 0 });
    return [
      ...drawSwatch({ color, pattern: null }, { x: left, y }, theme),
      textPart({ x: left + swatchSize + 6, y, text, style: { ...nameText(theme), fontSize: tickSize } }),
    ];
  });
}

/** The parts of a pie, with all that have no color of their own as the last one. */
function cutSlices(theme: FullRequest["theme"], { series, data }: PanelLayer, order: readonly number[]) {
  const valueAt = (position: number) => Math.max(0, series.values[position] ?? 0);
  const rest = data.axis.positions.flatMap((_, position) => (order.includes(position) ? [] : [position]));
  return [
    ...order.map((position, slot) => ({
      positions: [position],
      name: data.axis.positions[position]?.name ?? "",
      color: theme.series[slot] ?? theme.rest,
    })),
    { positions: rest, name: "Other", color: theme.rest },
  ].map((slice) => ({
    ...slice,
    value: slice.positions.reduce((sum, position) => sum + valueAt(position), 0),
  }));
}

function drawPie(
  request: FullRequest,
  layer: PanelLayer,
  { order, panel, center: [cx, cy], radius }: PieLook,
): readonly Shape[] {
  const { theme, locale } = request;
  const { series, data, index } = layer;
  const slices = cutSlices(theme, layer, order);
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  let angle = -Math.PI / 2;
  return slices.flatMap(({ positions, name, color, value }): readonly Shape[] => {
    if (value <= 0 || whole <= 0) return [];
    const [startAngle, endAngle] = [angle, angle + (value / whole) * 2 * Math.PI];
    angle = endAngle;
    const rows = positions.flatMap((position) => series.rows[position] ?? []);
    const [only] = positions;
    const figure =
      positions.length === 1 && only !== undefined
        ? describeFigure(request, data, { series: index, position: only })
        : formatFigure(value, data.format, locale);
    const share = writeNumber(value / whole, locale, { style: "percent", maximumFractionDigits: 1 });
    return [
      {
        element: {
          type: "sector",
          shape: { cx, cy, r0: 0, r: radius, startAngle, endAngle },
          style: { fill: color, stroke: theme.surface, lineWidth: 1 },
        },
        text: { title: panel, lines: [{ color, name, value: `${figure} · ${share}` }] },
        point: { row: rows.length === 1 ? (rows[0] ?? null) : null, rows, column: series.column, value },
      },
    ];
  });
}

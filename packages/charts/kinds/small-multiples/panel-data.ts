import { cellsOf, maxPanels, type ChartPanel } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { guessSeriesFormat } from "../../data/guess-series-format.ts";
import { placeData } from "../../data/place-data.ts";
import type { PlacedData, PlacedSeries } from "../../data/placed-data.ts";
import { nameCell, readNumber } from "../../data/read-cells.ts";
import { cleanText } from "../../text/clean-text.ts";

/** What one of the small charts shows. */
export interface PanelData {
  readonly name: string;
  /** Its figures along the axis: one layer for each figure that is drawn. */
  readonly layers: readonly PanelLayer[];
  /** Its rows, for panels of single rows. */
  readonly rows: readonly number[];
}

export interface PanelLayer {
  readonly data: PlacedData;
  readonly series: PlacedSeries;
  /** The index of the series in the data. */
  readonly index: number;
}

export interface PanelSet {
  /** How each is drawn. */
  readonly panel: ChartPanel;
  /** At most `maxPanels`, or as many as people chose. */
  readonly panels: readonly PanelData[];
  /** The names of the others, which have the smallest figures. */
  readonly left: readonly string[];
}

/** The data of small multiples; null if there are no figures. */
export function readPanels(view: ChartView): PanelSet | null {
  const panel = choosePanel(view);
  const all = panel === "scatter" || panel === "histogram" ? splitRows(view) : splitSeries(view);
  const sized = all.map((one) => ({ one, size: sizeOf(one, view) }));
  if (sized.every(({ size }) => size === null)) return null;
  const most = view.display.top?.count ?? maxPanels;
  const largest = new Set(
    sized
      .toSorted((a, b) => (b.size ?? -1) - (a.size ?? -1))
      .slice(0, most)
      .map(({ one }) => one),
  );
  return {
    panel,
    panels: all.filter((one) => largest.has(one)),
    left: all.filter((one) => !largest.has(one)).map(({ name }) => name),
  };
}

/** As people chose, otherwise by the data: lines along time, spreads of single rows, bars of things. */
function choosePanel({ drawn, display, table }: ChartView): ChartPanel {
  const isSingle = hasTwins({ drawn, table });
  const canPlot = drawn.y.length > 1;
  const spread = canPlot ? "scatter" : "histogram";
  const wish = display.panel;
  if (wish === "scatter" || wish === "histogram") return wish === "scatter" && !canPlot ? "histogram" : wish;
  if (isSingle) return spread;
  if (wish !== undefined) return wish;
  const isOrdered = drawn.x?.kind === "time" || drawn.x?.format?.kind === "datePart";
  if (isOrdered) return "line";
  return new Set(cellsOf(table, drawn.x?.column)).size <= maxRows ? "horizontalBar" : "bar";
}

/** More bars with names are too tall for a panel. */
const maxRows = 8;

/** Whether several rows share a point of the axis. */
function hasTwins({ drawn, table }: Pick<ChartView, "drawn" | "table">): boolean {
  const split = cellsOf(table, drawn.series);
  const keys = new Set(
    cellsOf(table, drawn.x?.column).map((cell, row) => JSON.stringify([cell, split[row] ?? null])),
  );
  return keys.size < table.rowCount;
}

/** A panel for each series or, without series, for each figure. Several figures of a series are layers of its panel. */
function splitSeries(view: ChartView): readonly PanelData[] {
  const { drawn } = view;
  const options = { maxColors: Number.POSITIVE_INFINITY, isOrdered: true };
  // The number of panels, not of bars, is limited.
  const { top: _, ...display } = view.display;
  const place = (y: typeof drawn.y) => placeData({ ...view, display, drawn: { ...drawn, y } }, options);
  if (drawn.series === null) {
    const data = place(drawn.y);
    return data.series.map((series, index) => ({
      name: series.name,
      layers: [{ data, series, index }],
      rows: [],
    }));
  }
  const layers = drawn.y.slice(0, maxLayers).map((figure) => place([figure]));
  const [first] = layers;
  return (first?.series ?? []).map(({ name }) => ({
    name,
    layers: layers.flatMap((data) => {
      const index = data.series.findIndex((series) => series.name === name);
      const series = data.series[index];
      return series === undefined ? [] : [{ data, series, index }];
    }),
    rows: [],
  }));
}

const maxLayers = 5;

/** A panel for the rows of each value of the series or, without series, of the axis. */
function splitRows({ drawn, table, locale }: ChartView): readonly PanelData[] {
  const column = drawn.series ?? drawn.x?.column ?? null;
  const cells = cellsOf(table, column);
  const format = column === null ? null : guessSeriesFormat(column, cells);
  const found = new Map<unknown, number[]>();
  cells.forEach((cell, row) => {
    const rows = found.get(cell) ?? [];
    found.set(cell, rows);
    rows.push(row);
  });
  return [...found.values()].map((rows) => ({
    name: cleanText(nameCell(cells[rows[0] ?? 0] ?? null, format, locale), 200),
    layers: [],
    rows,
  }));
}

/** What decides which panels are shown: the sum of the figures, or the number of rows. Null without figures. */
function sizeOf({ layers, rows }: PanelData, { drawn, table }: ChartView): number | null {
  const [layer] = layers;
  if (layer === undefined) {
    const cells = cellsOf(table, drawn.y[0]?.column);
    return rows.some((row) => readNumber(cells[row]) !== null) ? rows.length : null;
  }
  const known = layer.series.values.filter((value) => typeof value === "number");
  return known.length === 0 ? null : known.reduce((sum, value) => sum + Math.abs(value), 0);
}

import { cellsOf } from "../cells-of.ts";
import { matchPlaces } from "../places/match-places.ts";
import type { Table } from "../table.ts";
import { chartKindOf } from "./chart-kinds.ts";
import type { ChartSpec } from "./chart-spec.ts";
import { readDrawnColumns } from "./drawn-columns.ts";

/** The parts of a chart that its height depends on. */
export interface SizedChart {
  readonly spec: ChartSpec;
  readonly table: Table;
}

/**
 * The maximum heights in an answer, in pixels, so that most charts are visible at once; those that grow with their rows
 * may be taller.
 */
const maxInAnswer = {
  usual: 240,
  tall: 420,
  map: 420,
  round: 280,
  figure: 240,
  figures: 420,
  bars: 720,
  grid: 720,
  calendar: 720,
  panels: 720,
  tiles: 480,
  lines: 720,
} as const;

/**
 * The preferred height of a chart at a given width, in pixels: horizontal bars and heatmaps grow with their rows,
 * others get a readable height. Cards may be smaller; charts then show fewer labels. Independent of the chart library,
 * so that a page can reserve the space before loading it.
 */
export function suggestHeight(chart: SizedChart, width: number): number {
  switch (chartKindOf(chart.spec.kind).height) {
    case "usual":
    case "round":
      return Math.round(Math.min(320, Math.max(200, width * 0.4)));
    case "map":
      return heightOfMap(chart, width);
    case "tall":
      return Math.round(Math.min(480, Math.max(280, width * 0.55)));
    case "figure":
      return 120;
    case "figures":
      return 48 + Math.ceil(countSeries(chart) / Math.max(1, Math.floor(width / 150))) * 72;
    case "calendar":
      return clampHeight(heightOfCalendar(chart, width));
    case "panels":
      return clampHeight(heightOfPanels(chart, width));
    case "tiles":
      return clampHeight(heightOfTiles(chart, width));
    case "lines":
      return clampHeight(countSeries(chart) * 32 + 32);
    case "bars":
      return clampHeight(heightOfBars(chart));
    case "grid":
      return clampHeight(countRows(chart) * 26 + 52);
  }
}

/** The preferred height within an answer, limited so that the chart is visible as a whole. */
export function suggestAnswerHeight(chart: SizedChart, width: number): number {
  return Math.min(suggestHeight(chart, width), maxInAnswer[chartKindOf(chart.spec.kind).height]);
}

/** The rows of a grid and, if they have groups, a row for each group. */
function countRows({ spec, table }: SizedChart): number {
  const { series, group } = readDrawnColumns(spec);
  if (group === undefined) return countDistinct(table, series);
  const outer = cellsOf(table, group);
  const rows = cellsOf(table, series).map((cell, row) => JSON.stringify([cell, outer[row] ?? null]));
  return new Set(rows).size + new Set(outer).size;
}

function heightOfBars({ spec, table }: SizedChart): number {
  const { x, y, series, stacking } = readDrawnColumns(spec);
  const isSplit = series !== null || y.length > 1;
  const all = series === null ? table.rowCount : countDistinct(table, x?.column);
  const top = spec.display?.top;
  const rows = top === undefined ? all : Math.min(all, top.count + (top.hasOther ? 1 : 0));
  const beside = series === null ? y.length : countDistinct(table, series);
  const pitch = isSplit && stacking === "none" ? beside * 16 + 12 : 30;
  return rows * pitch + (isSplit ? 28 : 4);
}

/** As wide as its map is, with room for the key of colors. */
function heightOfMap({ spec, table }: SizedChart, width: number): number {
  const { map } = matchPlaces(cellsOf(table, readDrawnColumns(spec).x?.column));
  return Math.round(Math.min(480, Math.max(160, width * mapHeights[map] + 24)));
}

/** Heights of maps as shares of their widths. */
const mapHeights = { world: 0.48, usa: 0.62, europe: 0.8 } as const;

/** Weeks are columns where a year fits beside its label, otherwise rows. */
function heightOfCalendar({ spec, table }: SizedChart, width: number): number {
  const days = cellsOf(table, readDrawnColumns(spec).x?.column).filter((cell) => typeof cell === "string");
  const years = new Set(days.map((day) => day.slice(0, 4))).size;
  return 30 + years * Math.min(150, 26 + 7 * Math.max(8, (width - 44) / 54));
}

/** Panels are at least 150 pixels wide, wider where there is room, and 120 high. */
function heightOfPanels({ spec, table }: SizedChart, width: number): number {
  const { x, y, series } = readDrawnColumns(spec);
  const isByRows = spec.display?.panel === "scatter" || spec.display?.panel === "histogram" || y.length < 2;
  const all = isByRows ? countDistinct(table, series ?? x?.column) : countSeries({ spec, table });
  const count = Math.min(all, spec.display?.top?.count ?? maxPanels);
  return Math.ceil(count / Math.max(1, Math.floor(width / (width > 700 ? 220 : 150)))) * 124 + 24;
}

/** Small multiples show at most so many charts, unless people choose more or fewer. */
export const maxPanels = 24;

/** Tiles are at least 140 pixels wide. */
function heightOfTiles(chart: SizedChart, width: number): number {
  const count = countSeries(chart);
  const columns = Math.max(1, Math.floor((width + 24) / 164));
  return Math.ceil(count / columns) * 152 + 4;
}

function countSeries({ spec, table }: SizedChart): number {
  const { y, series } = readDrawnColumns(spec);
  return series === null ? y.length : countDistinct(table, series);
}

function countDistinct(table: Table, column: string | null | undefined): number {
  return new Set(cellsOf(table, column)).size;
}

/** Limits the height to what is reasonable to scroll through. */
function clampHeight(height: number): number {
  return Math.min(1600, Math.max(120, height));
}

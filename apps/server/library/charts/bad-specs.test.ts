import { readStoredChart } from "@askery/api";
import { describeChart } from "@askery/charts";
import {
  chartKindNames,
  chartVersion,
  makeChartSpec,
  noFacts,
  type Cell,
  type Chart,
  type ChartKind,
  type ChartRoles,
  type Table,
} from "@askery/model";
import { expect, test } from "vitest";
import { drawSvgChart } from "../../asking-process/draw-svg-chart.ts";

/**
 * The list of bad input: what is stored, or what a run returns, does not fit. Each kind of chart stays clear and safe, and
 * loses nothing: the table is as it was. Pages are tested by `e2e/chart-kinds.test.ts`.
 */
const script = `<script>alert(1)</script><img src=x onerror="alert(1)">`;

const badInputs: readonly (readonly [claim: string, spec: Partial<Names>, table: Table])[] = [
  ["figures that have vanished", {}, rowsOf({ month: months(6), shop: shops(6), lat: [], lng: [] })],
  ["an axis that has vanished", {}, rowsOf({ shop: shops(6), revenue: figures(6), orders: figures(6) })],
  ["columns that have all vanished", {}, rowsOf({ other: shops(6) })],
  ["text instead of figures", {}, rowsOf({ ...good(6), revenue: shops(6), orders: shops(6), lat: shops(6) })],
  ["figures instead of names and times", {}, rowsOf({ ...good(6), month: figures(6), shop: figures(6) })],
  ["no rows", {}, rowsOf(good(0))],
  ["nothing but missing values", {}, rowsOf({ month: gaps(5), shop: gaps(5), revenue: gaps(5) })],
  ["script in names", {}, rowsOf({ ...good(6), shop: shops(6).map((name) => `${script} ${name}`) })],
  ["script in labels", { label: script }, rowsOf(good(6))],
  ["500 series", {}, rowsOf({ ...good(1000), shop: shops(1000).map((_, row) => `Shop ${row % 500}`) })],
];

test.each(badInputs)(
  "%s: each kind is drawn safely, described, and loses nothing",
  async (_, names, table) => {
    const before = JSON.stringify(table);
    for (const kind of chartKindNames) {
      const stored: unknown = JSON.parse(JSON.stringify(chartOf(kind, names)));
      const { chart } = readStoredChart(stored);
      await expectSafe(chart, table);
    }
    expect(JSON.stringify(table)).toBe(before);
  },
);

test.each<[claim: string, change: (chart: Chart) => unknown, reason: RegExp]>([
  [
    "a newer version",
    (chart) => ({ ...chart, spec: { ...chart.spec, version: chartVersion + 1, encoding: { form: "cube" } } }),
    /newer version of Askery/u,
  ],
  ["no encoding", (chart) => ({ ...chart, spec: { ...chart.spec, encoding: null } }), /cannot be read/u],
  [
    "an unknown kind",
    (chart) => ({ ...chart, spec: { ...chart.spec, kind: "hologram" } }),
    /cannot be read/u,
  ],
])("a spec of %s is a table of all rows, and says why", async (_, change, reason) => {
  for (const kind of chartKindNames) {
    const { chart } = readStoredChart(change(chartOf(kind, {})));
    expect([chart.spec.kind, chart.caption.title]).toEqual(["table", "Revenue"]);
    expect(chart.caption.reason).toMatch(reason);
    await expectSafe(chart, rowsOf(good(6)));
  }
});

async function expectSafe(chart: Chart, table: Table): Promise<void> {
  const { spec, facts } = chart;
  const svg = await drawSvgChart({
    spec,
    facts,
    table: JSON.stringify(table),
    theme: "dark",
    width: 640,
    height: 320,
    density: "full",
  });
  const drawing = svg.replaceAll(/<style>[^<]*<\/style>/gu, "");
  expect(drawing).toMatch(/^<svg[\s\S]*<\/svg>$/u);
  expect(drawing).not.toMatch(/<(?:script|img)|<[^>]*\son\w+=|NaN|Infinity|undefined/u);
  expect(drawing.length).toBeLessThan(2_000_000);
  expect(await describeChart({ spec, facts, table })).toMatch(/\.$/u);
}

interface Names {
  readonly label: string;
}

/** A chart of a kind, for a table with all columns. */
function chartOf(kind: ChartKind, { label = "revenue" }: Partial<Names>): Chart {
  const revenue = { column: "revenue", label, format: null };
  const orders = { column: "orders", label: "orders", format: null };
  const pieces = { column: "pieces", label: "pieces", format: null };
  const roles: ChartRoles = {
    axis: { column: "month", label, kind: "time", grain: "month", format: { kind: "date", grain: "month" } },
    figures: [revenue],
    series: "shop",
    numeric: [revenue, orders, pieces],
    coordinates: { latitude: "lat", longitude: "lng", name: "shop" },
  };
  const spec = makeChartSpec({
    kind,
    roles,
    marks: [
      { kind: "goal", value: 3, label },
      { kind: "event", at: "2026-02-01", label },
      { kind: "range", of: "revenue", low: "orders", high: "gone", label },
    ],
  });
  if (spec === null) throw new Error(`A ${kind} needs a column that the test lacks.`);
  return { spec, facts: noFacts, caption: { title: "Revenue", subtitle: "", reason: "" } };
}

function good(count: number): Readonly<Record<string, readonly Cell[]>> {
  return {
    month: months(count),
    shop: shops(count),
    revenue: figures(count),
    orders: figures(count),
    pieces: figures(count),
    lat: figures(count),
    lng: figures(count),
  };
}

function rowsOf(columns: Readonly<Record<string, readonly Cell[]>>): Table {
  const entries = Object.entries(columns);
  const rowCount = entries[0]?.[1].length ?? 0;
  return {
    columns: entries.map(([name]) => ({ name, type: "other" })),
    values: entries.map(([, cells]) => Array.from({ length: rowCount }, (_, row) => cells[row] ?? null)),
    rowCount,
    isTruncated: false,
  };
}

function months(count: number): readonly string[] {
  return Array.from({ length: count }, (_, row) => `2026-${String((row % 12) + 1).padStart(2, "0")}-01`);
}

function shops(count: number): readonly string[] {
  return Array.from({ length: count }, (_, row) => `Shop ${row % 3}`);
}

function figures(count: number): readonly number[] {
  return Array.from({ length: count }, (_, row) => (row * 7) % 60);
}

function gaps(count: number): readonly null[] {
  return Array.from({ length: count }, () => null);
}

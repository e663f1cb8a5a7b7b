import { expect, test } from "vitest";
import { narrowData } from "./narrow-data.ts";
import type { PlacedData, PlacedSeries } from "./placed-data.ts";

const months = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01"];
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const seriesOf = (name: string, slot: number, values: readonly number[]): PlacedSeries => ({
  name,
  column: "revenue",
  values,
  rows: values.map((_, row) => [row]),
  role: "own",
  slot,
});
const data: PlacedData = {
  axis: {
    isTime: true,
    grain: "month",
    label: "month",
    positions: months.map((cell) => ({ cell, name: cell, ms: msOf(cell) })),
  },
  series: [seriesOf("web", 0, [1, 2, 3, 4]), seriesOf("shop", 1, [5, 6, 7, 8])],
  format: null,
  incomplete: 3,
  forecast: null,
};

test("hidden series are left out, and the others have their colors", () => {
  const { series } = narrowData(data, { hidden: ["web"], span: null });
  expect(series.map(({ name, slot }) => [name, slot])).toEqual([["shop", 1]]);
});

test("hiding every series hides none", () => {
  expect(narrowData(data, { hidden: ["web", "shop"], span: null })).toEqual(data);
});

test("a part of time has its values and rows, and its own unfinished unit", () => {
  const span = { fromMs: msOf("2026-02-01"), toMs: msOf("2026-03-01") };
  const { axis, series, incomplete } = narrowData(data, { hidden: [], span });
  expect([axis.positions.map(({ name }) => name), series[0]?.values, series[0]?.rows, incomplete]).toEqual([
    ["2026-02-01", "2026-03-01"],
    [2, 3],
    [[1], [2]],
    null,
  ]);
  const last = narrowData(data, { hidden: [], span: { ...span, toMs: msOf("2026-04-01") } });
  expect(last.incomplete).toBe(2);
});

test("a part with fewer than two moments, and one of an axis that is not time, shows all", () => {
  const span = { fromMs: msOf("2026-02-01"), toMs: msOf("2026-02-01") };
  const things = { ...data, axis: { ...data.axis, isTime: false } };
  expect(narrowData(data, { hidden: [], span })).toEqual(data);
  expect(narrowData(things, { hidden: [], span: { ...span, toMs: msOf("2026-04-01") } })).toEqual(things);
});

import { expect, test } from "vitest";
import { makeChartSpec, noFacts, tableSpec, type Cell } from "@askery/model";
import { describeChart } from "../../describe-chart.ts";
import { drawSvg } from "../../draw-svg.ts";
import { findChartKinds } from "../../find-chart-kinds.ts";
import { euros, figureOf, outputsOf, tableOf } from "../../samples.test-support.ts";
import { chartThemes } from "../../theme/chart-themes.data.ts";
import { clipRing } from "../map/clip-ring.ts";

function sourceOf(columns: Readonly<Record<string, readonly Cell[]>>, totals = "shown") {
  const figures = "revenue" in columns ? [figureOf("revenue", euros)] : [];
  const roles = {
    axis: null,
    figures,
    series: null,
    numeric: figures,
    coordinates: { latitude: "lat", longitude: "lng", name: "shop" },
  };
  const spec = makeChartSpec({ kind: "pointMap", roles, settings: { totals } }) ?? tableSpec;
  return { spec, facts: noFacts, table: tableOf(columns) };
}

const draw = async (source: ReturnType<typeof sourceOf>, width = 900) =>
  drawSvg({ ...source, theme: chartThemes.light, width, height: 420 });

const shops = {
  shop: ["Berlin", "Paris", "Lyon", "Madrid"],
  lat: [52.52, 48.86, 45.76, 40.42],
  lng: [13.4, 2.35, 4.84, -3.7],
  revenue: [400, 100, 25, 0],
};

function radiiIn(svg: string): readonly number[] {
  return [...svg.matchAll(/<circle[^>]* r="([\d.]+)"/gu)].map(([, radius]) => Math.round(Number(radius)));
}

test("areas of circles are in proportion to figures that add up", async () => {
  expect(radiiIn(await draw(sourceOf(shops)))).toEqual([19, 9, 5, 4]);
  expect(radiiIn(await draw(sourceOf(shops, "hidden")))).toEqual([4, 4, 4, 4]);
});

test("places that would touch are one circle with their number; without a figure, it shows how many", async () => {
  const near = Array.from({ length: 40 }, (_, index) => 52.5 + index / 10_000);
  const source = sourceOf({
    shop: [...near.map((_, index) => `Kiosk ${index}`), "Lisbon"],
    lat: [...near, 38.7],
    lng: [...near.map(() => 13.4), -9.1],
  });
  const svg = await draw(source);
  expect(radiiIn(svg)).toEqual([19, 4]);
  expect([...svg.matchAll(/<text[^>]*>([^<]*)</gu)].map(([, text]) => text)).toEqual(["40"]);
});

test("of many places no circles overlap, and a note says what their numbers are", async () => {
  const places = Array.from({ length: 90 }, (_, index) => index);
  const svg = await draw(
    sourceOf({
      shop: places.map((index) => `Shop ${index}`),
      lat: places.map((index) => 45 + ((index * 37) % 90) / 9),
      lng: places.map((index) => 5 + ((index * 53) % 90) / 6),
      revenue: places.map((index) => (index % 7) * 100 + 10),
    }),
    520,
  );
  const circles = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/gu)].map((match) =>
    match.slice(1).map(Number),
  );
  expect(circles.length).toBeGreaterThan(5);
  const overlaps = circles.flatMap(([x = 0, y = 0, r = 0], index) =>
    circles
      .slice(index + 1)
      .filter(([otherX = 0, otherY = 0, other = 0]) => Math.hypot(x - otherX, y - otherY) < r + other - 0.1),
  );
  expect(overlaps).toEqual([]);
  expect(svg).toContain("Numbers are revenue in EUR of all places in a circle");
  const numbers = [...svg.matchAll(/>([\d.]+k)</gu)].map(([, number = ""]) => number);
  expect(numbers.length).toBeGreaterThan(1);
});

test("rows without a position are counted, also those at 0° N 0° E", async () => {
  const source = sourceOf({ shop: ["A", "B", "C", "D"], lat: [10, 0, null, 95], lng: [10, 0, 5, 5] });
  expect(await draw(source)).toContain("3 of 4 rows have no position");
  expect(await describeChart(source)).toBe(
    "Map of 1 place, from 10° N 10° E to 10° N 10° E. 3 of 4 rows have no position.",
  );
});

test("a map of places is described by its bounds and its largest figure", async () => {
  expect(await describeChart(sourceOf(shops))).toBe(
    "Map of revenue at 4 places, from 40° N 4° W to 53° N 13° E. Highest: Berlin, €400.",
  );
});

test("100,000 places around the world are a small picture", async () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => index);
  const source = sourceOf({
    shop: rows.map((index) => `Shop ${index}`),
    lat: rows.map((index) => ((index * 37) % 120) - 50),
    lng: rows.map((index) => ((index * 53) % 340) - 170),
  });
  expect((await draw(source)).length).toBeLessThan(500_000);
});

test("it is offered for results with a latitude and a longitude", () => {
  const choiceOf = (columns: Readonly<Record<string, readonly Cell[]>>) => {
    const table = tableOf(columns);
    const choices = findChartKinds(tableSpec, { table, outputs: outputsOf(table) });
    return choices.find(({ kind }) => kind === "pointMap");
  };
  expect(choiceOf({ shop: ["A"], latitude: [1.5], longitude: [2.5] })).toEqual({
    kind: "pointMap",
    canShow: true,
    reason: "",
  });
  expect(choiceOf({ shop: ["A"], width: [1] })).toEqual({
    kind: "pointMap",
    canShow: false,
    reason: "A map of points needs a latitude and a longitude.",
  });
});

test("a ring is cut at the edges of a box", () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  const ring = [
    [-5, 2],
    [5, 2],
    [5, 8],
    [-5, 8],
  ] as const;
  expect(clipRing(ring, box).toSorted(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2)).toEqual([
    [0, 2],
    [0, 8],
    [5, 2],
    [5, 8],
  ]);
  expect(
    clipRing(
      ring.map(([x, y]) => [x - 20, y] as const),
      box,
    ),
  ).toEqual([]);
});

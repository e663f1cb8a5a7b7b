import { describe, expect, test } from "vitest";
import { makeChartSpec, noFacts, type ChartKind } from "@askery/model";
import { describeChart } from "../describe-chart.ts";
import { drawChart } from "../draw-chart.ts";
import { drawSvg } from "../draw-svg.ts";
import { loadKindDrawing } from "../kinds/kind-drawings.ts";
import { categoryAxis, euros, figureOf, tableOf } from "../samples.test-support.ts";
import { chartThemes } from "../theme/chart-themes.data.ts";

const country = ["Germany", "France", "Spain", "Italy"];
const columns = {
  country,
  revenue: [400, 300, 200, 100],
  orders: [4, 3, 2, 1],
  margin: [10, 40, null, 25],
  latitude: [52.5, 48.9, 40.4, 41.9],
  longitude: [13.4, 2.4, -3.7, 12.5],
};

function sourceOf(kind: ChartKind, colorBy: string | null = "margin") {
  const [revenue, orders] = [figureOf("revenue", euros), figureOf("orders")];
  const spec = makeChartSpec({
    kind,
    roles: {
      axis: categoryAxis("country"),
      figures: [revenue],
      series: null,
      numeric: [revenue, orders, figureOf("margin", euros)],
      coordinates: { latitude: "latitude", longitude: "longitude", name: "country" },
    },
    display: colorBy === null ? {} : { colorBy: figureOf(colorBy, euros) },
  });
  if (spec === null) throw new Error(`No ${kind}.`);
  return { spec, facts: noFacts, table: tableOf(columns) };
}

const kinds: readonly ChartKind[] = [
  "bar",
  "horizontalBar",
  "scatter",
  "bubble",
  "treemap",
  "map",
  "pointMap",
];

describe.each(kinds)("a %s colored by a figure", (kind) => {
  test("has marks of other colors, a key with its name and ends, and says so", async () => {
    const [plain, colored] = await Promise.all(
      [null, "margin"].map(async (by) =>
        drawSvg({ ...sourceOf(kind, by), theme: chartThemes.light, width: 640, height: 360 }),
      ),
    );
    const fills = (svg = "") => new Set([...svg.matchAll(/fill="(rgb[^"]+)"/gu)].map(([, fill]) => fill));
    expect([...fills(colored)].filter((fill) => !fills(plain).has(fill)).length).toBeGreaterThan(2);
    for (const text of ["margin", "€10", "€40"]) expect(colored).toContain(`>${text}</text>`);
    const words = await Promise.all([null, "margin"].map(async (by) => describeChart(sourceOf(kind, by))));
    expect(words[1]).toBe(`${words[0]} Colors show margin, from €10 to €40.`);
  });

  test("names the figure in its tooltips", async () => {
    await loadKindDrawing(kind);
    const drawing = await drawChart({
      ...sourceOf(kind),
      theme: chartThemes.light,
      size: { width: 640, height: 360 },
    });
    const lines = drawing
      .listMarks()
      .flat()
      .flatMap(({ target }) => drawing.describe(target)?.lines ?? []);
    expect(lines).toContainEqual({ color: null, name: "margin", value: "€40" });
  });

  test("has the usual colors if the run lacks the figure", async () => {
    const draw = async (by: string | null) =>
      drawSvg({ ...sourceOf(kind, by), theme: chartThemes.dark, width: 640, height: 360 });
    expect(await draw("gone")).toBe(await draw(null));
  });
});

test("a row without the figure is gray", async () => {
  const svg = await drawSvg({ ...sourceOf("bar"), theme: chartThemes.light, width: 640, height: 360 });
  expect(svg).toContain(`fill="${chartThemes.light.rest}"`);
});

test("other kinds ignore it", async () => {
  const draw = async (by: string | null) =>
    drawSvg({ ...sourceOf("pie", by), theme: chartThemes.dark, width: 640, height: 360 });
  expect(await draw("margin")).toBe(await draw(null));
  expect(await describeChart(sourceOf("pie"))).toBe(await describeChart(sourceOf("pie", null)));
});

import { expect, test } from "vitest";
import { makeChartSpec, noFacts, tableSpec, type Cell } from "@askery/model";
import { describeChart } from "../../describe-chart.ts";
import { drawSvg } from "../../draw-svg.ts";
import { categoryAxis, euros, figureOf, tableOf } from "../../samples.test-support.ts";
import { chartThemes } from "../../theme/chart-themes.data.ts";

function sourceOf(place: readonly Cell[], revenue: readonly Cell[]) {
  const figure = figureOf("revenue", euros);
  const roles = { axis: categoryAxis("place"), figures: [figure], series: null, numeric: [figure] };
  return {
    spec: makeChartSpec({ kind: "map", roles }) ?? tableSpec,
    facts: noFacts,
    table: tableOf({ place, revenue }),
  };
}

const draw = async (source: ReturnType<typeof sourceOf>, width = 900) =>
  drawSvg({ ...source, theme: chartThemes.light, width, height: 480 });

test("regions have a shade by their figure, others are gray, and nothing is drawn twice", async () => {
  const svg = await draw(sourceOf(["CA", "TX", "NY"], [10, 20, 40]));
  const fills = [...svg.matchAll(/<path d="M[^"]+Z" fill="([^"]+)" stroke=/gu)].map(([, fill]) => fill);
  expect(fills).toHaveLength(51);
  const counts = Map.groupBy(fills, (fill) => fill);
  expect([...counts.values()].map((same) => same.length).toSorted((one, other) => other - one)).toEqual([
    48, 1, 1, 1,
  ]);
});

test("places that are not found are named", async () => {
  const source = sourceOf(["Germany", "FRA", "Atlantis", "Narnia", null], [3, 2, 1, 1, 1]);
  expect(await draw(source)).toContain("2 of 5 places were not found: Atlantis, Narnia");
  expect(await describeChart(source)).toBe(
    "Map of revenue by place, 5 points. Highest: Germany, €3. Lowest: Atlantis, €1. 2 of 5 places were not found: Atlantis, Narnia.",
  );
});

test("the world shows only the part that has figures, and its surroundings", async () => {
  const fills = async (...places: readonly string[]) => {
    const svg = await draw(
      sourceOf(
        places,
        places.map((_, index) => index + 1),
      ),
    );
    return [...svg.matchAll(/<path d="M[^"]+Z" fill="[^"]+" stroke=/gu)].length;
  };
  const all = await fills("Germany", "Japan", "Brazil", "Canada");
  const part = await fills("Germany", "Japan");
  expect(all).toBeGreaterThan(140);
  expect(part).toBeLessThan(all - 20);
});

test("a map in a high box fills its width with the part that has figures", async () => {
  const svg = await draw(sourceOf(["Germany", "Japan"], [2, 1]), 440);
  const paths = [...svg.matchAll(/<path d="(M[^"]+)Z" fill="[^"]+" stroke=/gu)].map(([, path]) => path ?? "");
  const points = paths.flatMap((path) => [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/gu)]);
  const spread = (part: 1 | 2) => {
    const values = points.map((point) => Number(point[part]));
    return Math.max(...values) - Math.min(...values);
  };
  // The whole world would be 210 pixels high.
  expect(spread(1)).toBeGreaterThan(430);
  expect(spread(2)).toBeGreaterThan(260);
});

test("a region that is smaller than a pixel is a dot", async () => {
  const svg = await draw(sourceOf(["Singapore", "United States"], [3, 2]), 360);
  expect(svg.match(/<circle/gu)).toHaveLength(1);
});

test("a map is small enough to be sent: details below a pixel are left out", async () => {
  const svg = await draw(sourceOf(["Germany", "Brazil"], [3, 2]), 1600);
  expect(svg.length).toBeLessThan(400_000);
});

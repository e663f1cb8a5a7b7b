import type { ChartKind, Table } from "@askery/model";
import { expect, test } from "vitest";
import { drawSvg } from "../draw-svg.ts";
import {
  categoryAxis,
  chartOf,
  euros,
  figureOf,
  monthAxis,
  partsOf,
  tableOf,
} from "../samples.test-support.ts";
import { readTexts } from "../svg-texts.test-support.ts";
import { chartThemes } from "../theme/chart-themes.data.ts";

const revenue = figureOf("revenue", euros);

async function readDrawn(kind: ChartKind, table: Table, width: number): Promise<readonly string[]> {
  const x = table.columns[0]?.name === "month" ? monthAxis : categoryAxis("name");
  const series = table.columns.some(({ name }) => name === "series") ? "series" : null;
  const chart = chartOf(partsOf({ kind, x, y: [revenue], series }));
  const svg = await drawSvg({ ...chart, table, theme: chartThemes.dark, width, height: 220 });
  return readTexts(svg).map(({ text }) => text);
}

test.each([
  [
    "what the others take from has no sign",
    tableOf({ name: ["List price", "Discounts"], revenue: [700, -30] }),
    ["€700", "−€30", "€670"],
  ],
  [
    "a first change that later ones add to has a sign",
    tableOf({ name: ["Search", "Store"], revenue: [700, 30] }),
    ["+€700", "+€30", "€730"],
  ],
  [
    "a change of time has a sign",
    tableOf({ month: ["2026-01-01", "2026-02-01"], revenue: [700, -30] }),
    ["+€700", "−€30", "€670"],
  ],
])("in a waterfall, %s", async (_, table, figures) => {
  expect(await readDrawn("waterfall", table, 640)).toEqual(expect.arrayContaining(figures));
});

test.each<[kind: ChartKind, texts: readonly string[]]>([
  ["funnel", ["€700", "100%", "–", "€0", "0%"]],
  ["waterfall", ["+€700", "–", "€0"]],
])("in a %s, a missing figure is a dash and no zero", async (kind, texts) => {
  const table = tableOf({ name: ["Visit", "Cart", "Order"], revenue: [700, null, 0] });
  const drawn = await readDrawn(kind, table, 640);
  expect(drawn).toEqual(expect.arrayContaining([...texts]));
  expect(drawn.filter((text) => text === "€0")).toHaveLength(1);
});

test("parts of a treemap whose tiles would be too small for a name are one", async () => {
  const names = Array.from({ length: 24 }, (_, index) => `Part ${index + 1}`);
  const table = tableOf({ name: names, revenue: names.map((_, index) => 1000 / (index + 1)) });
  const listOthers = async (width: number) =>
    (await readDrawn("treemap", table, width)).filter((text) => text.startsWith("Other"));
  expect([await listOthers(1200), await listOthers(320)]).toEqual([[], ["Other (14)"]]);
});

test("the nodes of one side of a sankey have figures all together, or none", async () => {
  const table = tableOf({
    name: ["Search", "A channel of a long name", "Search", "A channel of a long name"],
    series: ["Garden", "Garden", "Kitchen", "Kitchen"],
    revenue: [1000, 2000, 3000, 4000],
  });
  const countFigures = (texts: readonly string[]) => texts.filter((text) => text.startsWith("€")).length;
  expect(countFigures(await readDrawn("sankey", table, 900))).toBe(4);
  expect(countFigures(await readDrawn("sankey", table, 400))).toBe(2);
});

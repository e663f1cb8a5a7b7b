import { expect, test } from "vitest";
import type { ChartKind, ChartMark } from "@askery/model";
import { draw } from "../draw-kinds.test-support.ts";
import { drawSvg } from "../draw-svg.ts";
import {
  categoryAxis,
  chartOf,
  figureOf,
  monthAxis,
  monthsOf2026,
  partsOf,
  readPath,
  tableOf,
} from "../samples.test-support.ts";
import { findCollisions, readTexts } from "../svg-texts.test-support.ts";
import { chartThemes } from "../theme/chart-themes.data.ts";

const sales = figureOf("sales");
const months = tableOf({ month: monthsOf2026(8), sales: [400, 455, 420, 484, 480, 457, 479, 463] });
const marks: readonly ChartMark[] = [
  { kind: "goal", value: 450, label: "goal" },
  { kind: "average" },
  { kind: "reference", value: 445, label: "last year" },
  { kind: "band", from: 380, to: 420, label: "usual" },
];
const names = ["average 455", "goal", "last year", "usual"];

test.each<[ChartKind, number]>([
  ["line", 640],
  ["line", 300],
  ["area", 640],
  ["step", 300],
  ["bar", 640],
  ["bar", 300],
])(
  "names of lines and bands of a %s %i px wide are beside the figures, none over another",
  async (kind, width) => {
    const parts = partsOf({ kind, x: monthAxis, y: [sales], marks });
    const size = { width, height: 240 };
    const grid = readPath(draw(parts, months, { size }).option, "grid");
    const right = Number(readPath(grid, "left")) + Number(readPath(grid, "width"));
    const svg = await drawSvg({ ...chartOf(parts), table: months, theme: chartThemes.dark, ...size });
    const named = readTexts(svg).filter(({ text }) => names.includes(text));
    expect(named.map(({ text }) => text).toSorted()).toEqual(names);
    expect(named.filter(({ left }) => left < right)).toEqual([]);
    expect(findCollisions(svg)).toEqual([]);
  },
);

test("names of lines share a column with the names of stacked bars", async () => {
  const pairs = monthsOf2026(4).flatMap((month) => ["A", "B"].map((name) => [month, name] as const));
  const table = tableOf({
    month: pairs.map(([month]) => month),
    name: pairs.map(([, name]) => name),
    sales: pairs.map((_, index) => 100 + index * 10),
  });
  const parts = partsOf({
    kind: "bar",
    x: monthAxis,
    y: [sales],
    series: "name",
    stacking: "stacked",
    marks,
  });
  const svg = await drawSvg({ ...chartOf(parts), table, theme: chartThemes.dark, width: 640, height: 300 });
  const texts = readTexts(svg).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(["A", "B", "goal", "last year", "usual"]));
  expect(findCollisions(svg)).toEqual([]);
});

test("names of lines are in a row above bars whose own names need the room", () => {
  const parts = partsOf({ kind: "bar", x: categoryAxis("name"), y: [sales], marks: marks.slice(0, 2) });
  const table = tableOf({ name: ["Furniture", "Kitchen", "Textiles", "Lighting"], sales: [4, 3, 2, 1] });
  const { graphic } = draw(parts, table, { size: { width: 320, height: 240 } }).option;
  const texts = (Array.isArray(graphic) ? graphic : []).map((part: unknown) =>
    readPath(part, "style", "text"),
  );
  expect(texts).toContain("goal · average 2.5");
});

import { makeChartSpec, type ChartDisplay, type ChartKind, type ChartMark, type Table } from "@askery/model";
import { describe, expect, test } from "vitest";
import { drawSvg } from "../draw-svg.ts";
import { chartThemes } from "../theme/chart-themes.data.ts";

/** What people switch on and off in a drawing, by what is in the picture. */
const months = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01", "2026-06-01"];

interface Wish {
  readonly display?: ChartDisplay;
  readonly marks?: readonly ChartMark[];
  readonly hasSeries?: boolean;
  /** Default: those of `hasSeries`. */
  readonly shops?: readonly string[];
  readonly hasNamesBeside?: boolean;
}

async function draw(kind: ChartKind, wish: Wish): Promise<string> {
  const { display = {}, marks = [], hasSeries = false, hasNamesBeside = false } = wish;
  const { shops = hasSeries ? ["North", "South"] : ["North"] } = wish;
  const rows = shops.flatMap((shop, at) =>
    months.map((month, row) => [month, shop, 10 + row * row + at * 30]),
  );
  const table: Table = {
    columns: [
      { name: "month", type: "date" },
      { name: "shop", type: "text" },
      { name: "revenue", type: "float" },
    ],
    values: [0, 1, 2].map((column) => rows.map((row) => row[column] ?? null)),
    rowCount: rows.length,
    isTruncated: false,
  };
  const format = { kind: "date", grain: "month" } as const;
  const spec = makeChartSpec({
    kind,
    roles: {
      axis: { column: "month", label: "month", kind: "time", grain: "month", format },
      figures: [{ column: "revenue", label: "revenue", format: null }],
      series: hasSeries ? "shop" : null,
      numeric: [],
    },
    display,
    marks,
  });
  if (spec === null) throw new Error("The kind draws these columns.");
  return drawSvg({ spec, table, theme: chartThemes.dark, width: 640, height: 320, hasNamesBeside });
}

/** What only grid lines have: the opacity of their color. */
const grid = 'stroke-opacity="0.07"';
const countOf = (svg: string, part: string): number => svg.split(part).length - 1;

test.each<ChartKind>(["line", "step"])("a %s has no grid lines if they are hidden", async (kind) => {
  const shown = await draw(kind, {});
  expect(countOf(shown, grid)).toBeGreaterThan(0);
  expect(countOf(await draw(kind, { display: { grid: "hidden" } }), grid)).toBe(0);
});

test.each<ChartKind>(["line", "area", "bar", "horizontalBar"])(
  "a %s does not name its series if the legend is hidden",
  async (kind) => {
    expect(await draw(kind, { hasSeries: true })).toContain("South");
    expect(await draw(kind, { hasSeries: true, display: { legend: "hidden" } })).not.toContain("South");
  },
);

test.each<ChartKind>(["line", "step", "bar", "horizontalBar"])(
  "a %s draws no legend where the page names the series",
  async (kind) => {
    const wish = { hasSeries: true, shops: ["North", "South", "East", "West", "Harbor", "Hill", "Lake"] };
    expect(await draw(kind, wish)).toContain("Harbor");
    expect(await draw(kind, { ...wish, hasNamesBeside: true })).not.toContain("Harbor");
  },
);

test("names at the ends of lines stay where the page names the series", async () => {
  expect(await draw("line", { hasSeries: true, hasNamesBeside: true })).toContain("South");
});

test("a smooth line is made of curves, a straight one is not", async () => {
  const curve = /<path d="M[^"]*C/u;
  expect(await draw("line", {})).not.toMatch(curve);
  expect(await draw("line", { display: { curve: "smooth" } })).toMatch(curve);
});

test("markers are a dot at each figure, without them only the last has one", async () => {
  const dots = async (display: ChartDisplay) =>
    countOf(await draw("line", { display }), "A") - countOf(await draw("line", {}), "A");
  expect(await dots({})).toBe(0);
  expect(await dots({ points: "shown" })).toBeGreaterThanOrEqual(months.length - 1);
});

describe("a trend line", () => {
  const trend = [{ kind: "trend" }] as const;
  const dash = 'stroke-dasharray="6,3"';

  test.each<[kind: ChartKind, hasSeries: boolean, lines: number]>([
    ["line", false, 1],
    ["line", true, 2],
    ["step", false, 1],
    ["area", false, 1],
    ["bar", false, 1],
    ["horizontalBar", false, 0],
  ])("of a %s, several series: %s: %i", async (kind, hasSeries, lines) => {
    expect(countOf(await draw(kind, { marks: trend, hasSeries }), dash)).toBe(lines);
    expect(countOf(await draw(kind, { hasSeries }), dash)).toBe(0);
  });
});

test("a line that points out a value writes its figure", async () => {
  const marks = [{ kind: "highlight", values: ["2026-03-01"], isBad: false }] as const;
  expect(await draw("line", {})).not.toContain(">14<");
  expect(await draw("line", { marks })).toContain(">14<");
});

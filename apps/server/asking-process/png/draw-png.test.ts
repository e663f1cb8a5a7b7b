import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chartThemes, drawSvg, type ThemeName } from "@askery/charts";
import { makeChartSpec, noFacts, type Table } from "@askery/model";
import { expect, test } from "vitest";
import { drawPng } from "./draw-png.ts";
import { measureDifference, readPixels } from "./read-pixels.test-support.ts";

test.each<ThemeName>(["light", "dark"])(
  "a chart in %s colors is drawn as its reference picture",
  async (theme) => {
    const bytes = await drawPng(await drawBars(["Furniture", "Kitchen", "Garden"], theme), {
      widthPx: 480,
      scale: 1,
    });
    const name = `bars-${theme}.png`;
    // A new picture is accepted by copying it over the reference.
    const drawn = join(import.meta.dirname, "../../../../.cache/png");
    mkdirSync(drawn, { recursive: true });
    writeFileSync(join(drawn, name), bytes);
    const reference = readPixels(readFileSync(join(import.meta.dirname, "reference", name)));
    expect(measureDifference(readPixels(bytes), reference)).toBeLessThan(0.005);
  },
);

test("the width is in pixels of the picture, of which the file has scale times as many", async () => {
  const svg = await drawBars(["Furniture", "Kitchen"], "light");
  const once = readPixels(await drawPng(svg, { widthPx: 240, scale: 1 }));
  const twice = readPixels(await drawPng(svg, { widthPx: 240, scale: 2 }));
  expect([once.width, once.height, twice.width, twice.height]).toEqual([240, 135, 480, 270]);
});

test("a picture that would be too large has fewer pixels", async () => {
  const rectangle = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`;
  const high = readPixels(await drawPng(rectangle(100, 10_000), { widthPx: 200, scale: 2 }));
  expect([high.width, high.height]).toEqual([160, 16_000]);
  const wide = readPixels(await drawPng(rectangle(1000, 1000), { widthPx: 9000, scale: 1 }));
  expect(wide.width * wide.height).toBeLessThanOrEqual(32_010_000);
});

test.each([
  ["right to left", "إيرادات", "מכירות"],
  ["of pictographs", "🚀 Rockets", "👩‍👩‍👧 Families"],
  ["with markup", `<script>alert("1")</script>`, `"><image href="http://127.0.0.1/x"/> & ]]>`],
  ["with characters that XML lacks", "a\u0000b\uD800", "\uFFFF"],
  ["of 300 characters", "Very long ".repeat(30), "W".repeat(300)],
])("names %s do not change the rest of the picture", async (_, first, second) => {
  const names = [first, second];
  const draw = async (theme: ThemeName) =>
    readPixels(await drawPng(await drawBars(names, theme), { widthPx: 480, scale: 1 }));
  for (const theme of ["light", "dark"] as const) {
    const { width, height, values } = await draw(theme);
    expect([width, height]).toEqual([480, 270]);
    expect(hasColor(values, chartThemes[theme].series[0] ?? "")).toBe(true);
  }
});

test.each(["Αθήνα", "София", "إيرادات", "מכירות", "Հայաստան", "საქართველო"])(
  "the letters of %s are drawn, not boxes",
  async (name) => {
    const draw = async (text: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="30"><text x="9" y="20" font-family="Geist" font-size="16">${text}</text></svg>`;
      return readPixels(await drawPng(svg, { widthPx: 200, scale: 1 }));
    };
    // No font has this letter, so it is a box.
    const boxes = await draw("\u{1F9FF}".repeat(name.length));
    expect(measureDifference(await draw(name), boxes)).toBeGreaterThan(0.005);
  },
);

test("text that is no drawing is refused, and the next picture is drawn", async () => {
  const size = { widthPx: 100, scale: 1 };
  const broken = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect></svg>`;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>`;
  const [first, second] = await Promise.allSettled([drawPng(broken, size), drawPng(whole, size)]);
  expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
  await expect(drawPng("no drawing", size)).rejects.toThrow("a drawing has a size");
});

async function drawBars(names: readonly string[], theme: ThemeName): Promise<string> {
  const colors = chartThemes[theme];
  const revenue = { column: "revenue", label: "revenue", format: null };
  const axis = {
    column: "name",
    label: names[0] ?? "",
    kind: "category",
    grain: null,
    format: null,
  } as const;
  const table: Table = {
    columns: [
      { name: "name", type: "other" },
      { name: "revenue", type: "other" },
    ],
    values: [names, names.map((_, row) => 1200 - 300 * row)],
    rowCount: names.length,
    isTruncated: false,
  };
  const spec = makeChartSpec({
    kind: "bar",
    roles: { axis, figures: [revenue], series: null, numeric: [revenue] },
  });
  if (spec === null) throw new Error("Bars need an axis and a figure.");
  const drawing = await drawSvg({ spec, facts: noFacts, table, theme: colors, width: 480, height: 270 });
  return drawing.replace(
    /<svg[^>]*>/u,
    (start) => `${start}<rect width="480" height="270" fill="${colors.surface}"/>`,
  );
}

function hasColor(values: Uint8Array, color: string): boolean {
  const [red, green, blue] = color.match(/\d+/gu) ?? [];
  return `${Buffer.from(values).toString("hex").match(/.{8}/gu)?.join(" ") ?? ""} `.includes(
    `${Buffer.from([Number(red), Number(green), Number(blue), 255]).toString("hex")} `,
  );
}

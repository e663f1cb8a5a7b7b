import { expect, test } from "vitest";
import { chartKindNames } from "@askery/model";
import { drawSvg } from "./draw-svg.ts";
import {
  categoryAxis,
  chartOf,
  euros,
  figureOf,
  monthAxis,
  monthsOf2026,
  numberAxis,
  partsOf,
  tableOf,
} from "./samples.test-support.ts";
import { chartThemes } from "./theme/chart-themes.data.ts";

const hostile = [
  "<script>alert(1)</script>",
  `"quotes" & 'apostrophes'`,
  "</text></svg><img src=x onerror=alert(1)>",
  "]]> <!-- {a|b} ${1} &lt;",
  "two\nlines\u0000\uFFFE",
  "\u202Eturned",
  "שלום עולם",
  "x".repeat(10_000),
  "\uD800",
];
const picture = { theme: chartThemes.light, width: 640, height: 260 };

test.each(chartKindNames)(
  "a %s of malicious names is well-formed, and contains no scripts and only tags of a drawing",
  async (kind) => {
    const table = tableOf({
      name: hostile,
      [hostile[0] ?? ""]: hostile.map((_, index) => index + 1),
      other: hostile.map((_, index) => index),
    });
    const isNumeric = kind === "scatter" || kind === "histogram";
    const parts = partsOf({
      kind,
      marks: [
        { kind: "event", at: hostile[1] ?? "", label: hostile[0] ?? "" },
        { kind: "goal", value: 3, label: hostile[2] ?? "" },
      ],
      x: isNumeric ? numberAxis("other") : categoryAxis("name"),
      y: [figureOf(hostile[0] ?? ""), ...(kind === "line" ? [figureOf("other")] : [])],
      series: kind === "heatmap" || kind === "area" ? "name" : null,
      stacking: kind === "area" ? "stacked" : "none",
    });
    const svg = await drawSvg({ ...chartOf(parts), table, ...picture });
    expect(readTags(svg)).toEqual([]);
    expect(svg).not.toMatch(/ecmeta_|<style/);
    expect(svg.length).toBeLessThan(200_000);
  },
);

/** Errors in the nesting of tags, the attributes or the text of a document; empty if it is well-formed. */
function readTags(svg: string): readonly string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name = "", attributes = "", self] of svg.matchAll(tag)) {
    if (!drawingTags.has(name)) wrong.push(`<${name}> is no tag of a drawing`);
    if (/style="font:/.test(attributes)) wrong.push(`<${name}${attributes}> has a shorthand`);
    if (/\s(?:on\w+|href|xlink:href)=/.test(attributes)) wrong.push(`<${name}${attributes}> acts or links`);
    if (slash === "/" && open.pop() !== name) wrong.push(`</${name}> closes nothing`);
    if (slash === "" && self === "") open.push(name);
  }
  const text = svg.replaceAll(tag, "");
  if (/[<>]/.test(text)) wrong.push(`stray angle bracket: ${text.slice(0, 80)}`);
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(text)) wrong.push("stray ampersand");
  const isForbidden = (letter: string) =>
    (letter < " " && letter !== "\n") || letter === "\uFFFE" || letter === "\uFFFF";
  if (Array.from(text).some(isForbidden) || !text.isWellFormed()) wrong.push("a letter that XML has not");
  return [...wrong, ...open.map((name) => `<${name}> stays open`)];
}

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;
const drawingTags = new Set(
  "svg g rect path text tspan circle polyline polygon line defs clipPath linearGradient stop pattern".split(
    " ",
  ),
);

test.each(chartKindNames)(
  "no rows, one row and only missing figures of a %s are drawn without failing",
  async (kind) => {
    const parts = partsOf({
      kind,
      x: kind === "scatter" ? numberAxis("b") : categoryAxis("a"),
      y: [figureOf("b")],
      series: kind === "heatmap" ? "a" : null,
    });
    for (const table of [
      tableOf({ a: [], b: [] }),
      tableOf({ a: ["x"], b: [1] }),
      tableOf({ a: ["x", "y"], b: [null, null] }),
    ]) {
      expect(await drawSvg({ ...chartOf(parts), table, ...picture })).toMatch(/^<svg[\s\S]*<\/svg>$/);
    }
  },
);

test.each([1e300, 1e-300, -1e15, 5e-324, Number.MAX_VALUE])(
  "figures as large or small as %d result in valid coordinates",
  async (value) => {
    for (const kind of ["line", "bar", "horizontalBar", "histogram", "pie"] as const) {
      const parts = partsOf({ kind, x: categoryAxis("a"), y: [figureOf("b")] });
      const svg = await drawSvg({
        ...chartOf(parts),
        table: tableOf({ a: ["x", "y", "z"], b: [value, value / 2, 0] }),
        ...picture,
      });
      expect(svg).not.toMatch(/NaN|Infinity/);
    }
  },
);

test("the same spec and table result in the same picture, byte for byte", async () => {
  const parts = partsOf({ kind: "line", x: monthAxis, y: [figureOf("revenue", euros)] });
  const table = tableOf({ month: monthsOf2026(4), revenue: [1, 2, 3, 4] });
  expect(await drawSvg({ ...chartOf(parts), table, ...picture })).toBe(
    await drawSvg({ ...chartOf(parts), table, ...picture }),
  );
});

test("a thumbnail has no text", async () => {
  const parts = partsOf({ kind: "bar", x: monthAxis, y: [figureOf("revenue", euros)] });
  const table = tableOf({ month: monthsOf2026(4), revenue: [1, 2, 3, 4] });
  const svg = await drawSvg({
    ...chartOf(parts),
    table,
    theme: chartThemes.dark,
    width: 240,
    height: 140,
    density: "thumbnail",
  });
  expect(svg).not.toContain("<text");
  expect(svg).toContain("<path");
});

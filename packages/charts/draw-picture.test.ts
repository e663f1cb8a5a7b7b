import { noFacts, type Chart, type Table } from "@askery/model";
import { expect, test } from "vitest";
import { drawPicture } from "./draw-picture.ts";

const table: Table = {
  columns: [
    { name: "country", type: "text" },
    { name: "orders", type: "integer" },
  ],
  values: [
    ["France", "Spain"],
    [3, 5],
  ],
  rowCount: 2,
  isTruncated: false,
};

const chart: Chart = {
  spec: {
    version: 3,
    kind: "horizontalBar",
    encoding: {
      form: "series",
      x: { column: "country", label: "country", kind: "category", grain: null, format: null },
      y: [{ column: "orders", label: "orders", format: { kind: "number" } }],
      series: null,
    },
    settings: { stacking: "none" },
    marks: [],
  },
  caption: {
    title: `Spain & "<script>" lead\u0007`,
    subtitle: "Orders by country",
    reason: "because the names are long",
  },
  facts: noFacts,
};

test("a picture contains title, subtitle and chart, with markup escaped", async () => {
  const { svg, width, height } = await drawPicture({ chart, table, locale: "en-US" });
  expect(svg).toContain(`width="${width}" height="${height}"`);
  expect(svg).toContain("Spain &amp; &quot;&lt;script&gt;&quot; lead</text>");
  expect(svg).toContain("Orders by country</text>");
  expect(svg).toContain("France");
  expect(svg.toLowerCase()).not.toContain("<script");
});

test("a title that is too long for the picture has a second line, which is cut", async () => {
  const draw = async (title: string) => {
    const caption = { title, subtitle: "", reason: "" };
    const { svg, height } = await drawPicture({
      chart: { ...chart, caption },
      table,
      width: 360,
      theme: "dark",
    });
    const lines = [...svg.matchAll(/font-size="20"[^>]*>([^<]*)</gu)].map(([, line]) => line);
    return { lines, height };
  };
  const short = await draw("Spain leads");
  const long = await draw(
    "Spain leads, and France follows it at some distance, as it did in every year before",
  );
  expect(short.lines).toEqual(["Spain leads"]);
  expect(long.lines).toEqual(["Spain leads, and France", expect.stringMatching(/^follows it at .*…$/u)]);
  expect(long.height - short.height).toBe(26);
  expect((await draw("")).lines).toEqual([]);
});

test("a picture for a wall screen is that of a wide page, enlarged", async () => {
  const [page, wall] = await Promise.all(
    [1280, 2560].map(async (width) => drawPicture({ chart, table, width })),
  );
  expect([wall?.width, wall?.height]).toEqual([2560, (page?.height ?? 0) * 2]);
  expect(wall?.svg).toContain('<g transform="scale(2)">');
  const sizes = (svg = "") => [...svg.matchAll(/font-size[:=]"?([\d.]+)/gu)].map(([, size]) => size);
  expect(sizes(wall?.svg)).toEqual(sizes(page?.svg));
});

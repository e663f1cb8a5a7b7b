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

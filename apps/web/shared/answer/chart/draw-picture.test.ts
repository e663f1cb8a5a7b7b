import type { ChartSpec, Table } from "@askery/model";
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

const spec: ChartSpec = {
  type: "horizontalBar",
  reason: "",
  title: `Spain & "<script>" lead\u0007`,
  subtitle: "Orders by country",
  x: { column: "country", label: "country", kind: "category", grain: null, format: null },
  y: [{ column: "orders", label: "orders", format: { kind: "number" } }],
  series: null,
  stacking: "none",
  incompleteFrom: null,
};

test("a picture holds title, subtitle and chart; markup in them is text", async () => {
  const { svg, width, height } = await drawPicture({ spec, table, locale: "en-US" });
  expect(svg).toContain(`width="${width}" height="${height}"`);
  expect(svg).toContain("Spain &amp; &quot;&lt;script&gt;&quot; lead</text>");
  expect(svg).toContain("Orders by country</text>");
  expect(svg).toContain("France");
  expect(svg.toLowerCase()).not.toContain("<script");
});

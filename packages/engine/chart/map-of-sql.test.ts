import type { Cell, Table, TableColumn } from "@askery/model";
import { expect, test } from "vitest";
import { chooseChart } from "./choose-chart.ts";
import { describeOutputs } from "./describe-outputs.ts";
import { shop as catalog } from "../shop-catalog.test-support.ts";
import { describedShop as described, settings, today } from "./shop.test-support.ts";

/** The map of three cities with a figure that SQL of a person computed. */
function mapOf(figure: string, cells: readonly Cell[]) {
  const columns: readonly TableColumn[] = [
    { name: "city", type: "text" },
    { name: "lat", type: "float" },
    { name: "lng", type: "float" },
    { name: figure, type: "float" },
  ];
  const values = [["Berlin", "Paris", "Lyon"], [52.5, 48.9, 45.8], [13.4, 2.4, 4.8], cells];
  const table: Table = { columns, values, rowCount: 3, isTruncated: false };
  const plan = { kind: "sql", text: "SELECT …" } as const;
  const outputs = describeOutputs({ plan, table, catalog, described, settings });
  return chooseChart({ plan, table, outputs, catalog, today, settings, askedChart: null }).spec;
}

test.each([
  ["orders", "shown"],
  ["revenue", "shown"],
  ["average_revenue", "hidden"],
  ["conversion_rate", "hidden"],
])("circles of a map of SQL are as large as %s if it adds up: totals are %s", (figure, totals) => {
  expect(mapOf(figure, [0.4, 0.3, 0.25])).toMatchObject({ kind: "pointMap", settings: { totals } });
});

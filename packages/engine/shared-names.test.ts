import type { DialectName, Source } from "@askery/model";
import { expect, test } from "vitest";
import {
  col,
  countOrders,
  dimension,
  from,
  join,
  query,
  settings,
  today,
} from "./chart/shop.test-support.ts";
import { shop } from "./shop-catalog.test-support.ts";
import { printStatement } from "./sql/print-statement.ts";

const shipped = query({
  sources: [...from("orders"), join("s1", "shipments", ["s0", "order_id"], true)],
  dimensions: [dimension("id", col("s1", "id"))],
  measures: [countOrders],
});
const inner: Source = { kind: "plan", id: "s0", plan: shipped, join: null };
const outer = query({
  sources: [inner],
  aggregation: "none",
  dimensions: [dimension("id", col("s0", "id"))],
  measures: [],
});

/** What the subquery calls its first column. */
function nameIn(dialect: DialectName): string | undefined {
  const { text } = printStatement(outer, { catalog: shop, dialect, today, settings });
  return /FROM \(\s*SELECT ([^,]+),/u.exec(text)?.[1];
}

test("where a subquery would call a column of two tables by its table, it is named", () => {
  expect([nameIn("clickhouse"), nameIn("duckdb")]).toEqual(["s2.id AS id", "s2.id"]);
});

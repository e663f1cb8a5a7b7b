import type { Catalog, EditDimension } from "@askery/model";
import { expect, test } from "vitest";
import { settings, today } from "../chart/shop.test-support.ts";
import { prepareAsking, relate, tableOf } from "../golden/company.test-support.ts";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { printStatement } from "../sql/print-statement.ts";
import { editPlan } from "./edit-plan.ts";

/** A ferry line: bookings by operator and channel. */
const operators = tableOf("operators", ["operator_id integer", "name text", "country text"]);
const catalog: Catalog = {
  tables: [
    { ...operators, primaryKey: ["operator_id"] },
    tableOf("bookings", [
      "booking_id integer",
      "operator_id integer",
      "channel text",
      "booked_on date",
      "fare decimal",
    ]),
  ],
  relationships: [relate("bookings.operator_id", "operators.operator_id")],
};
const { plan } = prepareAsking(catalog);

function breakDown(question: string, dimension: EditDimension): string {
  const planned = plan(question);
  if (planned.kind === "refused") return planned.problem.code;
  const result = editPlan(
    planned.plan,
    { kind: "addDimension", dimension },
    { schema: schemaOf(catalog), today, settings },
  );
  if (result.kind === "problem") return result.problem.code;
  const printed = printStatement(result.plan, { catalog, dialect: "duckdb", today, settings });
  return printed.text.replaceAll(/\s+/g, " ");
}

const month: EditDimension = { kind: "grain", grain: "month", field: null };
const country: EditDimension = {
  kind: "field",
  field: { kind: "column", table: "operators", column: "country" },
};

test.each([
  [
    "a breakdown keeps the first groups whole",
    "top 2 channels by fare",
    month,
    "SELECT CAST(DATE_TRUNC('month', b.booked_on) AS DATE) AS month, b.channel, SUM(b.fare) AS fare FROM bookings b WHERE b.channel IN ( SELECT channel FROM ( SELECT b2.channel, SUM(b2.fare) AS fare FROM bookings b2 GROUP BY b2.channel ORDER BY fare DESC LIMIT 2 ) s ) GROUP BY CAST(DATE_TRUNC('month', b.booked_on) AS DATE), b.channel ORDER BY month, fare DESC",
  ],
  [
    "things with a key are kept by it",
    "top 2 operators by fare",
    month,
    "SELECT CAST(DATE_TRUNC('month', b.booked_on) AS DATE) AS month, o.name AS operator, SUM(b.fare) AS fare FROM bookings b JOIN operators o ON o.operator_id = b.operator_id WHERE o.operator_id IN ( SELECT operator_id FROM ( SELECT o2.name AS operator, o2.operator_id, SUM(b2.fare) AS fare FROM bookings b2 JOIN operators o2 ON o2.operator_id = b2.operator_id GROUP BY o2.name, o2.operator_id ORDER BY fare DESC LIMIT 2 ) s ) GROUP BY CAST(DATE_TRUNC('month', b.booked_on) AS DATE), o.name, o.operator_id ORDER BY month, fare DESC",
  ],
  [
    "a column that each group has one of changes no group",
    "top 2 operators by fare",
    country,
    "SELECT o.name AS operator, o.country, SUM(b.fare) AS fare FROM bookings b JOIN operators o ON o.operator_id = b.operator_id GROUP BY o.name, o.operator_id, o.country ORDER BY fare DESC LIMIT 2",
  ],
  [
    "without a ranking there is nothing to keep",
    "fare by channel",
    month,
    "SELECT CAST(DATE_TRUNC('month', b.booked_on) AS DATE) AS month, b.channel, SUM(b.fare) AS fare FROM bookings b GROUP BY CAST(DATE_TRUNC('month', b.booked_on) AS DATE), b.channel ORDER BY month, fare DESC",
  ],
])("%s", (_, question, dimension, sql) => {
  expect(breakDown(question, dimension)).toBe(sql);
});

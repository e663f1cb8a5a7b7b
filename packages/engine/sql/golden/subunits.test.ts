import { defaultSettings, type Condition, type DialectName, type Expression, type Plan } from "@askery/model";
import { expect, test } from "vitest";
import { printStatement } from "../print-statement.ts";
import { aggregate, catalogOf, catalogTable, column, compare, number, outputs, query } from "./build-plan.ts";

/* A column that stores amounts in cents. */

const bills = catalogTable("bills", { id: "integer", amount_cents: "integer" });
const catalog = catalogOf({
  ...bills,
  columns: bills.columns.map((column) =>
    column.name === "amount_cents" ? { ...column, subunits: 100 } : column,
  ),
});
const amount = column("bills.amount_cents");

function print(plan: Plan, dialect: DialectName): string {
  const target = { catalog, dialect, today: "2026-11-20", settings: defaultSettings } as const;
  return printStatement(plan, { ...target, values: "inline" }).text.replaceAll(/\s+/g, " ");
}

const dialects: readonly DialectName[] = ["postgres", "sqlite", "duckdb", "mysql", "clickhouse"];

test.each(dialects)("sums in cents, then divides: %s", (dialect) => {
  const plan = query("bills", {
    measures: outputs({ amount: aggregate("sum", amount), counted: aggregate("count", amount) }),
  });
  expect(print(plan, dialect)).toBe(
    "SELECT SUM(amount_cents) / 100.0 AS amount, COUNT(amount_cents) AS counted FROM bills",
  );
});

test.each(dialects)(
  "compares whole amounts, and looks for missing ones as they are stored: %s",
  (dialect) => {
    const plan = query("bills", {
      measures: outputs({ n: aggregate("count") }),
      filters: [
        compare(amount, ">=", number(50)),
        { kind: "not", condition: { kind: "null", value: amount } },
      ],
    });
    expect(print(plan, dialect)).toBe(
      "SELECT COUNT(*) AS n FROM bills WHERE amount_cents / 100.0 >= 50 AND amount_cents IS NOT NULL",
    );
  },
);

test("an amount in a formula is closed", () => {
  const plan = query("bills", {
    measures: outputs({
      cost: {
        kind: "arithmetic",
        operator: "/",
        left: aggregate("sum", amount),
        right: { kind: "arithmetic", operator: "*", left: number(2), right: aggregate("max", amount) },
      },
    }),
  });
  expect(print(plan, "postgres")).toBe(
    "SELECT (SUM(amount_cents) / 100.0) / NULLIF(2 * (MAX(amount_cents) / 100.0), 0) AS cost FROM bills",
  );
});

test("percentiles interpolate between amounts, which are divided before", () => {
  const fraction = { ...aggregate("percentile", amount), fraction: 0.9 } as Expression;
  expect(print(query("bills", { measures: outputs({ high: fraction }) }), "postgres")).toBe(
    "SELECT PERCENTILE_CONT(0.9) WITHIN GROUP (ORDER BY amount_cents / 100.0) AS high FROM bills",
  );
});

test("amounts meet amounts of another plan as they are shown", () => {
  const plan = query("bills", { dimensions: outputs({ amount }) });
  const filters: readonly Condition[] = [{ kind: "inPlan", value: amount, plan }];
  expect(
    print(query("bills", { dimensions: outputs({ id: column("bills.id") }), filters }), "postgres"),
  ).toBe(
    "SELECT id FROM bills WHERE amount_cents / 100.0 IN ( SELECT amount_cents / 100.0 AS amount FROM bills )",
  );
});

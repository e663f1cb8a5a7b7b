import { expect, test } from "vitest";
import { aggregate, column, compare, hidden, not, number, outputs, query, text } from "./build-plan.ts";
import { printAll } from "./shop.ts";

const id = outputs({ id: column("orders.id") });

test("rows without duplicates", () => {
  const plan = query("orders", {
    aggregation: "distinct",
    dimensions: outputs({ status: column("orders.status") }),
  });
  expect(printAll(plan)).toBe("\n-- all\nSELECT DISTINCT status\nFROM orders\n");
});

test.each([
  ["if none is shown, all are", query("orders", { dimensions: hidden({ id: column("orders.id") }) }), "id"],
  ["without any, each row is a 1", query("orders", {}), "1 AS one"],
])("outputs: %s", (_, plan, columns) => {
  expect(printAll(plan)).toBe(`\n-- all\nSELECT ${columns}\nFROM orders\n`);
});

test.each([
  ["all of none", { kind: "all", conditions: [] } as const, "1 = 1"],
  ["any of none", { kind: "any", conditions: [] } as const, "1 = 0"],
  ["not any of none", not({ kind: "any", conditions: [] }), "NOT (1 = 0)"],
])("a condition: %s", (_, condition, sql) => {
  expect(printAll(query("orders", { dimensions: id, filters: [condition] }))).toBe(
    `\n-- all\nSELECT id\nFROM orders\nWHERE ${sql}\n`,
  );
});

test("a value and a figure of another kind are compared as text", () => {
  const plan = query("orders", {
    dimensions: id,
    filters: [compare(column("orders.total"), "=", text("many"))],
  });
  expect(printAll(plan)).toContain("CAST(total AS VARCHAR) = 'many'");
  const same = query("orders", {
    dimensions: id,
    filters: [compare(column("orders.total"), ">", column("orders.id"))],
    measures: outputs({ n: aggregate("count") }),
    having: [compare(aggregate("count"), ">", number(1))],
  });
  expect(printAll(same)).not.toContain("CAST");
});

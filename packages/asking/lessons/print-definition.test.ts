import type { Condition, Expression } from "@askery/model";
import { expect, test } from "vitest";
import { printDefinition } from "./print-definition.ts";

const column = (name: string): Expression => ({ kind: "column", source: "s0", column: name });
const text = (value: string): Expression => ({ kind: "literal", value: { type: "text", value } });
const sum = (of: Expression, where: Condition | null = null): Expression => ({
  kind: "aggregate",
  function: "sum",
  of,
  where,
});

test("figures are printed as metrics are written", () => {
  const rows: Expression = { kind: "aggregate", function: "count", of: null, where: null };
  const product: Expression = {
    kind: "arithmetic",
    operator: "*",
    left: column("price"),
    right: column("quantity"),
  };
  const isPaid: Condition = {
    kind: "compare",
    left: column("status"),
    operator: "=",
    right: text("it's paid"),
  };
  expect([
    printDefinition(rows),
    printDefinition(sum(product)),
    printDefinition(sum(column("Unit Price"), isPaid)),
  ]).toEqual([
    "count(*)",
    "sum((price * quantity))",
    `sum("Unit Price") filter (where status = 'it''s paid')`,
  ]);
});

test("conditions are printed as default filters are written", () => {
  const late: Condition = {
    kind: "compare",
    left: column("shipped_on"),
    operator: ">",
    right: column("due_on"),
  };
  const open: Condition = { kind: "null", value: column("paid_on") };
  expect(printDefinition({ kind: "all", conditions: [late, { kind: "not", condition: open }] })).toBe(
    "shipped_on > due_on and paid_on is not null",
  );
});

test("what definitions cannot express has no text", () => {
  expect(printDefinition({ kind: "share", of: sum(column("amount")), within: [] })).toBeNull();
});

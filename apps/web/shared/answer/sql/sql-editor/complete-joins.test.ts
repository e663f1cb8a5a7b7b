import { CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { completeJoins } from "./complete-joins.ts";

const names = [
  {
    table: "orders",
    columns: ["id", "customer_id"],
    references: [{ columns: ["customer_id"], table: "customers", otherColumns: ["id"] }],
  },
  { table: "customers", columns: ["id"], references: [] },
  {
    table: "sales.returns",
    columns: ["Order", "line"],
    references: [{ columns: ["Order", "line"], table: "orders", otherColumns: ["id", "line"] }],
  },
];

/** The completions at the bar. */
function offeredAt(text: string): readonly string[] | null {
  const doc = text.replace("|", "");
  const context = new CompletionContext(EditorState.create({ doc }), text.indexOf("|"), false);
  const result = completeJoins(names)(context) as CompletionResult | null;
  return result?.options.map(({ label }) => label) ?? null;
}

test("after JOIN, related tables are offered with the condition, by their aliases", () => {
  expect(offeredAt("SELECT 1 FROM orders JOIN |")).toEqual([
    "customers ON customers.id = orders.customer_id",
    'sales.returns ON returns."Order" = orders.id AND returns.line = orders.line',
  ]);
  expect(offeredAt("SELECT 1 FROM customers AS c LEFT JOIN ord|")).toEqual([
    "orders ON orders.customer_id = c.id",
  ]);
  expect(offeredAt("SELECT 1 FROM nowhere JOIN |")).toEqual([]);
});

test("after ON, the conditions of the table that is joined are offered", () => {
  expect(offeredAt("SELECT 1 FROM orders o JOIN customers c ON |")).toEqual(["c.id = o.customer_id"]);
  expect(offeredAt("SELECT 1 FROM orders ON |")).toEqual([]);
});

test("nothing is offered elsewhere", () => {
  expect(offeredAt("SELECT | FROM orders")).toBeNull();
});

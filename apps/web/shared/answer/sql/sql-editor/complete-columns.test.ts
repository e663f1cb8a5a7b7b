import { CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { completeColumns } from "./complete-columns.ts";

const names = [
  { table: "orders", columns: ["id", "Placed on"], references: [] },
  { table: "sales.returns", columns: ["reason"], references: [] },
];

/** The completions at the bar. */
function offeredAt(text: string): readonly string[] | null {
  const doc = text.replace("|", "");
  const context = new CompletionContext(EditorState.create({ doc }), text.indexOf("|"), false);
  const result = completeColumns(names)(context) as CompletionResult | null;
  return result?.options.map(({ label, detail, apply }) => `${detail} ${label} ${String(apply)}`) ?? null;
}

test("offers the columns of the named tables, or of all tables if none is named", () => {
  const ofOrders = ["orders id id", 'orders Placed on "Placed on"'];
  expect(offeredAt("SELECT i| FROM orders")).toEqual(ofOrders);
  expect(offeredAt("SELECT r| FROM sales.returns")).toEqual(["sales.returns reason reason"]);
  expect(offeredAt("SELECT i|")).toEqual([...ofOrders, "sales.returns reason reason"]);
  expect(offeredAt("SELECT i| FROM reorders")).toHaveLength(3);
});

test("offers nothing before the first letter, after a dot, or where a table is expected", () => {
  expect(offeredAt("SELECT 1 FROM o|")).toBeNull();
  expect(offeredAt("SELECT | FROM orders")).toBeNull();
  expect(offeredAt("SELECT o.i| FROM orders o")).toBeNull();
});

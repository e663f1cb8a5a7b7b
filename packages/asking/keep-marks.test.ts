import { planRows, type Mark, type Plan, type QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import { keepMarks } from "./keep-marks.ts";

const mark = (means: string): Mark => ({ span: { start: 0, end: 1 }, kind: "understood", means, reason: "" });
const rows = planRows("orders");
const byStatus: QueryPlan = {
  ...rows,
  aggregation: "group",
  dimensions: [
    {
      id: "status",
      label: "status",
      isShown: true,
      format: null,
      expression: { kind: "column", source: rows.sources[0]?.id ?? "", column: "status" },
    },
  ],
  limit: { count: 5, per: [] },
};
const meanings = ["orders", "orders.status", "orders.status = paid", "limit", ""];

function kept(after: Plan): readonly string[] {
  return keepMarks(meanings.map(mark), byStatus, after).map(({ means }) => means);
}

test("an edit of something else keeps all marks", () => {
  expect(kept({ ...byStatus, order: [] })).toEqual(meanings);
});

test("words are no longer marked if their column or their part of the plan is gone", () => {
  expect(kept({ ...byStatus, limit: null })).not.toContain("limit");
  expect(kept({ ...byStatus, dimensions: [] })).toEqual(["orders", "limit", ""]);
});

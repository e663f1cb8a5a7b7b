import type { PlanEdit } from "@askery/model";
import { expect, test } from "vitest";
import {
  aggregate,
  col,
  measure,
  query,
  revenue,
  salesSources,
  settings,
  today,
} from "../chart/shop.test-support.ts";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { editPlanInSteps } from "./edit-plan.ts";

test("a second share has a name of its own", () => {
  const quantity = measure("quantity", aggregate("sum", col("s0", "quantity")));
  const plan = query({ sources: salesSources, measures: [revenue, quantity] });
  const share = (of: string): PlanEdit => ({
    kind: "addMeasure",
    measure: { figure: { kind: "share", of }, label: null },
  });
  const edits = [share("revenue"), share("quantity")];
  expect(editPlanInSteps(plan, edits, { schema: schemaOf(shop), today, settings })).toMatchObject({
    plan: {
      measures: [
        { label: "revenue" },
        { label: "quantity" },
        { label: "share" },
        { label: "share of quantity" },
      ],
    },
  });
});

import type { Expression } from "@askery/model";
import { expect, test } from "vitest";
import { column, number, outputs, query } from "./build-plan.ts";
import { printAll } from "./shop.ts";

const [total, id] = [column("orders.total"), column("orders.id")];

function compute(left: Expression, operator: "+" | "-" | "*", right: Expression): Expression {
  return { kind: "arithmetic", operator, left, right };
}

test.each<readonly [Expression, string]>([
  [compute(compute(total, "-", id), "-", number(1)), "total - id - 1"],
  [compute(total, "-", compute(id, "-", number(1))), "total - (id - 1)"],
  [compute(compute(total, "-", id), "+", number(2)), "total - id + 2"],
  [compute(number(2), "+", compute(total, "+", id)), "2 + total + id"],
  [compute(compute(total, "*", id), "+", number(1)), "total * id + 1"],
  [compute(number(2), "-", compute(total, "*", id)), "2 - total * id"],
  [compute(compute(total, "+", id), "*", number(2)), "(total + id) * 2"],
  [compute(compute(total, "*", id), "*", number(2)), "total * id * 2"],
  [compute(number(2), "*", compute(total, "+", id)), "2 * (total + id)"],
])("parentheses are printed where they change the result: %j", (expression, sql) => {
  expect(printAll(query("orders", { dimensions: outputs({ x: expression }) }))).toBe(
    `\n-- all\nSELECT ${sql} AS x\nFROM orders\n`,
  );
});

test("ClickHouse compares several keys as a tuple", () => {
  const lines = query("order_lines", {
    dimensions: outputs({
      order_id: column("order_lines.order_id"),
      product: column("order_lines.product"),
    }),
  });
  const meeting = (...on: readonly (readonly [string, string])[]) =>
    printAll(
      query("orders", {
        dimensions: outputs({ id }),
        filters: [
          {
            kind: "exists",
            plan: lines,
            on: on.map(([outer, inner]) => ({ outer: column(`orders.${outer}`), inner })),
          },
        ],
      }),
    );
  expect(meeting(["id", "order_id"])).toContain("WHERE o.id IN (\n  SELECT order_id\n");
  expect(meeting(["id", "order_id"], ["status", "product"])).toContain(
    "WHERE (o.id, o.status) IN (\n  SELECT order_id, product\n",
  );
});

import { expect, test } from "vitest";
import { describe, tableOf, type ColumnLine } from "../meaning-catalog.test-support.ts";

const figures = {
  type: "decimal",
  profile: { rowCount: 100, nullCount: 0, distinctCount: 90, min: "1.5", max: "812.2" },
} as const;
const pieces: ColumnLine = { name: "quantity", ...figures, type: "integer" };
const price: ColumnLine = { name: "unit_price", ...figures };

function describeLines(...columns: readonly ColumnLine[]) {
  const described = describe(
    [
      tableOf(
        "orders",
        { name: "order_id", type: "integer", isKey: true },
        { name: "ordered_on", type: "date" },
      ),
      tableOf(
        "order_lines",
        { name: "line_id", type: "integer", isKey: true },
        { name: "order_id", type: "integer" },
        { name: "ship_date", type: "date" },
        ...columns,
      ),
    ],
    { relations: ["order_lines.order_id → orders.order_id"] },
  );
  const lines = described.tables.find(({ id }) => id === "order_lines");
  return { product: lines?.product, worth: lines?.worth.value, date: lines?.date };
}

test("a line without an amount is worth quantity × price", () => {
  const { product, worth } = describeLines(pieces, price);
  expect(product).toEqual({ quantity: "quantity", price: "unit_price", discount: null });
  expect(worth).toBeNull();
});

test("a discount counts", () => {
  const discount: ColumnLine = { name: "discount_pct", ...figures };
  expect(describeLines(pieces, price, discount).product?.discount).toBe("discount_pct");
});

test.each(["line_total", "total_price", "amount"])("a line with %s is worth that", (name) => {
  const { product, worth } = describeLines(pieces, price, { name, ...figures });
  expect(product).toBeNull();
  expect(worth).toBe(name);
});

test("a line has the date of its whole", () => {
  expect(describeLines(pieces, price).date).toEqual({
    value: null,
    reason: "The date of orders counts.",
    origin: "found",
  });
});

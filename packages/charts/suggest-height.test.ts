import { expect, test } from "vitest";
import { categoryAxis, chartOf, figureOf, partsOf, tableOf } from "./samples.test-support.ts";
import { suggestHeight } from "./suggest-height.ts";

const rows = (count: number) =>
  tableOf({
    name: Array.from({ length: count }, (_, row) => `n${row}`),
    orders: Array.from({ length: count }, () => 1),
  });

test("lying bars grow with their rows, within reason; standing ones follow their width", () => {
  const lying = partsOf({ kind: "horizontalBar", x: categoryAxis("name"), y: [figureOf("orders")] });
  expect(
    [2, 10, 40, 1000].map((count) => suggestHeight({ ...chartOf(lying), table: rows(count) }, 640)),
  ).toEqual([120, 304, 1204, 1600]);
  const bar = { ...lying, kind: "bar" as const };
  expect([330, 640, 1200].map((width) => suggestHeight({ ...chartOf(bar), table: rows(10) }, width))).toEqual(
    [200, 256, 320],
  );
});

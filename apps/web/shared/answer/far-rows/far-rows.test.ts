import type { Output, OutputRole } from "@askery/model";
import { expect, onTestFinished, test } from "vitest";
import { arrangeRows, printSheet, type PrintWish, type RowWish, type Sheet } from "../sheet/sheet.ts";
import { answerRowJobs } from "./answer-row-jobs.ts";
import { FarRows } from "./far-rows.ts";

const rowCount = 25_000;

function output(id: string, role: OutputRole): Output {
  return { id, label: id, role, format: { kind: role.kind === "figure" ? "number" : "text" }, unit: null };
}

const sheet: Sheet = {
  values: [
    Array.from({ length: rowCount }, (_, row) => (row % 1_000 === 0 ? null : `Product ${row % 300}`)),
    Array.from({ length: rowCount }, (_, row) => (row * 7_919) % rowCount),
  ],
  rowCount,
  outputs: [output("product", { kind: "name" }), output("units", { kind: "figure", figure: "sum" })],
  locale: "en-US",
};

/** Connects both ends, page and worker, in one thread. */
function openFarRows(): FarRows {
  const { port1, port2 } = new MessageChannel();
  answerRowJobs(port2);
  port2.start();
  port1.start();
  const port = {
    postMessage: port1.postMessage.bind(port1),
    addEventListener: port1.addEventListener.bind(port1),
    terminate: () => port1.close(),
  };
  const far = new FarRows(port, sheet);
  onTestFinished(() => far.close());
  return far;
}

test.each<[string, RowWish]>([
  ["sorted by text", { order: { column: 0, direction: "ascending" }, search: "", filters: [] }],
  ["sorted by figures", { order: { column: 1, direction: "descending" }, search: "", filters: [] }],
  ["searched", { order: null, search: " PRODUCT 29", filters: [] }],
  [
    "searched for a figure as it is shown, and sorted",
    {
      order: { column: 0, direction: "descending" },
      search: "1,2",
      filters: [],
    },
  ],
  [
    "filtered by text and range",
    {
      order: null,
      search: "",
      filters: [
        { column: 0, kind: "contains", text: "product 29" },
        { column: 1, kind: "range", from: 1_000, to: 9_000 },
      ],
    },
  ],
  ["searched for nothing that is there", { order: null, search: "product\n1", filters: [] }],
])("a worker finds the rows that a page would find: %s", async (_, wish) => {
  const found = await openFarRows().arrange(wish);
  expect(found).toEqual(Uint32Array.from(arrangeRows(sheet, wish)));
});

test("a worker prints the same text as the page", async () => {
  const rows = Array.from({ length: rowCount }, (_, row) => rowCount - 1 - row);
  const wish: PrintWish = { rows, columns: [1, 0], format: "csv" };
  const printed = await openFarRows().print(wish);
  expect(await printed.text()).toBe(printSheet(sheet, wish));
});

test("when searches follow each other quickly, the outdated ones return null", async () => {
  const far = openFarRows();
  const found = ["p", "pr", "product 7"].map((search) => far.arrange({ order: null, search, filters: [] }));
  const last = arrangeRows(sheet, { order: null, search: "product 7", filters: [] });
  expect(await Promise.all(found)).toEqual([null, null, Uint32Array.from(last)]);
});

test("jobs on a closed table are rejected", async () => {
  const far = openFarRows();
  const asked = far.arrange({ order: null, search: "p", filters: [] });
  far.close();
  await expect(asked).rejects.toThrow("The table was left.");
  await expect(far.print({ rows: [0], columns: [0], format: "tsv" })).rejects.toThrow("The table was left.");
});

import { array, assert, constant, double, oneof, property, string, uint8Array, integer } from "fast-check";
import { expect, test } from "vitest";
import { dataRow } from "./data-row.test-support.ts";
import { chooseReader } from "./read-cell.ts";
import { WireRows } from "./wire-rows.ts";

/** The OIDs of int8, float8, numeric, text, bool. */
const types = [20, 701, 1700, 25, 16];
const readers = types.map((oid) => chooseReader(oid, false));

const rows = [
  ["0", "0.37", "1.50", "", "t"],
  ["-123456789", "NaN", "NaN", 'a "quoted" \\ text\nof two lines', "f"],
  ["12345678901", "-Infinity", "12345678901234567890.5", "Grüße 🙂", "t"],
  [null, null, null, null, null],
  ["9223372036854775807", "1e+20", "-0.1", "x".repeat(300), "f"],
  ["-1", "1e-07", "0.30000000000000000000", "\u007f", "t"],
] as const;
const columns = [
  [0, -123_456_789, 12_345_678_901, null, "9223372036854775807", -1],
  [0.37, "NaN", "-Infinity", null, 1e20, 1e-7],
  [1.5, "NaN", "12345678901234567890.5", null, -0.1, 0.3],
  ["", 'a "quoted" \\ text\nof two lines', "Grüße 🙂", null, "x".repeat(300), "\u007f"],
  [true, false, true, null, false, true],
];

function gather(parts: readonly Buffer[]): WireRows {
  const gathered = new WireRows(readers);
  for (const part of parts) gathered.add(part, 0, part.length);
  return gathered;
}

test("cells and JSON of the same rows are equal", () => {
  const sent = rows.map(dataRow);
  for (const parts of [sent, [Buffer.concat(sent)]]) {
    const gathered = gather(parts);
    expect([gathered.rowCount, gathered.sizeBytes]).toEqual([6, Buffer.concat(sent).length]);
    const block = gathered.take(10);
    expect(JSON.parse(block.json().toString())).toEqual({ columns, rowCount: 6 });
    expect(block.columns).toEqual(columns);
    expect([gathered.rowCount, gathered.sizeBytes]).toEqual([0, 0]);
  }
});

test("cells and JSON are equal for random texts and numbers", () => {
  const bytes = uint8Array({ maxLength: 30 }).map((value) => Buffer.from(value));
  const figure = oneof(double().map(String), integer().map(String), constant(null));
  const row = (text: string | Buffer | null, number: string | null) =>
    dataRow([/^-?\d+$/u.test(number ?? "") ? number : null, number, number, text, null]);
  const text = oneof(string({ unit: "binary", maxLength: 200 }), bytes, constant(null));
  assert(
    property(
      array(text, { maxLength: 40 }),
      array(figure, { minLength: 40, maxLength: 40 }),
      (texts, figures) => {
        const block = gather(texts.map((cell, index) => row(cell, figures[index] ?? null))).take(100);
        const printed = JSON.parse(block.json().toString()) as unknown;
        expect(printed).toEqual({ columns: block.columns, rowCount: texts.length });
      },
    ),
  );
});

test("rows may be taken in several steps", () => {
  const sent = rows.map(dataRow);
  for (const parts of [
    sent,
    [Buffer.concat(sent)],
    [Buffer.concat(sent.slice(0, 3)), Buffer.concat(sent.slice(3))],
  ]) {
    const gathered = gather(parts);
    expect(gathered.take(2).columns[0]).toEqual([0, -123_456_789]);
    expect(gathered.rowCount).toBe(4);
    expect(JSON.parse(gathered.take(9).json().toString())).toMatchObject({ rowCount: 4 });
    expect(gathered.rowCount).toBe(0);
  }
});

test("the size is at least the size of the cells", () => {
  const block = gather(rows.map(dataRow)).take(10);
  const texts = columns.flat().filter((cell) => typeof cell === "string");
  expect(block.size().longest).toBeGreaterThanOrEqual(300);
  expect(block.size().bytes).toBeGreaterThanOrEqual(texts.join("").length + 8 * (30 - texts.length));
});

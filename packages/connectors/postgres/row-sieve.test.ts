import { expect, test } from "vitest";
import { RowReader } from "./row-reader.ts";
import { RowSieve } from "./row-sieve.ts";

/** A message as a server sends it. */
function message(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, kind);
  head.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

function row(values: readonly (string | null)[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(values.length);
  const parts = values.flatMap((value) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(value === null ? -1 : Buffer.byteLength(value));
    return value === null ? [length] : [length, Buffer.from(value)];
  });
  return message("D", Buffer.concat([count, ...parts]));
}

const readers = [
  { isInteger: true, read: Number },
  { isInteger: false, read: (text: string) => text },
];
const rows = [
  ["0", ""],
  ["-123456789", "plain"],
  ["12345678901", "Grüße 🙂"],
  [null, null],
  ["7", "x".repeat(300)],
];
const ready = message("Z", Buffer.from("I"));
const sent = Buffer.concat([message("T", Buffer.from("head")), ...rows.map(row), ready, ready]);

test("rows go to their reader and all else to the driver, however what comes is cut up", () => {
  for (const size of [1, 2, 3, 5, 7, 64, 1_000]) {
    const sieve = new RowSieve();
    const reader = new RowReader(readers);
    const rest: Buffer[] = [];
    sieve.takeRows = (bytes, start, end) => reader.read(bytes, start, end);
    sieve.onRest = (bytes) => rest.push(Buffer.from(bytes));
    for (let start = 0; start < sent.length; start += size) sieve.take(sent.subarray(start, start + size));
    expect(reader.take(10)).toEqual({
      columns: [
        [0, -123_456_789, 12_345_678_901, null, 7],
        ["", "plain", "Grüße 🙂", null, "x".repeat(300)],
      ],
      rowCount: 5,
    });
    expect(Buffer.concat(rest)).toEqual(Buffer.concat([message("T", Buffer.from("head")), ready, ready]));
  }
});

test("rows that nobody reads are the driver's", () => {
  const sieve = new RowSieve();
  const rest: Buffer[] = [];
  sieve.onRest = (bytes) => rest.push(bytes);
  sieve.take(sent);
  expect(Buffer.concat(rest)).toEqual(sent);
});

test("some rows are taken, and the others later", () => {
  const reader = new RowReader(readers);
  const bytes = Buffer.concat(rows.map(row));
  reader.read(bytes, 0, bytes.length);
  expect([reader.take(2).columns[0], reader.take(9).columns[0], reader.rowCount]).toEqual([
    [0, -123_456_789],
    [12_345_678_901, null, 7],
    0,
  ]);
});

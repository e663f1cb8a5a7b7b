import { expect, test } from "vitest";
import { dataRow, message } from "./data-row.test-support.ts";
import { RowFilter } from "./row-filter.ts";

const rows = [dataRow(["0", ""]), dataRow([null, "Grüße 🙂"]), dataRow(["7", "x".repeat(300)])];
const ready = message("Z", "I");
const sent = Buffer.concat([message("T", "head"), ...rows, ready, ready]);

test("rows go to the reader and the rest to the driver, wherever the bytes are split", () => {
  for (const size of [1, 2, 3, 5, 7, 64, 1_000]) {
    const rowFilter = new RowFilter(1_000);
    const taken: Buffer[] = [];
    const rest: Buffer[] = [];
    rowFilter.takeRows = (bytes, start, end) => taken.push(Buffer.from(bytes.subarray(start, end)));
    rowFilter.onRest = (bytes) => rest.push(Buffer.from(bytes));
    takeInParts(rowFilter, sent, size);
    expect(Buffer.concat(taken)).toEqual(Buffer.concat(rows));
    expect(Buffer.concat(rest)).toEqual(Buffer.concat([message("T", "head"), ready, ready]));
  }
});

test("without a reader, rows go to the driver", () => {
  const rowFilter = new RowFilter(1_000);
  const rest: Buffer[] = [];
  rowFilter.onRest = (bytes) => rest.push(bytes);
  rowFilter.take(sent);
  expect(Buffer.concat(rest)).toEqual(sent);
});

test("messages up to the limit pass; a longer one is reported once before it has arrived, and nothing after it passes", () => {
  const allowed = message("D", "x".repeat(95));
  const header = message("D", "x".repeat(96)).subarray(0, 5);
  for (const size of [1, 4, 5, 64]) {
    const rowFilter = new RowFilter(100);
    let oversized = 0;
    const rest: Buffer[] = [];
    rowFilter.onOversized = () => oversized++;
    rowFilter.onRest = (bytes) => rest.push(Buffer.from(bytes));
    takeInParts(rowFilter, Buffer.concat([allowed, allowed]), size);
    expect(oversized).toBe(0);
    takeInParts(rowFilter, header, size);
    expect(oversized).toBe(1);
    takeInParts(rowFilter, Buffer.concat([header, allowed]), size);
    expect([oversized, Buffer.concat(rest)]).toEqual([1, Buffer.concat([allowed, allowed])]);
  }
});

function takeInParts(rowFilter: RowFilter, bytes: Buffer, size: number): void {
  for (let start = 0; start < bytes.length; start += size) {
    rowFilter.take(bytes.subarray(start, start + size));
  }
}

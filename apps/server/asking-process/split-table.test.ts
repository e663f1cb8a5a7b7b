import type { Outcome, TableChunk } from "@askery/model";
import { expect, test } from "vitest";
import { splitOutcome } from "./split-table.ts";

/** An answer about a table of two columns; the rest of an outcome goes through as it is. */
function outcomeOf(rowCount: number): Outcome {
  const numbers = Array.from({ length: rowCount }, (_, row) => row);
  const columns = [
    { name: "id", type: "integer" },
    { name: "name", type: "text" },
  ];
  const table = { columns, values: [numbers, numbers.map((row) => `n${row}`)], rowCount, isTruncated: false };
  return { kind: "answered", answer: { question: "q", table } } as unknown as Outcome;
}

test("a small table stays where it is", () => {
  const outcome = outcomeOf(200);
  expect(splitOutcome(outcome)).toEqual({ outcome: JSON.stringify(outcome), parts: [] });
  expect(splitOutcome(outcomeOf(500), { headRows: 500 }).parts).toEqual([]);
});

test("of a large one the first rows stay, and its parts hold all rows in their order", () => {
  const { outcome, parts } = splitOutcome(outcomeOf(9_001));
  const kept = JSON.parse(outcome) as Extract<Outcome, { kind: "answered" }>;
  expect([kept.answer.table.rowCount, kept.answer.table.values[1]?.at(-1)]).toEqual([200, "n199"]);
  const chunks = parts.map((part) => JSON.parse(part) as TableChunk);
  expect(chunks.map(({ rowCount }) => rowCount)).toEqual([4_000, 4_000, 1_001]);
  const names = chunks.flatMap(({ columns }) => columns[1] ?? []);
  expect([names.length, names[0], names.at(-1)]).toEqual([9_001, "n0", "n9000"]);
});

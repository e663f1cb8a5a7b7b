import type { Answer, Table, TableChunk } from "@askery/model";
import { expect, test } from "vitest";
import { printOutcome } from "./print-outcome.ts";
import { printAnswer } from "./print-result.ts";

/** An answer with a table of two columns. */
function answerOf(rowCount: number): Answer {
  const numbers = Array.from({ length: rowCount }, (_, row) => row);
  const columns = [
    { name: "id", type: "integer" },
    { name: "name", type: "text" },
  ];
  const table = { columns, values: [numbers, numbers.map((row) => `n${row}`)], rowCount, isTruncated: false };
  const found = {
    plan: { kind: "sql", text: "SELECT" },
    statement: {},
    sql: "SELECT",
    outputs: [],
    chart: {},
    table,
  };
  return {
    question: 'a "q"',
    ...found,
    sentence: "So many.",
    warnings: [],
    receipt: {},
  } as unknown as Answer;
}

test("an answer that is printed in parts can be reassembled", () => {
  const answer = answerOf(200);
  const result = printAnswer(answer);
  expect(result.parts).toEqual([]);
  expect(JSON.parse(printOutcome(answer.question, result))).toEqual({ kind: "answered", answer });
});

test("the head of a large result has the first rows, and its parts have all rows in order", () => {
  const { head, rowCount, parts } = printAnswer(answerOf(9_001));
  const first = JSON.parse(head) as Table;
  expect([rowCount, first.rowCount, first.values[1]?.at(-1)]).toEqual([9_001, 200, "n199"]);
  const chunks = parts.map((part) => JSON.parse(part) as TableChunk);
  expect(chunks.map(({ rowCount }) => rowCount)).toEqual([4_000, 4_000, 1_001]);
  const names = chunks.flatMap(({ columns }) => columns[1] ?? []);
  expect([names.length, names[0], names.at(-1)]).toEqual([9_001, "n0", "n9000"]);
});

test("a result lists the definitions that its answer follows once each, the example among them", () => {
  const receipt = {
    definitions: [
      { words: "late", means: "", id: "d1" },
      { words: "soon", means: "" },
      { words: "late", means: "x", id: "d1" },
    ],
    example: { question: "", author: "", id: "d2" },
  };
  const answer = { ...answerOf(1), receipt } as unknown as Answer;
  expect(printAnswer(answer).followed).toEqual(["d1", "d2"]);
});

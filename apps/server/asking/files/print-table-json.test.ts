import { expect, test } from "vitest";
import { collect } from "../../testing/collect.test-support.ts";
import { printTableJson } from "./print-table-json.ts";

test("rows that arrive in chunks are printed column by column", async () => {
  const columns = [
    { name: "id", type: "integer" as const },
    { name: "name", type: "text" as const },
  ];
  const chunks = [
    {
      columns: [
        [1, 2],
        ["a", null],
      ],
      rowCount: 2,
    },
    { columns: [[], []], rowCount: 0 },
    { columns: [[3], ['"']], rowCount: 1 },
  ];
  const parts = await collect(printTableJson({ columns, rowCount: 3, isTruncated: true, chunks }));
  expect(JSON.parse(parts.join(""))).toEqual({
    columns,
    values: [
      [1, 2, 3],
      ["a", null, '"'],
    ],
    rowCount: 3,
    isTruncated: true,
  });
});

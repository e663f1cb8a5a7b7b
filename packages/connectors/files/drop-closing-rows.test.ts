import { describe, expect, test } from "vitest";
import { contentOf, file, load, query, shareQueryProcess } from "./load-files.test-support.ts";

shareQueryProcess();

async function closingOf(content: string) {
  const { loaded } = await contentOf("a.csv", content);
  return {
    rowCount: loaded.tables[0]?.rowCount,
    assumptions: loaded.notes.filter(({ isAssumed }) => isAssumed).map(({ message }) => message),
  };
}

describe("closing lines of a report are not rows", () => {
  test.each([
    [
      "a total",
      "region,n,share\nNorth,5,10%\nSouth,6.5,20%\nTotal,11.5,30.1%\n",
      "The last row, “Total”, is a total of the rows above, so it is left out.",
    ],
    [
      "a total without a name",
      "region,n\nNorth,5\nSouth,6\n,11\n",
      "The last row, “11”, is a total of the rows above, so it is left out.",
    ],
    [
      "a remark",
      "region,n\nNorth,5\nSouth,6\nSource: the register,\n",
      "The last row, “Source: the register”, is a comment, so it is left out.",
    ],
  ])("%s", async (_, content, message) => {
    expect(await closingOf(content)).toEqual({ rowCount: 2, assumptions: [message] });
  });

  test("a remark below a total", async () => {
    const { rowCount, assumptions } = await closingOf(
      "region,n\nNorth,5\nSouth,6\nGesamt,11\n* without islands,\n",
    );
    expect([rowCount, assumptions.length]).toEqual([2, 2]);
  });
});

describe("everything else is a row", () => {
  test.each([
    ["a total that is wrong", "region,n\nNorth,5\nSouth,6\nTotal,12\n", 3],
    ["figures that add up by chance", "n,m\n1,2\n2,3\n3,5\n", 3],
    ["a sum with a name of its own", "region,n\nNorth,5\nSouth,6\nEast,11\n", 3],
    ["a name without figures", "region,n\nNorth,5\nSouth,6\nNotebooks,\n", 3],
  ])("%s", async (_, content, rowCount) => {
    expect(await closingOf(content)).toEqual({ rowCount, assumptions: [] });
  });
});

test("a total of appended rows covers only those", async () => {
  const { targetPath } = await load([file("a.csv", "region,n\nNorth,5\nSouth,6\n")]);
  const more = "region,n\nEast,1\nWest,2\nTotal,3\n";
  await load([file("b.csv", more, { tableName: "a", mode: "append" })], targetPath);
  expect(await query(targetPath, "SELECT sum(n)::INT FROM a")).toEqual([[14]]);
});

test("the table's size excludes dropped rows, and its column comments remain", async () => {
  const { targetPath } = await load([file("a.csv", "region,n\nNorth,5 €\nSouth,6 €\nTotal,11 €\n")]);
  expect(await query(targetPath, "SELECT estimated_size::INT FROM duckdb_tables()")).toEqual([[2]]);
  expect(await query(targetPath, "SELECT comment FROM duckdb_columns() WHERE column_name = 'n'")).toEqual([
    ["In €."],
  ]);
});

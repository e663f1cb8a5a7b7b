import { expect, test } from "vitest";
import { file, load, query, shareQueryProcess } from "./load-files.test-support.ts";

shareQueryProcess();

const budget =
  "Department,Jan 2026,Feb 2026,Mar 2026,Total\nSales,$10.50,$20.00,,$30.50\nHR,$1.00,$2.00,$3.00,$6.00\nTotal,$11.50,$22.00,$3.00,$36.50\n";

const messagesOf = (notes: readonly { readonly message: string }[]) => notes.map(({ message }) => message);

test("month titles become column names; totals of rows and columns are removed", async () => {
  const { targetPath, notes } = await load([file("budget.csv", budget)]);
  expect(await query(targetPath, "SELECT column_name FROM duckdb_columns() WHERE NOT internal")).toEqual([
    ["department", "jan_2026", "feb_2026", "mar_2026"],
  ]);
  expect(await query(targetPath, "FROM budget")).toEqual([
    ["Sales", "HR"],
    [10.5, 1],
    [20, 2],
    [null, 3],
  ]);
  expect(messagesOf(notes)).toEqual([
    "The last row, “Total”, is a total of the rows above, so it is left out.",
    "total is the sum of jan_2026 to mar_2026, so it is left out.",
    "jan_2026 to mar_2026 are months in columns. To ask about them over time, upload the file with its months as rows.",
    "Taken for numbers: jan_2026, feb_2026, mar_2026, total; for text: department.",
  ]);
});

test("month columns become rows that keep their currency", async () => {
  const { targetPath, notes, tables } = await load([file("budget.csv", budget, { periods: "rows" })]);
  expect(await query(targetPath, "FROM budget ORDER BY department, month")).toEqual([
    ["HR", "HR", "HR", "Sales", "Sales"],
    ["2026-01-01", "2026-02-01", "2026-03-01", "2026-01-01", "2026-02-01"],
    [1, 2, 3, 10.5, 20],
  ]);
  expect(
    await query(targetPath, "SELECT comment FROM duckdb_columns() WHERE column_name = 'amount'"),
  ).toEqual([["In $."]]);
  expect(tables[0]?.rowCount).toBe(5);
  expect(messagesOf(notes)).toContain("jan_2026 to mar_2026 are rows: month and amount.");
});

test("a total column with a wrong sum is not removed", async () => {
  const { targetPath } = await load([
    file("a.csv", "team,2025,2026,total\na,1,2,3\nb,1,2,4\n", { periods: "rows" }),
  ]);
  expect(await query(targetPath, "FROM a ORDER BY team, year")).toEqual([
    ["a", "a", "b", "b"],
    [3, 3, 4, 4],
    [2025, 2026, 2025, 2026],
    [1, 2, 1, 2],
  ]);
});

test("a later file with its periods as rows is appended to the rows of an earlier one", async () => {
  const { targetPath } = await load([
    file("a.csv", "team,Jan 2026,Feb 2026\na,1,2\nb,3,4\n", { periods: "rows" }),
  ]);
  const later = file("b.csv", "team,Mar 2026,Apr 2026\na,5.5,\nc,7,8\n", {
    periods: "rows",
    mode: "append",
    tableName: "a",
  });
  const { tables } = await load([later], targetPath);
  expect(tables).toEqual([{ name: "a", rowCount: 7, file: "b.csv" }]);
  expect(
    await query(targetPath, "SELECT team, month, amount FROM a WHERE month > '2026-02-15' ORDER BY ALL"),
  ).toEqual([
    ["a", "c", "c"],
    ["2026-03-01", "2026-03-01", "2026-04-01"],
    [5.5, 7, 8],
  ]);
  expect(await query(targetPath, "SELECT table_name FROM duckdb_tables() WHERE NOT internal")).toEqual([
    ["a"],
  ]);
});

test("the limit of rows counts the rows that periods become", async () => {
  const wide = file("a.csv", "team,2024,2025,2026\na,1,2,3\nb,1,2,3\n", { periods: "rows" });
  await expect(load([wide], undefined, { maxRows: 5 })).rejects.toMatchObject({ code: "file-too-large" });
  expect((await load([wide], undefined, { maxRows: 6 })).tables[0]?.rowCount).toBe(6);
});

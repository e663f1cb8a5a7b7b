import { expect, test } from "vitest";
import { findFileFault, nameDatabase, nameTable } from "./name-table.ts";

test.each([
  ["Orders 2026.csv", "orders_2026", "Orders 2026"],
  ["webSessions.parquet", "web_sessions", "WebSessions"],
  ["Überweisungen (final).xlsx", "uberweisungen_final", "Überweisungen (final)"],
  ["—.csv", "table_1", ""],
])("%s becomes the table %s of the database %j", (file, table, database) => {
  expect([nameTable(file), nameDatabase(file)]).toEqual([table, database]);
});

test("rejects unsupported, empty and oversized files", () => {
  expect(findFileFault({ name: "a.csv", size: 5 }, 10)).toBeUndefined();
  expect(findFileFault({ name: "a.csv", size: 5 }, null)).toBeUndefined();
  expect(findFileFault({ name: "a.pdf", size: 5 }, 10)).toMatch(/^This kind of file/);
  expect(findFileFault({ name: "a.csv.gz", size: 5 }, 10)).toMatch(/^It is compressed\. Unpack it/);
  expect(findFileFault({ name: "shop.sqlite", size: 5 }, 10)).toBeUndefined();
  expect(findFileFault({ name: "a.csv", size: 0 }, 10)).toBe("The file is empty.");
  expect(findFileFault({ name: "a.csv", size: 2_500_000 }, 1_000_000)).toBe(
    "The file has 2.5 MB, and the plan allows 1 MB for one.",
  );
});

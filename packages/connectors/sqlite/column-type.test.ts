import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { introspect } from "./introspect.ts";

/** The inferred type of a column with this declaration and these values. */
async function typeOf(declaration: string, values: readonly string[], name = "c"): Promise<string> {
  const database = new DatabaseSync(":memory:");
  database.exec(`CREATE TABLE t ("${name}" ${declaration})`);
  for (const value of values) database.exec(`INSERT INTO t VALUES (${value})`);
  const column = (await introspect(database, {})).tables[0]?.columns[0];
  database.close();
  const range = `${column?.profile?.min ?? "?"} to ${column?.profile?.max ?? "?"}`;
  return [column?.type, column?.encoding, range].filter((part) => part !== null).join(", ");
}

test.each([
  ["TEXT", ["'2026-01-05'", "'2026-11-20'", "NULL"], "date, iso-text, 2026-01-05 to 2026-11-20"],
  ["DATE", ["'2026-01-05'", "'2026-11-20'", "''"], "date, iso-text, 2026-01-05 to 2026-11-20"],
  [
    "TEXT",
    ["'2026-01-05T08:00:00Z'", "'2026-01-06'"],
    "timestamp, iso-text, 2026-01-05 08:00:00Z to 2026-01-06",
  ],
  [
    "DATETIME",
    ["1767225600", "1798675200"],
    "timestamp, unix-seconds, 2026-01-01 00:00:00 to 2026-12-31 00:00:00",
  ],
  ["DATE", ["1767225600000"], "date, unix-ms, 2026-01-01 to 2026-01-01"],
  ["DATE", ["'20260105'"], "date, compact-text, 2026-01-05 to 2026-01-05"],
  ["DATE", ["1999", "2004"], "integer, 1999 to 2004"],
  ["DATE", [], "date, iso-text, ? to ?"],
  ["TEXT", ["'2026-01-05'", "'soon'"], "text, 2026-01-05 to soon"],
  ["TEXT", ["'09:30'", "'17:05:10'"], "time, 09:30 to 17:05:10"],
  ["TEXT", ["'12'", "'7'", "NULL"], "integer, 7 to 12"],
  ["TEXT", ["'12.5'", "'-7'"], "decimal, -7 to 12.5"],
  ["TEXT", ["'.75'", "'1.5'"], "decimal, 0.75 to 1.5"],
  ["TEXT", ["'12'", "'007'"], "text, 007 to 12"],
  ["TEXT", ["'12'", "'7 m'"], "text, 12 to 7 m"],
  ["TEXT", ["'1998'", "'2004'"], "text, 1998 to 2004"],
  ["TEXT", ["'0'", "'1'"], "text, 0 to 1"],
  ["TEXT", ["'12'", "''"], "text, 12 to 12"],
  ["INTEGER", ["12", "7"], "integer, 7 to 12"],
  ["INTEGER", ["'twelve'", "'seven'"], "text, seven to twelve"],
  ["INTEGER", ["1.5", "7"], "float, 1.5 to 7"],
  ["BOOLEAN", ["0", "1"], "boolean, 0 to 1"],
  ["BOOLEAN", ["'T'", "'F'"], "text, F to T"],
  ["DECIMAL(10,2)", ["12.5", "7"], "decimal, 7 to 12.5"],
  ["REAL", ["12", "7"], "float, 7 to 12"],
  ["BLOB", ["x'00'"], "binary, ? to ?"],
  ["TEXT", [`'{"a":1}'`, "'[]'"], `json, [] to {"a":1}`],
  ["", ["3", "4"], "integer, 3 to 4"],
  ["", [], "other, ? to ?"],
])("a %s column that holds %j is %s", async (declaration, values, expected) => {
  expect(await typeOf(declaration, values)).toBe(expected);
});

test("a few days of different months are days, but no numbers of documents", async () => {
  const days = ["20240131", "20250502", "20251114"];
  expect(await typeOf("INTEGER", days, "lw_joined")).toBe("date, compact-text, 2024-01-31 to 2025-11-14");
  expect(await typeOf("INTEGER", days, "iv_no")).toBe("integer, 20240131 to 20251114");
  expect(await typeOf("INTEGER", ["20240101", "20240102", "20240103"], "batch")).toBe(
    "integer, 20240101 to 20240103",
  );
});

test("numbers in a text column become numbers, unless they are codes or keys", async () => {
  expect(await typeOf("TEXT", ["'12'", "'7'"], "room_count")).toBe("integer, 7 to 12");
  expect(await typeOf("TEXT", ["'12'", "'7'"], "account_number")).toBe("text, 12 to 7");
  expect(await typeOf("TEXT UNIQUE", ["'12'", "'7'"], "label")).toBe("text, 12 to 7");
});

test("Unix seconds are timestamps if the column's name suggests it", async () => {
  expect(await typeOf("INTEGER", ["1767225600"], "created_at")).toMatch(/^timestamp, unix-seconds/);
  expect(await typeOf("INTEGER", ["1767225600"], "population")).toBe("integer, 1767225600 to 1767225600");
});

test("days written as numbers are dates by their name, or by their values where there are many", async () => {
  const days = Array.from(
    { length: 40 },
    (_, index) => `${String(202_501 + (index % 12))}${String(10 + (index % 18))}`,
  );
  expect(await typeOf("INTEGER", ["20250131"], "ORD_DT")).toBe(
    "date, compact-text, 2025-01-31 to 2025-01-31",
  );
  expect(await typeOf("INTEGER", days, "ERDAT")).toMatch(/^date, compact-text, 2025-01-10/);
  expect(
    await typeOf(
      "CHAR(8)",
      days.map((day) => `'${day}'`),
      "ERDAT",
    ),
  ).toMatch(/^date, compact-text/);
  expect(await typeOf("INTEGER", ["20250131", "20250201"], "article")).toBe("integer, 20250131 to 20250201");
  const consecutive = Array.from({ length: 40 }, (_, index) => String(20_250_101 + index));
  expect(await typeOf("INTEGER", consecutive, "article")).toMatch(/^integer/);
});

test("drops dangling foreign keys, and resolves one without columns to the primary key", async () => {
  const database = new DatabaseSync(":memory:");
  database.exec(`CREATE TABLE Parent (Id INTEGER PRIMARY KEY);
    CREATE TABLE child (a REFERENCES PARENT, b REFERENCES nowhere (x), c REFERENCES parent (missing))`);
  expect((await introspect(database, { infersRelationships: false })).relationships).toEqual([
    {
      from: { table: "child", columns: ["a"] },
      to: { table: "Parent", columns: ["Id"] },
      origin: "declared",
    },
  ]);
  database.close();
});

import type { CatalogTable, Condition, DateEncoding, Expression, Plan } from "@askery/model";
import { expect, test } from "vitest";
import { catalogOf, catalogTable, column, compare, date, number, outputs, query } from "./build-plan.ts";
import { printAll } from "./shop.ts";

/* Dates that are stored as numbers or texts, and times of a zone. */

const compact = column("events.compact_text");
const seconds = column("events.unix_seconds");

test.each<readonly [string, Condition, string]>([
  ["a date in its encoding", compare(compact, "=", date("2024-02-01")), "compact_text = '20240201'"],
  [
    "a timestamp in the encoding of a date",
    compare(compact, "<", { kind: "literal", value: { type: "timestamp", value: "2024-02-01 10:00:00" } }),
    "compact_text < '20240201'",
  ],
  [
    "a range of dates in their encoding",
    { kind: "between", value: compact, low: date("2024-02-01"), high: compact },
    "compact_text BETWEEN '20240201' AND compact_text",
  ],
  ["dates of one encoding", compare(compact, "<", compact), "compact_text < compact_text"],
  [
    "dates of two encodings",
    compare(compact, "<", seconds),
    "DATE(SUBSTR(compact_text, 1, 4) || '-' || SUBSTR(compact_text, 5, 2) || '-' || SUBSTR(compact_text, 7, 2)) < DATE(unix_seconds, 'unixepoch')",
  ],
  [
    "a constant between dates of two encodings",
    { kind: "between", value: date("2024-02-01"), low: seconds, high: column("events.iso_text") },
    "'2024-02-01' BETWEEN DATE(unix_seconds, 'unixepoch') AND iso_text",
  ],
])("SQLite compares %s", (_, condition, sql) => {
  const events = encodedTable(["iso-text", "compact-text", "unix-seconds"]);
  const ofDates = {
    ...events,
    columns: events.columns.map((column) => ({ ...column, type: "date" as const })),
  };
  const plan = query("events", { dimensions: outputs({ one: number(1) }), filters: [condition] });
  expect(printAll(plan, {}, catalogOf(ofDates)).split("\n")).toContain(`WHERE ${sql}`);
});

test.each([
  ["an instant", "timestamp with time zone", "TIMESTAMP '2024-02-01 10:00:00' AT TIME ZONE 'Europe/Berlin'"],
  ["a local time", "timestamp", "TIMESTAMP '2024-02-01 10:00:00'"],
])("a time is compared with %s", (_, nativeType, sql) => {
  const events = catalogTable("events", { at: "timestamp", day: "date" });
  const typed = { ...events, columns: events.columns.map((column) => ({ ...column, nativeType })) };
  const at = column("events.at");
  const time: Expression = { kind: "literal", value: { type: "timestamp", value: "2024-02-01 10:00:00" } };
  const nothing: Expression = { kind: "literal", value: { type: "null" } };
  const filters = [compare(at, ">", time), { kind: "between", value: at, low: nothing, high: time }] as const;
  const plan = query("events", { dimensions: outputs({ one: number(1) }), filters });
  expect(printAll(plan, { timeZone: "Europe/Berlin" }, catalogOf(typed))).toContain(
    `WHERE at > ${sql}\n  AND at BETWEEN NULL AND ${sql}\n`,
  );
});

test("dates in a text column are compared as text, and read for the calendar", () => {
  const said = column("events.said");
  const period = { kind: "absolute", from: "2024-01-01", to: null } as const;
  const plan = query("events", {
    dimensions: outputs({ year: { kind: "datePart", part: "year", of: said } }),
    filters: [{ kind: "period", value: said, period, words: "" }],
  });
  const printed = printAll(plan, {}, catalogOf(catalogTable("events", { said: "text" })));
  expect(printed).toContain(
    "-- postgres\nSELECT EXTRACT(YEAR FROM CAST(said AS TIMESTAMP)) AS year\nFROM events\nWHERE said >= '2024-01-01'\n",
  );
});

test("stored dates are decoded in the result, not in plans inside it", () => {
  const events = catalogTable("events", { at: "date" });
  const catalog = catalogOf({
    ...events,
    columns: events.columns.map((one) => ({ ...one, encoding: "unix-seconds" as const })),
  });
  const list = query("events", { dimensions: outputs({ at: column("events.at") }) });
  const union: Plan = { kind: "set", operator: "union", left: list, right: list };
  const inSqlite = (plan: Plan) => printAll(plan, {}, catalog).split("-- duckdb")[0];
  const decoded = "SELECT DATE(at, 'unixepoch') AS at\nFROM events";
  expect(inSqlite(union)).toContain(`\n${decoded}\nUNION\n${decoded}\n`);
  for (const plan of [list, union]) {
    expect(
      inSqlite({ ...list, filters: [{ kind: "inPlan", value: column("events.at"), plan }] }),
    ).not.toContain(`  ${decoded.slice(0, 12)}`);
  }
});

function encodedTable(encodings: readonly DateEncoding[]): CatalogTable {
  const table = catalogTable(
    "events",
    Object.fromEntries(encodings.map((encoding) => [encoding.replace("-", "_"), "timestamp"])),
  );
  return {
    ...table,
    columns: table.columns.map((column, index) => ({ ...column, encoding: encodings[index] ?? null })),
  };
}

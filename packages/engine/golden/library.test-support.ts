import type { Catalog, ColumnValues } from "@askery/model";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";
import { profiled } from "./profiled.test-support.ts";

/** A library: loans that come back or do not, requests with a status, fines that are paid or not. */
const catalog: Catalog = {
  tables: [
    profiled(
      tableOf("members", [
        "member_id integer",
        "full_name text",
        "branch text",
        "joined_on date",
        "left_on date",
        "newsletter_flg text",
      ]),
      { left_on: { nullCount: 70 } },
    ),
    profiled(
      tableOf("books", ["book_id integer", "title text", "is_reference boolean", "damaged_flg text"]),
      {},
    ),
    profiled(
      tableOf("loans", [
        "loan_id integer",
        "member_id integer",
        "book_id integer",
        "lent_on date",
        "due_on date",
        "returned_on date",
      ]),
      { lent_on: { max: "2026-11-19" }, due_on: { max: "2026-12-17" }, returned_on: { nullCount: 12 } },
    ),
    tableOf("requests", [
      "request_id integer",
      "member_id integer",
      "requested_on date",
      "request_status text",
      "forecast_type text",
    ]),
    profiled(tableOf("repairs", ["repair_id integer", "book_id integer", "stage text", "finished_on date"]), {
      finished_on: { nullCount: 4 },
    }),
    profiled(
      tableOf("fines", [
        "fine_id integer",
        "loan_id integer",
        "amount decimal",
        "issued_on date",
        "paid_on date",
      ]),
      { paid_on: { nullCount: 9 } },
    ),
  ],
  relationships: [
    relate("loans.member_id", "members.member_id"),
    relate("loans.book_id", "books.book_id"),
    relate("requests.member_id", "members.member_id"),
    relate("fines.loan_id", "loans.loan_id"),
    relate("repairs.book_id", "books.book_id"),
  ],
};

const values: readonly ColumnValues[] = [
  valuesOf("members", "newsletter_flg", ["Y", "N"]),
  valuesOf("members", "branch", ["Harbor", "Old Town"]),
  valuesOf("books", "damaged_flg", ["Y", "N"]),
  valuesOf("requests", "request_status", ["OPEN", "PARTIAL", "COLLECTED", "CANCELLED"]),
  valuesOf("repairs", "stage", ["Planned", "At the binder", "Finished", "Abandoned"]),
  valuesOf("requests", "forecast_type", ["Likely", "Unlikely"]),
];

/** Asks about the library. Today is Friday, November 20, 2026. */
export const { ask: askLibrary } = prepareAsking(catalog, values);

function valuesOf(table: string, column: string, known: readonly string[]): ColumnValues {
  return { table, column, values: known, isComplete: true };
}

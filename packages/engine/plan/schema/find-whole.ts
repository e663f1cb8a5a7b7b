import type { TableDescription, ColumnDescription } from "../../meaning/view-tables.ts";
import type { ColumnRef, Quantity } from "../request/clause.ts";
import { summed } from "../request/summed.ts";

/**
 * The whole that a quantity is a part of, by the names of the other quantities of its table: the total ("received",
 * "inspected"), or the good rest and the part itself. Null if no name fits.
 */
export function findWhole(
  { columns }: TableDescription,
  { table, column: part }: ColumnRef,
): Quantity | null {
  const quantities = columns.filter(({ column, uses }) => uses.has("measure") && column.name !== part);
  const called = (names: ReadonlySet<string>): ColumnDescription | undefined =>
    quantities.find(({ words }) => words.some((word) => names.has(word)));
  const own = columns.find(({ column }) => column.name === part);
  if (own === undefined || own.words.some((word) => wholeWords.has(word) || restWords.has(word))) return null;
  const sumOf = ({ column }: ColumnDescription): Quantity => summed({ table, column: column.name });
  const rest = called(restWords);
  if (rest !== undefined) {
    return { kind: "combined", operator: "+", left: sumOf(rest), right: sumOf(own), isShare: false };
  }
  const whole = called(wholeWords);
  return whole === undefined ? null : sumOf(whole);
}

/** Words for what is left when the part is taken away. */
const restWords: ReadonlySet<string> = new Set(["good", "ok", "accepted", "passed", "yield"]);

/** Words for everything. */
const wholeWords: ReadonlySet<string> = new Set([
  "total",
  "all",
  "received",
  "receive",
  "recv",
  "inspected",
  "checked",
  "tested",
  "produced",
  "made",
  "ordered",
  "shipped",
  "sent",
  "delivered",
]);

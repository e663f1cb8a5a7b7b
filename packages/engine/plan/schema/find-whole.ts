import { remainderWords, wholeWords } from "../../meaning/meaning-words.data.ts";
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
  if (own === undefined || own.words.some((word) => wholes.has(word) || rests.has(word))) return null;
  const sumOf = ({ column }: ColumnDescription): Quantity => summed({ table, column: column.name });
  const rest = called(rests);
  if (rest !== undefined) {
    return { kind: "combined", operator: "+", left: sumOf(rest), right: sumOf(own), isShare: false };
  }
  const whole = called(wholes);
  return whole === undefined ? null : sumOf(whole);
}

const rests: ReadonlySet<string> = new Set(remainderWords);
const wholes: ReadonlySet<string> = new Set(wholeWords);

import { remainderWords, wholeWords } from "../../meaning/meaning-words.data.ts";
import type { TableDescription, ColumnDescription } from "../../meaning/view-tables.ts";
import type { ColumnRef, Quantity } from "../request/clause.ts";
import { summed } from "../request/summed.ts";

/**
 * The whole that a quantity is a part of, by the names of the other quantities of its table: the total ("received",
 * "inspected"), or the good rest and the part itself. If no name fits, the largest figure of the same things that is never
 * exceeded by the part: germinated seeds are a part of sown seeds. Otherwise null.
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
  if (whole !== undefined) return sumOf(whole);
  const larger = quantities
    .filter((one) => isOfSame(one, own) && isWithin(own, one))
    .toSorted((one, other) => highestOf(other) - highestOf(one));
  return larger[0] === undefined ? null : sumOf(larger[0]);
}

/** True for two figures of the same things: both are money, or they have a unit or a word in common. */
function isOfSame(one: ColumnDescription, other: ColumnDescription): boolean {
  const [a, b] = [one.meaning.figure, other.meaning.figure];
  if (a === null || b === null || a.counts !== b.counts || a.additivity !== "additive") return false;
  if (a.unit.value !== b.unit.value) return false;
  return (
    a.counts === "money" || a.unit.value !== null || one.words.some((word) => other.words.includes(word))
  );
}

/** True if a figure is never negative, and its highest value is less than that of the other. */
function isWithin(part: ColumnDescription, whole: ColumnDescription): boolean {
  const lowest = part.column.profile?.min ?? null;
  return lowest !== null && Number(lowest) >= 0 && highestOf(part) < highestOf(whole);
}

function highestOf({ column: { profile } }: ColumnDescription): number {
  const highest = profile?.max ?? null;
  return highest === null ? Number.NaN : Number(highest);
}

const rests: ReadonlySet<string> = new Set(remainderWords);
const wholes: ReadonlySet<string> = new Set(wholeWords);

import { keyWords, type CatalogColumn, type CatalogTable, type ColumnList } from "@askery/model";
import { grainWords } from "../../question/grain-words.data.ts";
import { personRoleWords, personWords, staffWords } from "../meaning-words.data.ts";
import { findMark, withoutMark } from "../names/column-mark.ts";
import { barePersonPart, personPart } from "../names/person-part.ts";
import type { NameReadings } from "../names/read-meanings.ts";

type FindPersonReference = (column: CatalogColumn) => ColumnList | null;

/**
 * Finds the people that a column with a number means, if it is named after what they do: `buyer_no` means an employee.
 *
 * The numbers must be within those of the people. Among several tables of people, it means the staff.
 */
export function findPersonReferences(
  keys: readonly { readonly table: CatalogTable; readonly column: CatalogColumn }[],
  readName: (name: string) => NameReadings,
): FindPersonReference {
  const lastWord = (name: string): string => readName(name).at(-1)?.[0] ?? "";
  const people = keys
    .filter(({ table }) => persons.has(lastWord(table.name)) || isNamedInFull(table, readName))
    .map((key) => ({ ...key, isStaff: staff.has(lastWord(key.table.name)) }));
  if (people.length === 0) return () => null;
  return (column) => {
    const words = readName(column.name).map(([word = ""]) => word);
    if (!keyWords.has(words.at(-1) ?? "") || !isPerson(words.at(-2) ?? "")) return null;
    const found = people.filter((key) => isWithin(column, key.column));
    const [only, ...others] = found.length > 1 ? found.filter(({ isStaff }) => isStaff) : found;
    return only === undefined || others.length > 0
      ? null
      : { table: only.table.id, columns: [only.column.name] };
  };
}

/** True for a table with first and last names. */
function isNamedInFull(table: CatalogTable, readName: (name: string) => NameReadings): boolean {
  const mark = findMark(table);
  const parts = table.columns.map(({ name }) => {
    const words = readName(withoutMark(name, mark)).map(([word = ""]) => word);
    return personPart(words) ?? barePersonPart(words);
  });
  return parts.includes("first") && parts.includes("last");
}

const persons: ReadonlySet<string> = new Set(personWords);
const staff: ReadonlySet<string> = new Set(staffWords);
const personRoles: ReadonlySet<string> = new Set(personRoleWords);

/** A word for people, or a noun for somebody who does something: "inspector", but no part of a year. */
function isPerson(word: string): boolean {
  return (
    persons.has(word) ||
    personRoles.has(word) ||
    (word.length >= shortestAgent && !grainWords.has(word) && /(?:er|or|ee)$/.test(word))
  );
}

const shortestAgent = 6;

/** True if all numbers of a column are between the first and the last of a key. Unknown without profiles. */
function isWithin(column: CatalogColumn, key: CatalogColumn): boolean {
  if (column.type !== "integer" || key.type !== "integer") return false;
  const [own, whole] = [rangeOf(column), rangeOf(key)];
  return own !== null && whole !== null && own.min >= whole.min && own.max <= whole.max;
}

function rangeOf({ profile }: CatalogColumn): { readonly min: number; readonly max: number } | null {
  const { min = null, max = null } = profile ?? {};
  return min === null || max === null ? null : { min: Number(min), max: Number(max) };
}

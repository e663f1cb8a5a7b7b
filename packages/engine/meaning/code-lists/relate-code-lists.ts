import type { Catalog, CatalogColumn, CatalogTable, CodeEntry, ColumnValues, TableId } from "@askery/model";
import { indexColumns } from "../evidence/index-columns.ts";
import { findValueShapes } from "../evidence/value-shapes.ts";
import { splitName } from "../names/split-name.ts";
import { withoutTails } from "./without-tails.ts";

/** A column whose values are codes of a list. */
export interface CodedColumn {
  readonly table: CatalogTable;
  readonly column: CatalogColumn;
  readonly list: string;
}

/**
 * Finds the columns of other tables whose values all belong to one list. The list whose name resembles that of the column
 * wins; without one, the list that the column uses most of, unless another fits as well.
 */
export function relateCodeLists(
  { tables, relationships }: Catalog,
  values: readonly ColumnValues[],
  { table: id, entries }: { readonly table: TableId; readonly entries: readonly CodeEntry[] },
): readonly CodedColumn[] {
  const lists = [...Map.groupBy(entries, ({ list }) => list)].map(([list, own]) => ({
    list,
    codes: new Set(own.map(({ code }) => code)),
  }));
  const sampled = indexColumns(values.map((item) => ({ ...item, item })));
  const isRelated = indexColumns(
    relationships.flatMap(({ from }) =>
      from.columns.map((column) => ({ table: from.table, column, item: true })),
    ),
  );
  return tables.flatMap((table) =>
    table.columns.flatMap((column): readonly CodedColumn[] => {
      const used = sampled(table.id, column.name);
      if (table.id === id || !mayBeCoded(table, column, used) || isRelated(table.id, column.name)) return [];
      const list = chooseList(lists, used?.values ?? [], (name) => isNamedAlike(name, table, column));
      return list === null ? [] : [{ table, column, list }];
    }),
  );
}

function mayBeCoded(table: CatalogTable, column: CatalogColumn, used: ColumnValues | undefined): boolean {
  const isKey = table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
  return used?.isComplete === true && used.values.length <= maxCodes && !isKey && column.encoding === null;
}

const maxCodes = 200;

interface CodeList {
  readonly list: string;
  readonly codes: ReadonlySet<string>;
}

function chooseList(
  lists: readonly CodeList[],
  used: readonly string[],
  isAlike: (name: string) => boolean,
): string | null {
  const holding = used.length === 0 ? [] : lists.filter(({ codes }) => used.every((code) => codes.has(code)));
  const named = holding.find(({ list }) => isAlike(list));
  if (named !== undefined) return named.list;
  if (used.length < fewestUsed || !used.every(isMark) || isAnswer(used)) return null;
  const [best, second] = holding.toSorted((one, other) => one.codes.size - other.codes.size);
  const isSure =
    best !== undefined && used.length * 2 >= best.codes.size && best.codes.size !== second?.codes.size;
  return isSure ? best.list : null;
}

const fewestUsed = 2;

/** True for codes that hardly occur in two lists by chance: short ones with a letter. */
function isMark(value: string): boolean {
  return /^(?=.*\p{L})[\p{L}\d._-]{1,12}$/u.test(value);
}

function isAnswer(used: readonly string[]): boolean {
  return findValueShapes(used).some(([sign]) => sign === "yes-no");
}

/**
 * True if the name of a list is put together from the column's name, after the table's or other words: `WOST` or
 * `WORK_ORDER_STATUS` for `fs_wo.st`. Either may be shortened, and technical words at the end do not count.
 */
function isNamedAlike(list: string, table: CatalogTable, column: CatalogColumn): boolean {
  const own = withoutTails(splitName(column.name));
  const owner = splitName(table.name);
  const listed = withoutTails(splitName(list));
  if (isAlike(listed, own) || isAlike(listed, [...owner, ...own])) return true;
  return listed.length === 1 && own.length > 0 && spells(listed.join(""), owner, own);
}

/** True if the last words agree one by one. */
function isAlike(listed: readonly string[], own: readonly string[]): boolean {
  const compared = Math.min(listed.length, own.length);
  const [ends, tails] = [listed.slice(-compared), own.slice(-compared)];
  const isEnough =
    compared > 1 || (compared === 1 && (listed.length === own.length || (ends[0]?.length ?? 0) > 5));
  return isEnough && ends.every((word, at) => isShortened(word, tails[at] ?? ""));
}

function isShortened(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 2 && (long.startsWith(short) || isSubsequence(short, long));
}

function isSubsequence(short: string, long: string): boolean {
  if (short[0] !== long[0] || short.length < 3) return short === long;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** True if a name without separators consists of the beginnings of the words: all of the column's, some of its table's. */
function spells(name: string, owner: readonly string[], own: readonly string[]): boolean {
  const starts = [...owner.map((_, from) => owner.slice(from)), []];
  return starts.some((words) => consumes(name, [...words, ...own]));
}

function consumes(rest: string, [word, ...others]: readonly string[]): boolean {
  if (word === undefined) return rest === "";
  for (let length = Math.min(word.length, rest.length); length >= Math.min(2, word.length); length -= 1) {
    if (length > 0 && rest.startsWith(word.slice(0, length)) && consumes(rest.slice(length), others)) {
      return true;
    }
  }
  return false;
}

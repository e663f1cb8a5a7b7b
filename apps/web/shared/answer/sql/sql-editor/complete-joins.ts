import type { SqlNames } from "@askery/api";
import type { Completion, CompletionSource } from "@codemirror/autocomplete";
import { quoteName } from "./quote-name.ts";

type SqlTable = SqlNames[number];

/** A table in the text, and the name by which columns refer to it. */
interface UsedTable {
  readonly table: SqlTable;
  readonly alias: string;
}

/**
 * After JOIN, the tables that are related to those in the text, with the condition: "customers ON customers.id =
 * orders.customer_id". After ON, the conditions of the table that is joined.
 */
export function completeJoins(names: SqlNames): CompletionSource {
  return (context) => {
    const before = context.state.sliceDoc(0, context.pos);
    const joining = /\bjoin\s+([\p{L}\p{N}_.]*)$/iu.exec(before);
    if (joining !== null) {
      const [, typed = ""] = joining;
      const used = findUsed(before.slice(0, joining.index), names);
      const options = names.flatMap((table) => {
        const condition = relate({ table, alias: lastPart(table.table) }, used)[0];
        return condition === undefined ? [] : offer(`${printTable(table)} ON ${condition}`);
      });
      return { from: context.pos - typed.length, options };
    }
    const on = /\bon\s+([\p{L}\p{N}_.]*)$/iu.exec(before);
    const used = on === null ? [] : findUsed(before, names);
    const joined = used.at(-1);
    if (on === null || joined === undefined) return null;
    const [, typed = ""] = on;
    return { from: context.pos - typed.length, options: relate(joined, used.slice(0, -1)).map(offer) };
  };
}

function offer(label: string): Completion {
  return { label, boost: 2, type: "join" };
}

const tableInText = /\b(?:from|join)\s+([\p{L}\p{N}_."`]+)(?:\s+(?:as\s+)?([\p{L}_][\p{L}\p{N}_]*))?/giu;
const noAlias =
  /^(?:on|where|join|left|right|full|inner|cross|natural|group|order|having|limit|using|union)$/iu;

function findUsed(text: string, names: SqlNames): readonly UsedTable[] {
  return [...text.matchAll(tableInText)].flatMap(([, written = "", alias = ""]) => {
    const name = written.replaceAll(/["`]/gu, "").toLowerCase();
    const table = names.find((one) => one.table.toLowerCase() === name || lastPart(one.table) === name);
    const own = table === undefined ? "" : lastPart(table.table);
    return table === undefined ? [] : { table, alias: alias === "" || noAlias.test(alias) ? own : alias };
  });
}

/** The conditions by which a table is related to the used ones, the latest first. */
function relate({ table, alias }: UsedTable, used: readonly UsedTable[]): readonly string[] {
  return used
    .toReversed()
    .flatMap((other) => [
      ...table.references
        .filter((reference) => reference.table === other.table.table)
        .map(({ columns, otherColumns }) => printPairs([alias, columns], [other.alias, otherColumns])),
      ...other.table.references
        .filter((reference) => reference.table === table.table)
        .map(({ columns, otherColumns }) => printPairs([alias, otherColumns], [other.alias, columns])),
    ]);
}

type Side = readonly [alias: string, columns: readonly string[]];

function printPairs([alias, columns]: Side, [otherAlias, otherColumns]: Side): string {
  return columns
    .map((column, index) => {
      const other = quoteName(otherColumns[index] ?? "");
      return `${quoteName(alias)}.${quoteName(column)} = ${quoteName(otherAlias)}.${other}`;
    })
    .join(" AND ");
}

function printTable({ table }: SqlTable): string {
  return table.split(".").map(quoteName).join(".");
}

function lastPart(table: string): string {
  return (table.split(".").at(-1) ?? table).toLowerCase();
}

import {
  invariant,
  type Catalog,
  type CatalogTable,
  type QueryPlan,
  type Source,
  type SourceId,
} from "@askery/model";
import { contestedAliases } from "./dialects/reserved-words.data.ts";
import { findStoredColumn, findTable } from "./find-catalog.ts";
import { namingBlock, outputsOf, resolveOutput } from "./plan-outputs.ts";
import { indent } from "./print-block.ts";
import { printComparable } from "./print-period.ts";
import { printName, printText, type Printing, type Scope } from "./printing.ts";
import { isCorrelated } from "./walk-expression.ts";

/** A block's sources with their aliases. */
export interface OpenedSources {
  readonly scope: Scope;
  /** `FROM …` and one line per join. */
  readonly lines: readonly string[];
}

/**
 * Names the sources of a block and prints them.
 *
 * A single table needs no alias and its columns no prefix, unless `isInner` (the outer query's columns are in scope as
 * well), an inner query refers to it, or an output has the name of another column.
 */
export function openSources(plan: QueryPlan, printing: Printing, isInner = false): OpenedSources {
  const [root] = plan.sources;
  invariant(root, "a plan has a source");
  const isPlain =
    plan.sources.length === 1 && !isInner && !isCorrelated(plan) && !hidesColumn(plan, printing);
  const aliases = new Map<SourceId, string>();
  for (const source of plan.sources) {
    invariant(!aliases.has(source.id), `source ${JSON.stringify(source.id)} is named once`);
    const needsAlias = !isPlain || source.kind === "plan" || isList(source, printing.catalog);
    aliases.set(source.id, needsAlias ? takeName(aliasOf(source, printing), printing) : "");
  }
  const prefixes = new Map([...aliases].map(([id, alias]) => [id, isPlain ? "" : `${alias}.`] as const));
  const scope: Scope = {
    printing,
    plan,
    prefixes,
    computed: new Map(),
    elements: new Map(),
    isStored: false,
  };
  return {
    scope,
    lines: plan.sources.map((source) => printSource(source, aliases.get(source.id) ?? "", scope)),
  };
}

/** The first of `name`, `name2`, `name3`, … that is not an alias, stage, table or reserved word. */
export function takeName(name: string, { takenNames, catalog, dialect }: Printing): string {
  const isTaken = (candidate: string) =>
    takenNames.has(candidate) ||
    dialect.reservedWords.has(candidate) ||
    contestedAliases.has(candidate) ||
    catalog.tables.some(
      (table) => table.name.length === candidate.length && table.name.toLowerCase() === candidate,
    );
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}${number}`;
  takenNames.add(free);
  return free;
}

/** True if a source of the block has, or may have, a column with that name, ignoring case. */
export function isSourceColumn(name: string, { sources }: QueryPlan, catalog: Catalog): boolean {
  return sources.some((source) => {
    const columns = columnsOf(source, catalog);
    return columns === "unknown" || columns.some((column) => column.toLowerCase() === name.toLowerCase());
  });
}

/** True if several sources of the block have, or may have, a column with that name. */
export function isSharedColumn(name: string, plan: QueryPlan, catalog: Catalog): boolean {
  const { sources } = plan;
  return sources.filter((source) => isSourceColumn(name, { ...plan, sources: [source] }, catalog)).length > 1;
}

/** True if an output has the name of another column of the only source, so that the bare name is ambiguous. */
function hidesColumn(plan: QueryPlan, { catalog }: Printing): boolean {
  const [source] = plan.sources;
  const columns = source === undefined ? [] : columnsOf(source, catalog);
  return outputsOf(plan).some((output) => {
    const expression = resolveOutput(output.expression, plan);
    const isItself = expression.kind === "column" && expression.column === output.id;
    if (isItself && !findStoredColumn(expression, plan, catalog)?.spellings) return false;
    if (columns === "unknown") return true;
    const id = output.id.toLowerCase();
    return columns.some((name) => name.length === id.length && name.toLowerCase() === id);
  });
}

function columnsOf(source: Source, catalog: Catalog): readonly string[] | "unknown" {
  if (source.kind === "table") return findTable(source.table, catalog).columns.map((column) => column.name);
  const block = namingBlock(source.plan);
  return block === null ? "unknown" : outputsOf(block).map((output) => output.id);
}

/** The initials of the table's name: `order_lines` → `ol`, `OrderLines` → `ol`. */
function aliasOf(source: Source, { catalog }: Printing): string {
  if (source.kind === "plan") return "s";
  const initials = findTable(source.table, catalog)
    .name.slice(0, 100)
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.slice(0, 1))
    .join("")
    .slice(0, 4);
  return initials === "" ? "t" : initials;
}

function isList(source: Source, catalog: Catalog): boolean {
  return source.kind === "table" && findTable(source.table, catalog).listOf !== undefined;
}

function printSource(source: Source, alias: string, scope: Scope): string {
  const { printing } = scope;
  const table = source.kind === "table" ? findTable(source.table, printing.catalog) : null;
  const named = (rows: string): string => (alias === "" ? rows : `${rows} ${alias}`);
  const rows =
    source.kind === "table"
      ? printTable(findTable(source.table, printing.catalog), printing)
      : `(\n${indent(printing.print.plan(source.plan, printing))}\n)`;
  if (source.join === null) {
    const [only] = printList(table, "", printing);
    return `FROM ${named(only === undefined ? rows : `(SELECT * FROM ${rows} WHERE ${only})`)}`;
  }
  const { how, on } = source.join;
  invariant(on.length > 0, "a join has a pair of columns");
  const pairs = on.map(({ left, right }) => printComparable([right, left], scope).join(" = "));
  const conditions = [...pairs, ...printList(table, `${alias}.`, printing)];
  return `${how === "left" ? "LEFT JOIN" : "JOIN"} ${named(rows)} ON ${conditions.join(" AND ")}`;
}

/** The condition that selects one code list of a table that holds several; none for any other table. */
function printList(table: CatalogTable | null, prefix: string, printing: Printing): readonly string[] {
  if (table?.listOf === undefined) return [];
  const { column, value } = table.listOf;
  return [`${prefix}${printName(column, printing)} = ${printText(value, table.listOf, printing)}`];
}

function printTable({ schema, name: own, listOf }: CatalogTable, printing: Printing): string {
  const name = listOf?.table ?? own;
  return schema === null
    ? printName(name, printing)
    : `${printName(schema, printing)}.${printName(name, printing)}`;
}

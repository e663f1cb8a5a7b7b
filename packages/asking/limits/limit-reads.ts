import { printPermitted, type RowFilter } from "@askery/engine";
import { addTables, dropSchemas, findReads, listNames, type ReadPath, type Reads } from "@askery/guard";
import { AppError, type DialectName } from "@askery/model";
import { messages } from "../messages.ts";

/** What a person may read of a database: nothing but these tables. */
export interface ReadLimits {
  readonly tables: readonly PermittedTable[];
}

export interface PermittedTable {
  readonly schema: string | null;
  readonly name: string;
  /** The only columns and rows that the person may read; null for all. */
  readonly part: { readonly columns: readonly string[]; readonly filters: readonly RowFilter[] } | null;
}

/**
 * The statement that reads only what a person may read: tables of which they may read a part become common table
 * expressions of the same name. It has the same columns and parameters.
 *
 * @param text a statement that the guard accepted
 * @throws AppError `query-refused` if it reads any other table, or if that can't be ruled out
 */
export async function limitReads(
  text: string,
  dialect: DialectName,
  { tables }: ReadLimits,
): Promise<string> {
  if (!canLimitReads(dialect)) throw new AppError("query-refused", messages.limitsUnsupported);
  const known = new KnownTables(tables, dialect);
  const named = await demandReads(text, dialect);
  const used = new Set(named.paths.flatMap((path) => findUsed(path, named, known)));
  const parts = listParts([...used], tables, listNames(text, dialect));
  demandOwnNames(named, parts, known);
  const schemas = defaultSchemas[dialect];
  const bare = dropSchemas(
    text,
    dialect,
    [...used, ...parts].map(({ name, schema, part }) => ({
      name,
      schemas: schema === null ? schemas : part === null ? [] : [schema],
    })),
  );
  const left = await demandReads(bare, dialect);
  for (const path of left.paths) demandBare(path, { reads: left, parts, known });
  const blocked = left.defined.filter((name) => !left.definedForAll.includes(name));
  if (parts.length === 0 && blocked.length === 0) return bare;
  const printed = parts.flatMap(({ part, ...table }) => (part === null ? [] : [{ ...table, ...part }]));
  return addTables(bare, dialect, printPermitted(printed, [...new Set(blocked)], dialect));
}

/**
 * Whether access to a database of this dialect can be limited. In MariaDB a WITH inside of another reads the tables
 * themselves; in ClickHouse many things but tables name tables.
 */
function canLimitReads(dialect: DialectName): boolean {
  return dialect !== "mysql" && dialect !== "clickhouse";
}

/** Names of the schema whose tables need no schema. */
const defaultSchemas: Readonly<Record<DialectName, readonly string[]>> = {
  sqlite: ["main"],
  duckdb: ["main"],
  postgres: ["public"],
  mysql: [],
  clickhouse: [],
};

async function demandReads(text: string, dialect: DialectName): Promise<Reads> {
  const reads = await findReads(text, dialect);
  if (reads === null) throw new AppError("query-refused", messages.readsUnclear);
  if (reads.readAhead !== null) throw new AppError("query-refused", messages.readAhead(reads.readAhead));
  return reads;
}

function findUsed(path: ReadPath, { defined }: Reads, known: KnownTables): readonly PermittedTable[] {
  const table = known.find(path);
  if (table !== null) return [table];
  const [name = ""] = path;
  if (path.length === 1 && defined.some((one) => known.isSame(one, name))) return [];
  throw new AppError("query-refused", messages.notPermitted(path.join(".")));
}

/**
 * The tables that must be replaced: those that the statement reads, and, in case another reading of it differs, those
 * whose name is anywhere in it.
 */
function listParts(
  used: readonly PermittedTable[],
  tables: readonly PermittedTable[],
  names: ReadonlySet<string>,
): readonly PermittedTable[] {
  const read = used.filter(({ part }) => part !== null);
  const usedNames = new Set(used.map(keyOf));
  const mentioned = tables.filter(
    (table) => table.part !== null && names.has(keyOf(table)) && !usedNames.has(keyOf(table)),
  );
  const byName = Map.groupBy([...read, ...mentioned], keyOf);
  const twice = read.find((table) => used.some((one) => one !== table && keyOf(one) === keyOf(table)));
  if (twice !== undefined) throw new AppError("query-refused", messages.sameNames(twice.name));
  return [...byName.values()].flatMap(([first]) => first ?? []);
}

function keyOf({ name }: PermittedTable): string {
  return name.toLowerCase();
}

/** A common table expression that has the name of a limited table would hide what it may read. */
function demandOwnNames({ defined }: Reads, parts: readonly PermittedTable[], known: KnownTables): void {
  const taken = parts.find(({ name }) => defined.some((one) => known.isSame(one, name)));
  if (taken !== undefined) throw new AppError("query-refused", messages.nameOfTable(taken.name));
}

interface BareReads {
  readonly reads: Reads;
  readonly parts: readonly PermittedTable[];
  readonly known: KnownTables;
}

/** With its schema, a name would reach around the common table expression. */
function demandBare(path: ReadPath, { reads, parts, known }: BareReads): void {
  const [name = ""] = path;
  const isOwn = [...reads.defined, ...parts.map((one) => one.name)].some((one) => known.isSame(one, name));
  if (path.length === 1 && isOwn) return;
  if (known.findExactly(path)?.part === null) return;
  throw new AppError("query-refused", messages.notPermitted(path.join(".")));
}

/** The permitted tables by the paths that name them. */
class KnownTables {
  readonly #tables: readonly PermittedTable[];
  readonly #dialect: DialectName;

  constructor(tables: readonly PermittedTable[], dialect: DialectName) {
    this.#tables = tables;
    this.#dialect = dialect;
  }

  find(path: ReadPath): PermittedTable | null {
    const exact = this.findExactly(path);
    const [schema = "", name = ""] = path;
    if (exact !== null || path.length !== 2) return exact;
    const isDefault = defaultSchemas[this.#dialect].some((one) => this.isSame(one, schema));
    return isDefault ? this.findExactly([name]) : null;
  }

  findExactly(path: ReadPath): PermittedTable | null {
    if (path.length === 0 || path.length > 2) return null;
    const [name = "", schema = null] = path.toReversed();
    const isHere = (table: PermittedTable) =>
      this.isSame(table.name, name) &&
      (table.schema === null || schema === null
        ? table.schema === schema
        : this.isSame(table.schema, schema));
    return this.#tables.find(isHere) ?? null;
  }

  /** PostgreSQL's parser returns names as they are stored; elsewhere case makes no difference. */
  isSame(one: string, other: string): boolean {
    return this.#dialect === "postgres" ? one === other : one.toLowerCase() === other.toLowerCase();
  }
}

import { printBlocked, printPermitted, type RowFilter } from "@askery/engine";
import { addTables, dropSchemas, findReads, listNames, type ReadPath, type Reads } from "@askery/guard";
import { AppError, type DialectName } from "@askery/model";
import { messages } from "../messages.ts";

/** What a person may read of a database: nothing but these tables. */
export interface ReadLimits {
  readonly tables: readonly PermittedTable[];
  /** The database on a server whose tables have no schema here; null where the dialect has one name for it. */
  readonly database: string | null;
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
  { tables, database }: ReadLimits,
): Promise<string> {
  const schemas = defaultSchemas[dialect] ?? (database === null ? [] : [database]);
  const known = new KnownTables(tables, { dialect, schemas });
  const named = await demandReads(text, dialect);
  const used = new Set(named.paths.flatMap((path) => findUsed(path, named, known)));
  const parts = listParts([...used], tables, listNames(text, dialect));
  demandOwnNames(named, parts);
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
  const printed = parts.flatMap(({ part, ...table }) =>
    part === null ? [] : [{ ...table, ...part, schema: table.schema ?? database }],
  );
  return addTables(bare, dialect, {
    tables: printPermitted(printed, dialect),
    blocked: printBlocked([...new Set(blocked)], dialect),
  });
}

/** Names of the schema whose tables need no schema; null if it is the database. */
const defaultSchemas: Readonly<Record<DialectName, readonly string[] | null>> = {
  sqlite: ["main"],
  duckdb: ["main"],
  postgres: ["public"],
  mysql: null,
  clickhouse: null,
};

async function demandReads(text: string, dialect: DialectName): Promise<Reads> {
  const reads = await findReads(text, dialect);
  if (reads === null) throw new AppError("query-refused", messages.readsUnclear);
  if (reads.readAhead !== null) throw new AppError("query-refused", messages.readAhead(reads.readAhead));
  if (dialect === "mysql") demandNoOuterReads(reads);
  return reads;
}

/** MariaDB would take the name for a table's. */
function demandNoOuterReads({ defined, readInside }: Reads): void {
  const names = new Set(defined.map((name) => name.toLowerCase()));
  const read = readInside.find((name) => names.has(name.toLowerCase()));
  if (read !== undefined) throw new AppError("query-refused", messages.innerWith(read));
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
function demandOwnNames({ defined, valued }: Reads, parts: readonly PermittedTable[]): void {
  const names = new Set([...defined, ...valued].map((name) => name.toLowerCase()));
  const taken = parts.find((table) => names.has(keyOf(table)));
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
  readonly #schemas: readonly string[];

  constructor(
    tables: readonly PermittedTable[],
    { dialect, schemas }: { readonly dialect: DialectName; readonly schemas: readonly string[] },
  ) {
    this.#tables = tables;
    this.#dialect = dialect;
    this.#schemas = schemas;
  }

  find(path: ReadPath): PermittedTable | null {
    const exact = this.findExactly(path);
    const [schema = "", name = ""] = path;
    if (exact !== null || path.length !== 2) return exact;
    const isDefault = this.#schemas.some((one) => this.isSame(one, schema));
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

  /**
   * In SQLite and DuckDB case makes no difference. PostgreSQL's parser returns names as they are stored. Elsewhere names
   * that differ in case may be two tables.
   */
  isSame(one: string, other: string): boolean {
    const ignoresCase = this.#dialect === "sqlite" || this.#dialect === "duckdb";
    return ignoresCase ? one.toLowerCase() === other.toLowerCase() : one === other;
  }
}

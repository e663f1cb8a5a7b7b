import type { Catalog, CatalogTable, ColumnExpression, Source } from "@askery/model";
import { isNothing, isRecord, nodeOf, type TreeRecord } from "@askery/guard";
import { partOf, Unreadable } from "./unreadable.ts";

/** The tables of a statement under the names by which it refers to them. */
export interface SqlSources {
  readonly catalog: Catalog;
  readonly sources: readonly Source[];
  /** Resolves a column by its name, and by its table's name or alias if it has one. */
  readonly column: (name: string, qualifier: string | null) => ColumnExpression;
  /** Whether exactly one table has the column. */
  readonly has: (name: string, qualifier: string | null) => boolean;
  readonly tableOf: (source: string) => CatalogTable;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly table: CatalogTable;
}

/** Reads FROM and JOIN. Tables are joined by equal columns. */
export function readSources(select: TreeRecord, catalog: Catalog): SqlSources {
  const from = isRecord(select["from"]) ? listOf(select["from"]["expressions"]) : [];
  const [first, ...listed] = from;
  if (first === undefined) throw new Unreadable("a statement without FROM");
  if (listed.length > 0) throw new Unreadable("a list of tables in FROM");
  const named: Named[] = [readTable(first, 0, catalog)];
  const sources: Source[] = named.map(({ id, table }) => ({
    kind: "table",
    id,
    table: table.id,
    join: null,
  }));
  for (const join of listOf(select["joins"])) {
    if (!isRecord(join)) throw new Unreadable("JOIN");
    const how = joinKinds[textOf(join["kind"])];
    if (how === undefined) throw new Unreadable(`${textOf(join["kind"])} JOIN`.toUpperCase());
    const one = readTable(join["this"], named.length, catalog);
    const earlier = [...named];
    named.push(one);
    const on = readPairs(join, one, earlier);
    sources.push({
      kind: "table",
      id: one.id,
      table: one.table.id,
      join: { how, on, isFanOut: !isUnique(one.table, on) },
    });
  }
  return {
    catalog,
    sources,
    column: (name, qualifier) => findColumn({ name, qualifier }, named),
    has: (name, qualifier) => findColumns({ name, qualifier }, named).length === 1,
    tableOf: (source) => named.find(({ id }) => id === source)?.table ?? named[0]?.table ?? never(),
  };
}

const joinKinds: Readonly<Partial<Record<string, "inner" | "left">>> = { Inner: "inner", Left: "left" };

function readTable(node: unknown, index: number, catalog: Catalog): Named {
  const { kind, record } = nodeOf(node);
  if (kind !== "table") throw new Unreadable(partOf(kind));
  const [name, schema] = [nameOf(record["name"]), nameOf(record["schema"])];
  const extra = Object.keys(record).find((key) => !tableFields.has(key) && !isNothing(record[key]));
  if (extra !== undefined) throw new Unreadable(`${partOf(extra)} of ${name ?? "a table"}`);
  const table = catalog.tables.find(
    (one) =>
      one.listOf === undefined &&
      isSameName(one.name, name) &&
      (schema === null || one.schema === null || isSameName(one.schema, schema)),
  );
  if (table === undefined) throw new Unreadable(`the table ${name ?? ""}`);
  return { id: `s${String(index)}`, name: nameOf(record["alias"]) ?? table.name, table };
}

const tableFields: ReadonlySet<string> = new Set(["name", "schema", "catalog", "alias", "alias_explicit_as"]);

type Pair = NonNullable<Source["join"]>["on"][number];

function readPairs(join: TreeRecord, one: Named, earlier: readonly Named[]): readonly Pair[] {
  const using = listOf(join["using"]).map(nameOf);
  if (using.length > 0) {
    return using.map((name) => ({
      left: findColumn({ name: name ?? "", qualifier: null }, earlier),
      right: findColumn({ name: name ?? "", qualifier: null }, [one]),
    }));
  }
  return conjuncts(join["on"]).map((part) => {
    const { kind, record } = nodeOf(part);
    if (kind !== "eq") throw new Unreadable("a join by something else than equal columns");
    const sides = [record["left"], record["right"]].map((side) => readColumn(side, [...earlier, one]));
    const [left, right] = sides;
    if (left?.source !== one.id && right?.source === one.id && left) return { left, right };
    if (right?.source !== one.id && left?.source === one.id && right) return { left: right, right: left };
    throw new Unreadable("a join by something else than equal columns");
  });
}

/** The parts that AND joins. */
export function conjuncts(node: unknown): readonly unknown[] {
  const { kind, record } = nodeOf(node);
  if (kind === "and") return [...conjuncts(record["left"]), ...conjuncts(record["right"])];
  const inner = kind === "paren" ? nodeOf(record["this"]) : null;
  return inner?.kind === "and" ? conjuncts(record["this"]) : [node];
}

function readColumn(node: unknown, named: readonly Named[]): ColumnExpression {
  const { kind, record } = nodeOf(node);
  if (kind !== "column") throw new Unreadable("a join by something else than equal columns");
  return findColumn({ name: nameOf(record["name"]) ?? "", qualifier: nameOf(record["table"]) }, named);
}

interface ColumnName {
  readonly name: string;
  readonly qualifier: string | null;
}

function findColumns({ name, qualifier }: ColumnName, named: readonly Named[]): readonly ColumnExpression[] {
  return named.flatMap((one) => {
    if (qualifier !== null && !isSameName(one.name, qualifier)) return [];
    const column = one.table.columns.find((column) => isSameName(column.name, name));
    return column === undefined ? [] : [{ kind: "column", source: one.id, column: column.name } as const];
  });
}

function findColumn({ name, qualifier }: ColumnName, named: readonly Named[]): ColumnExpression {
  const [only, ...others] = findColumns({ name, qualifier }, named);
  if (only === undefined || others.length > 0) {
    throw new Unreadable(`the column ${qualifier === null ? name : `${qualifier}.${name}`}`);
  }
  return only;
}

/** Whether at most one row of the table has given values in the joined columns. */
function isUnique({ primaryKey, columns }: CatalogTable, on: readonly Pair[]): boolean {
  const joined = on.flatMap(({ right }) => (right.kind === "column" ? [right.column] : []));
  const isKey = primaryKey.length > 0 && primaryKey.every((name) => joined.includes(name));
  return isKey || columns.some(({ name, isUnique }) => isUnique && joined.includes(name));
}

function isSameName(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

/** The name of an identifier node. */
export function nameOf(node: unknown): string | null {
  return isRecord(node) && typeof node["name"] === "string" ? node["name"] : null;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function never(): never {
  throw new Unreadable("FROM");
}

import type { DuckDBConnection } from "@duckdb/node-api";
import { quoteName } from "../../child/quote-name.ts";
import { printText } from "../../duckdb/print-text.ts";
import { rowsOf } from "../../duckdb/read-schema.ts";
import {
  describeRelation,
  describeStructure,
  isStructure,
  type DescribedColumn,
} from "./describe-relation.ts";

/** A list of rows in a JSON file. */
export interface RowList {
  /** Its title if the file has several lists; null to name it after the file. */
  readonly title: string | null;
  /** SQL after FROM. Columns have the names of the fields; for `arrays`, a column `item` has the arrays. */
  readonly relation: string;
  readonly kind: "objects" | "arrays";
  /** A note on where the list was found. */
  readonly remark: string | null;
}

/**
 * Finds the rows of a JSON file. An object that contains lists of objects at any depth, as in API responses, yields
 * each of these lists. An object of equally long lists is a table by columns. Arrays are rows without column names.
 */
export async function findRows(connection: DuckDBConnection, relation: string): Promise<readonly RowList[]> {
  const columns = await describeRelation(connection, relation);
  const own = { title: null, relation, kind: "objects", remark: null } as const;
  const [first] = columns;
  if (columns.length === 1 && first?.name === "json" && /^(?!STRUCT|MAP)/.test(first.type)) {
    return [await readUnnamed(connection, relation, own)];
  }
  const [count] = await rowsOf(connection, `SELECT count(*) AS n FROM (SELECT 1 FROM ${relation} LIMIT 2)`);
  if (Number(count?.["n"]) !== 1) return [own];
  const parts = await listParts(connection, columns, []);
  const objects = parts.filter(({ type }) => isStructure(type.slice(0, -2)) && type.endsWith("[]"));
  if (objects.length > 0) return objects.map((part) => unwrap(relation, part, { lists: objects, parts }));
  const arrays = parts.filter(({ type }) => type.endsWith("[][]"));
  if (arrays.length === 1 && arrays[0]) return [unwrapArrays(relation, arrays[0], parts)];
  return [(await zipColumns(connection, relation, columns)) ?? own];
}

/** DuckDB names a column `json` if the values have no field names: arrays or plain values. */
async function readUnnamed(connection: DuckDBConnection, relation: string, own: RowList): Promise<RowList> {
  const [types = {}] = await rowsOf(
    connection,
    `SELECT coalesce(bool_and(json_type(to_json(json)) = 'ARRAY'), false) AS arrays FROM ${relation}`,
  );
  return types["arrays"] === true
    ? { ...own, relation: `(SELECT json AS item FROM ${relation})`, kind: "arrays" }
    : { ...own, relation: `(SELECT json AS "value" FROM ${relation})` };
}

/** A value in the root object, and the path to it. */
interface Part extends DescribedColumn {
  readonly path: readonly string[];
}

async function listParts(
  connection: DuckDBConnection,
  columns: readonly DescribedColumn[],
  path: readonly string[],
): Promise<readonly Part[]> {
  const parts: Part[] = [];
  for (const column of columns) {
    const inner = [...path, column.name];
    if (isStructure(column.type)) {
      parts.push(...(await listParts(connection, await describeStructure(connection, column.type), inner)));
    } else parts.push({ ...column, path: inner });
  }
  return parts;
}

function unwrap(
  relation: string,
  part: Part,
  { lists, parts }: { readonly lists: readonly Part[]; readonly parts: readonly Part[] },
): RowList {
  const name = part.path.join(".");
  return {
    title: lists.length > 1 ? part.name : null,
    relation: `(SELECT unnest(list.item) FROM (SELECT unnest(${printStep(part)}) AS item FROM ${relation}) AS list)`,
    kind: "objects",
    remark:
      parts.length > lists.length
        ? `Its rows come from ${name}. The rest of the file is left out.`
        : `Its rows come from ${name}.`,
  };
}

/** Arrays as rows, with the names of a sibling list such as `columns` as their header. */
function unwrapArrays(relation: string, part: Part, parts: readonly Part[]): RowList {
  const names = parts.find(
    ({ type, name }) => type === "VARCHAR[]" && /^(?:columns?|fields|headers?|names)$/i.test(name),
  );
  const rows = `SELECT to_json(unnest(${printStep(part)})) AS item FROM ${relation}`;
  return {
    title: null,
    relation: names
      ? `(SELECT to_json(${printStep(names)}) AS item FROM ${relation} UNION ALL ${rows})`
      : `(${rows})`,
    kind: "arrays",
    remark: `Its rows come from ${part.path.join(".")}.`,
  };
}

function printStep({ path: [first = "", ...others] }: Part): string {
  return others.reduce((outer, name) => `struct_extract(${outer}, ${printText(name)})`, quoteName(first));
}

/** An object of equally long lists is a table by columns; null if it is not one. */
async function zipColumns(
  connection: DuckDBConnection,
  relation: string,
  columns: readonly DescribedColumn[],
): Promise<RowList | null> {
  if (columns.length < 2 || !columns.every(({ type }) => type.endsWith("[]"))) return null;
  const names = columns.map(({ name }) => quoteName(name));
  const [lengths = {}] = await rowsOf(
    connection,
    `SELECT len(list_distinct([${names.map((name) => `len(${name})`).join(", ")}])) AS n FROM ${relation}`,
  );
  if (Number(lengths["n"]) !== 1) return null;
  const unnested = names.map((name) => `unnest(${name}) AS ${name}`);
  return {
    title: null,
    relation: `(SELECT ${unnested.join(", ")} FROM ${relation})`,
    kind: "objects",
    remark: "Its lists are read as table columns.",
  };
}

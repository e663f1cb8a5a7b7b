import type { DuckDBConnection } from "@duckdb/node-api";
import { quoteName } from "../../child/quote-name.ts";
import { printText } from "../../duckdb/print-text.ts";
import { isListDeclaration } from "../../duckdb/column-type.ts";
import { rowsOf } from "../../duckdb/read-schema.ts";
import { depthOfType } from "./type-depth.ts";
import { describeRelation, describeStructure, isStructure } from "./describe-relation.ts";

/** A value in each row: a column, or a field of a structure at any depth. */
export interface Field {
  readonly title: string;
  readonly expression: string;
  readonly type: string;
  /** Whether its values have mixed scalar types; as text, they may still have one type. */
  readonly isMixed: boolean;
  /** The nesting of lists and structures that are printed as JSON; 0 for scalars. */
  readonly depth: number;
}

/** Lists the columns of a relation, with structures replaced by their fields. Lists of texts or whole numbers stay; others become JSON. */
export async function listFields(connection: DuckDBConnection, relation: string): Promise<readonly Field[]> {
  const fields: Field[] = [];
  for (const { name, type } of await describeRelation(connection, relation)) {
    fields.push(...(await flatten(connection, { title: name, expression: quoteName(name), type })));
  }
  return settleMixed(connection, relation, fields);
}

type UnwrittenField = Pick<Field, "title" | "expression" | "type">;

async function flatten(connection: DuckDBConnection, field: UnwrittenField): Promise<readonly Field[]> {
  if (!isStructure(field.type)) return [writeField(field)];
  const fields: Field[] = [];
  for (const { name, type } of await describeStructure(connection, field.type)) {
    const expression = `struct_extract(${field.expression}, ${printText(name)})`;
    fields.push(...(await flatten(connection, { title: `${field.title} ${name}`, expression, type })));
  }
  return fields;
}

function writeField({ title, expression, type }: UnwrittenField): Field {
  if (type === '"NULL"') {
    return { title, expression: `CAST(${expression} AS VARCHAR)`, type: "VARCHAR", isMixed: false, depth: 0 };
  }
  if (isListDeclaration(type)) return { title, expression, type, isMixed: false, depth: 0 };
  const isNested = /^(?:STRUCT|MAP|UNION)\(/.test(type) || type.endsWith("]");
  return isNested
    ? { title, expression: `to_json(${expression})`, type: "JSON", isMixed: false, depth: depthOfType(type) }
    : { title, expression, type, isMixed: false, depth: 0 };
}

/** DuckDB infers JSON for columns of mixed types, and keeps the quotation marks of their texts. */
async function settleMixed(
  connection: DuckDBConnection,
  relation: string,
  fields: readonly Field[],
): Promise<readonly Field[]> {
  const unsure = fields.filter(
    ({ type, expression }) => type === "JSON" && !expression.startsWith("to_json("),
  );
  if (unsure.length === 0) return fields;
  const tests = unsure.map(
    ({ expression }, at) =>
      `coalesce(bool_and(json_type(${expression}) NOT IN ('OBJECT', 'ARRAY')), false) AS t${String(at)}`,
  );
  const [row = {}] = await rowsOf(connection, `SELECT ${tests.join(", ")} FROM ${relation}`);
  return fields.map((field) =>
    row[`t${String(unsure.indexOf(field))}`] === true
      ? { ...field, expression: `(${field.expression} ->> '$')`, type: "VARCHAR", isMixed: true }
      : field,
  );
}

import type { DuckDBConnection } from "@duckdb/node-api";
import { quoteName } from "../child/quote-name.ts";
import { printPath } from "../duckdb/print-path.ts";
import { printText } from "../duckdb/print-text.ts";
import { rowsOf, textOf } from "../duckdb/read-schema.ts";
import type { LoadLimits } from "./load-request.ts";
import { nameColumns } from "./name-things.ts";
import type { RowSource } from "./row-source.ts";
import { tooManyColumns } from "./text/open-text.ts";

export interface StructuredFile {
  readonly path: string;
  readonly fileName: string;
  readonly format: "json" | "ndjson" | "parquet";
  readonly limits: LoadLimits;
}

/** A file that knows its columns. Structures become a column for each of their fields; what is nested deeper, JSON. */
export async function openStructured(connection: DuckDBConnection, file: StructuredFile): Promise<RowSource> {
  const { relation, badLines, badLineCount } = await chooseReader(connection, file);
  const flat = await listFields(connection, relation);
  if (flat.length > file.limits.maxColumns) {
    throw tooManyColumns(file.fileName, flat.length, file.limits.maxColumns);
  }
  const names = nameColumns(flat.map(({ title }) => title));
  const texts = file.format === "parquet" ? [] : flat.filter(({ type }) => type === "VARCHAR");
  const samples = texts.length === 0 ? [] : await readSamples(connection, relation, texts);
  return {
    fileName: file.fileName,
    relation,
    rejecting: null,
    columns: flat.map((field, at) => {
      const sample = samples[texts.indexOf(field)];
      return {
        name: names[at] ?? field.title,
        isNamed: true,
        expression: field.expression,
        text: sample ? { sample, mayBe: "dates" } : null,
        type: field.type,
      };
    }),
    hasSemicolons: false,
    skippedCount: 0,
    leftOut: { rows: badLines, count: badLineCount, reason: "It is not a JSON object." },
    isCopy: false,
    textReading: null,
  };
}

/** Strictest first: types from the first objects, from all, and without the lines that are no object. */
async function chooseReader(connection: DuckDBConnection, file: StructuredFile): Promise<StructuredReader> {
  if (file.format === "parquet") {
    return {
      relation: `read_parquet(${printPath(file.path)}, hive_partitioning = false)`,
      badLines: [],
      badLineCount: 0,
    };
  }
  let failure: unknown;
  for (const options of ["sample_size = 20480", "sample_size = -1"]) {
    const reader = printJsonReader(file, options);
    try {
      await connection.run(`SELECT max(hash(row)) FROM ${reader} AS row`);
      return { relation: (await unwrapList(connection, reader)) ?? reader, badLines: [], badLineCount: 0 };
    } catch (cause) {
      failure ??= cause;
    }
  }
  const lenient = file.format === "ndjson" ? await readLeniently(connection, file) : null;
  if (!lenient) throw failure;
  return lenient;
}

interface StructuredReader {
  readonly relation: string;
  /** The first lines that are no object. */
  readonly badLines: readonly number[];
  readonly badLineCount: number;
}

async function readLeniently(
  connection: DuckDBConnection,
  file: StructuredFile,
): Promise<StructuredReader | null> {
  const lines = `read_ndjson_objects(${printPath(file.path)}, ${objectSize}, ignore_errors = true)`;
  const numbered = `(SELECT row_number() OVER () AS line, json FROM ${lines})`;
  const [counts = {}] = await rowsOf(connection, `SELECT count(*) AS n, count(json) AS good FROM ${lines}`);
  if (Number(counts["good"]) * 2 < Number(counts["n"])) return null;
  const bad = await rowsOf(
    connection,
    `SELECT line FROM ${numbered} WHERE json IS NULL ORDER BY line LIMIT 100`,
  );
  const reader = printJsonReader(file, "sample_size = -1, ignore_errors = true");
  const columns = await describe(connection, reader);
  const filled = columns.map(({ name }) => `${quoteName(name)} IS NOT NULL`).join(" OR ");
  return {
    relation: `(SELECT * FROM ${reader} WHERE ${filled})`,
    badLines: bad.map((row) => Number(row["line"])),
    badLineCount: Number(counts["n"]) - Number(counts["good"]),
  };
}

function printJsonReader({ path, format }: StructuredFile, options: string): string {
  const shape = format === "ndjson" ? "'newline_delimited'" : "'auto'";
  return `read_json(${printPath(path)}, format = ${shape}, ${objectSize}, hive_partitioning = false, ${options})`;
}

const objectSize = "maximum_object_size = 67108864";

/** One object around a list of objects, as programs answer with: the rows are those of the list. */
async function unwrapList(connection: DuckDBConnection, reader: string): Promise<string | null> {
  const columns = await describe(connection, reader);
  const lists = columns.filter(({ type }) => type.startsWith("STRUCT(") && type.endsWith("[]"));
  const [list] = lists;
  if (!list || lists.length > 1) return null;
  const [count] = await rowsOf(connection, `SELECT count(*) AS n FROM (SELECT 1 FROM ${reader} LIMIT 2)`);
  if (Number(count?.["n"]) !== 1) return null;
  return `(SELECT unnest(list.item) FROM (SELECT unnest(${quoteName(list.name)}) AS item FROM ${reader}) AS list)`;
}

interface Field {
  readonly title: string;
  readonly expression: string;
  readonly type: string;
}

async function listFields(connection: DuckDBConnection, relation: string): Promise<readonly Field[]> {
  const fields: Field[] = [];
  for (const { name, type } of await describe(connection, relation)) {
    if (!type.startsWith("STRUCT(") || type.endsWith("]")) {
      fields.push(writeField(name, quoteName(name), type));
      continue;
    }
    const inner = await describe(connection, `(SELECT unnest(${quoteName(name)}) FROM ${relation})`);
    for (const part of inner) {
      const expression = `struct_extract(${quoteName(name)}, ${printText(part.name)})`;
      fields.push(writeField(`${name} ${part.name}`, expression, part.type));
    }
  }
  return fields;
}

function writeField(title: string, expression: string, type: string): Field {
  if (type === '"NULL"') return { title, expression: `CAST(${expression} AS VARCHAR)`, type: "VARCHAR" };
  const isNested = /^(?:STRUCT|MAP|UNION)\(/.test(type) || type.endsWith("]");
  return isNested
    ? { title, expression: `to_json(${expression})`, type: "JSON" }
    : { title, expression, type };
}

async function describe(connection: DuckDBConnection, relation: string) {
  const rows = await rowsOf(connection, `DESCRIBE SELECT * FROM ${relation}`);
  return rows.map((row) => ({ name: textOf(row["column_name"]), type: textOf(row["column_type"]) }));
}

async function readSamples(
  connection: DuckDBConnection,
  relation: string,
  fields: readonly Field[],
): Promise<readonly (readonly string[])[]> {
  const values = fields.map(({ expression }, at) => `${expression} AS v${String(at)}`);
  const rows = await rowsOf(connection, `SELECT ${values.join(", ")} FROM ${relation} LIMIT 2000`);
  return fields.map((_, at) =>
    rows.flatMap((row) => {
      const value = row[`v${String(at)}`];
      return typeof value === "string" ? [value] : [];
    }),
  );
}

import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { AppError } from "@askery/model";
import { printPath } from "../../duckdb/print-path.ts";
import { printText } from "../../duckdb/print-text.ts";
import { rowsOf } from "../../duckdb/read-schema.ts";
import { nameColumns } from "../name-things.ts";
import type { LeftOut, RowSource, SourceColumn } from "../row-source.ts";
import { openText, plainDialect, tooManyColumns } from "../text/open-text.ts";
import { isNamedAsTime } from "../values/named-as-time.ts";
import { findRows, type RowList } from "./find-rows.ts";
import { listFields, type Field } from "./list-fields.ts";
import { readJson } from "./read-json.ts";
import type { StructuredFile } from "./structured-file.ts";
import { fileMessages } from "../../messages/file-messages.ts";

/** A list of rows in a file with typed columns. */
export interface StructuredRows {
  /** Null if it is the file's only list. */
  readonly title: string | null;
  readonly open: () => Promise<RowSource>;
}

/**
 * Lists the rows of a file with typed columns: one list, or several for a JSON object that contains several lists.
 * Structures become a column for each field; lists within a row stay, those of structures as JSON.
 */
export async function listStructured(
  connection: DuckDBConnection,
  file: StructuredFile,
): Promise<readonly StructuredRows[]> {
  if (file.format === "parquet") {
    const relation = `read_parquet(${printPath(file.path)}, hive_partitioning = false)`;
    const list = { title: null, relation, kind: "objects", remark: null } as const;
    return [{ title: null, open: () => openRows({ connection, file, list, leftOut: noneLeftOut }) }];
  }
  const { relation, leftOut } = await readJson(connection, file);
  const lists = await findRows(connection, relation);
  return lists.map((list) => ({
    title: list.title,
    open: () =>
      list.kind === "arrays"
        ? openArrays(connection, file, list)
        : openRows({ connection, file, list, leftOut }),
  }));
}

const noneLeftOut: LeftOut = { rows: [], count: 0, reason: "" };

interface Opening {
  readonly connection: DuckDBConnection;
  readonly file: StructuredFile;
  readonly list: RowList;
  readonly leftOut: LeftOut;
}

async function openRows({ connection, file, list, leftOut }: Opening): Promise<RowSource> {
  const { fileName, format, limits } = file;
  const { relation, remark } = list;
  const fields = await listFields(connection, relation);
  if (fields.length > limits.maxColumns) throw tooManyColumns(fileName, fields.length, limits.maxColumns);
  const deep = fields.find(({ depth }) => depth > limits.maxDepth);
  if (deep !== undefined) throw tooDeep(file, deep);
  if (format !== "parquet") await refuseEmpty(connection, fileName, relation);
  const names = nameColumns(fields.map(({ title }) => title));
  const texts = format === "parquet" ? [] : fields.filter((field, at) => mayBeOther(field, names[at] ?? ""));
  const samples = texts.length === 0 ? [] : await readSamples(connection, relation, texts);
  return {
    fileName,
    relation,
    rejecting: null,
    columns: fields.map((field, at): SourceColumn => {
      const sample = samples[texts.indexOf(field)];
      return {
        name: names[at] ?? field.title,
        isNamed: true,
        expression: sample ? printAsText(field) : field.expression,
        text: sample ? { sample, isQuoted: field.type === "VARCHAR" && !field.isMixed } : null,
        type: field.type,
        unit: null,
      };
    }),
    hasSemicolons: false,
    skippedCount: 0,
    leftOut,
    isCopy: false,
    textReading: null,
    remarks: remark === null ? [] : [remark],
  };
}

/** Whether the values may have another type: texts, and integers in a column named like a time. */
function mayBeOther({ type }: Field, name: string): boolean {
  return type === "VARCHAR" || (type === "BIGINT" && isNamedAsTime(name));
}

function printAsText({ expression, type }: Field): string {
  return type === "VARCHAR" ? expression : `CAST(${expression} AS VARCHAR)`;
}

async function refuseEmpty(connection: DuckDBConnection, fileName: string, relation: string): Promise<void> {
  const rows = await rowsOf(connection, `SELECT 1 FROM ${relation} LIMIT 1`);
  if (rows.length > 0) return;
  throw new AppError("file-empty", fileMessages.emptyList(fileName));
}

function tooDeep({ fileName, limits }: StructuredFile, { title, depth }: Field): AppError {
  const text = fileMessages.tooDeep({ file: fileName, column: title, depth, maxDepth: limits.maxDepth });
  return new AppError("file-too-large", text);
}

/** Writes arrays to a text file, whose header is detected as in any other. */
async function openArrays(
  connection: DuckDBConnection,
  file: StructuredFile,
  { relation, remark }: RowList,
): Promise<RowSource> {
  const [widest = {}] = await rowsOf(
    connection,
    `SELECT coalesce(max(json_array_length(to_json(item))), 0) AS n FROM ${relation}`,
  );
  const width = Number(widest["n"]);
  if (width > file.limits.maxColumns) throw tooManyColumns(file.fileName, width, file.limits.maxColumns);
  const cells = Array.from(
    { length: width },
    (__, at) => `to_json(item) ->> '$[${String(at)}]' AS c${String(at)}`,
  );
  const copy = join(file.workFolder, `${file.id}-arrays.csv`);
  await connection.run(
    `COPY (SELECT ${cells.join(", ")} FROM ${relation}) TO ${printText(copy)} (FORMAT csv, HEADER false)`,
  );
  const { fileName, workFolder, limits } = file;
  const text = {
    path: copy,
    fileName,
    workFolder,
    limits,
    id: `${file.id}-text`,
    dialect: plainDialect,
    remarks: remark === null ? [] : [remark],
  };
  return openText(text, { mustRewrite: false });
}

async function readSamples(
  connection: DuckDBConnection,
  relation: string,
  fields: readonly Field[],
): Promise<readonly (readonly string[])[]> {
  const values = fields.map((field, at) => `${printAsText(field)} AS v${String(at)}`);
  const rows = await rowsOf(connection, `SELECT ${values.join(", ")} FROM ${relation} LIMIT 2000`);
  return fields.map((_, at) =>
    rows.flatMap((row) => {
      const value = row[`v${String(at)}`];
      return typeof value === "string" ? [value] : [];
    }),
  );
}

import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { printPath } from "../../duckdb/print-path.ts";
import { printText } from "../../duckdb/print-text.ts";
import { rowsOf } from "../../duckdb/read-schema.ts";
import type { LeftOut } from "../row-source.ts";
import type { StructuredFile } from "./structured-file.ts";

export interface JsonRecords {
  /** SQL after FROM. */
  readonly relation: string;
  readonly leftOut: LeftOut;
}

/**
 * Reads a JSON file, strictest way first: types from the first objects, types from all objects, and without invalid
 * lines.
 */
export async function readJson(connection: DuckDBConnection, file: StructuredFile): Promise<JsonRecords> {
  let failure: unknown;
  for (const options of ["sample_size = 20480", "sample_size = -1"]) {
    const relation = printReader(file, options);
    try {
      await connection.run(`SELECT max(hash(row)) FROM ${relation} AS row`);
      return { relation, leftOut: leaveOut([], 0) };
    } catch (cause) {
      failure ??= cause;
    }
  }
  const lenient = file.format === "ndjson" ? await readGoodLines(connection, file) : null;
  if (!lenient) throw failure;
  return lenient;
}

/** Reads a copy without the bad lines, because DuckDB loses valid lines next to those that it skips. */
async function readGoodLines(
  connection: DuckDBConnection,
  file: StructuredFile,
): Promise<JsonRecords | null> {
  const lines = `read_ndjson_objects(${printPath(file.path)}, ${objectSize}, ignore_errors = true)`;
  const [counts = {}] = await rowsOf(connection, `SELECT count(*) AS n, count(json) AS good FROM ${lines}`);
  const count = Number(counts["n"]) - Number(counts["good"]);
  if (count > Number(counts["good"])) return null;
  const bad = await rowsOf(
    connection,
    `SELECT line FROM (SELECT row_number() OVER () AS line, json FROM ${lines}) WHERE json IS NULL ORDER BY line LIMIT 100`,
  );
  const path = join(file.workFolder, `${file.id}-good.ndjson`);
  await connection.run(
    `COPY (SELECT json FROM ${lines} WHERE json IS NOT NULL) TO ${printText(path)}
     (FORMAT csv, HEADER false, QUOTE '', ESCAPE '', DELIMITER '\u0001')`,
  );
  const relation = printReader({ path, format: "ndjson" }, "sample_size = -1");
  return {
    relation,
    leftOut: leaveOut(
      bad.map((row) => Number(row["line"])),
      count,
    ),
  };
}

function leaveOut(rows: readonly number[], count: number): LeftOut {
  return { rows, count, reason: "It is not a JSON object." };
}

function printReader({ path, format }: Pick<StructuredFile, "path" | "format">, options: string): string {
  const shape = format === "ndjson" ? "'newline_delimited'" : "'auto'";
  return `read_json(${printPath(path)}, format = ${shape}, ${objectSize}, hive_partitioning = false, ${options})`;
}

const objectSize = "maximum_object_size = 67108864";

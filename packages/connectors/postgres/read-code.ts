import { AppError, nameSource, noCode, type DatabaseCode, type FieldFunction } from "@askery/model";
import type { Row } from "../server/reading.ts";
import {
  listFunctions,
  listHidingColumns,
  listOperators,
  listRowFunctions,
  listSources,
  listTypes,
  withoutCompiling,
} from "./code-queries.ts";
import type { PostgresSession } from "./postgres-session.ts";

/** Reads the user-defined code that statements could run by name. */
export async function readCode(session: PostgresSession): Promise<DatabaseCode> {
  for (const setting of [withoutCompiling, ""]) {
    try {
      return await readAll((sql) => session.read(setting + sql, timeoutMs));
    } catch (cause) {
      if (!(cause instanceof AppError) || !lacking.has(cause.code)) throw cause;
    }
  }
  // Products that speak PostgreSQL's protocol without its full catalog have no such code.
  return noCode;
}

const timeoutMs = 10_000;
const lacking: ReadonlySet<AppError["code"]> = new Set(["query-failed", "name-unknown"]);

async function readAll(read: (sql: string) => Promise<readonly Row[]>): Promise<DatabaseCode> {
  const types = await read(listTypes);
  const functions = [...(await read(listFunctions)), ...types];
  const operators = await read(listOperators);
  const sources = await read(listSources);
  if (functions.length + operators.length + sources.length === 0) return noCode;
  return {
    functions: new Set(functions.map(firstOf)),
    overloads: new Set(functions.filter(([, isOverload]) => isOverload === "t").map(firstOf)),
    fields: readFields(await read(listRowFunctions), await read(listHidingColumns)),
    operators: new Set(operators.map(firstOf)),
    types: new Set(types.map(firstOf)),
    sources: new Map(sources.flatMap((row) => namesOf(row).map((name) => [name, row[3] ?? ""] as const))),
  };
}

function readFields(takers: readonly Row[], columns: readonly Row[]): ReadonlyMap<string, FieldFunction> {
  const hiding = Map.groupBy(columns, firstOf);
  return new Map(
    [...Map.groupBy(takers, firstOf)].map(([name, rows]): readonly [string, FieldFunction] => [
      name,
      {
        takes: rows.some(([, schema]) => schema === null)
          ? null
          : new Set(rows.flatMap((row) => namesOf(row.slice(1)))),
        hiddenIn: new Set((hiding.get(name) ?? []).flatMap((row) => namesOf(row.slice(1)))),
      },
    ]),
  );
}

/** The names of a source, from a row of schema, name, and whether the unqualified name resolves to it. */
function namesOf([schema, name, isVisible]: Row): readonly string[] {
  const full = nameSource([schema ?? "", name ?? ""]);
  return isVisible === "t" ? [full, nameSource([name ?? ""])] : [full];
}

function firstOf([first]: Row): string {
  return first ?? "";
}

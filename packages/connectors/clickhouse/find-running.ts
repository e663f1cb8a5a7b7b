import type { SchemaTable } from "../schema-table.ts";

/**
 * Finds a call in a view that may do more than read: a table function that reaches a file, a program or another server,
 * or a function that waits. `definition` is the SQL as the server prints it.
 */
export function findRunning(definition: string): Pick<SchemaTable, "runs"> {
  const bare = definition.replaceAll(/'(?:[^'\\]|\\.)*'/gsu, "''");
  const source = [...bare.matchAll(/\b(?:FROM|JOIN)\s+(\w+)\s*\(/giu)]
    .map(([, name = ""]) => name)
    .find((name) => !contained.has(name.toLowerCase()));
  const runs = source ?? /(?<![`\w.])(file|sleep|sleepEachRow)\s*\(/iu.exec(bare)?.[1];
  return runs === undefined ? {} : { runs };
}

/** Table functions that generate rows or read tables of this server. */
const contained: ReadonlySet<string> = new Set([
  "generate_series",
  "generateseries",
  "merge",
  "null",
  "numbers",
  "values",
  "view",
  "zeros",
]);

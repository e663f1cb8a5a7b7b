import type { Cell, ExecutionStep } from "@askery/model";
import type { ExplainRows } from "./explain-rows.ts";

/**
 * The rows of `EXPLAIN`, which MySQL and MariaDB have in common, one for each table in the order of reading
 * (https://dev.mysql.com/doc/refman/8.4/en/explain-output.html). Columns are read from both ends, because MySQL has
 * two more in the middle.
 */
export function readMysqlPlan(rows: ExplainRows): readonly ExecutionStep[] {
  return rows.map((row) => {
    const [id, kind, table, ...rest] = row;
    const isMysql = row.length > 10;
    const [access, , key, , reference, count] = isMysql ? rest.slice(1) : rest;
    const extra = row.at(-1);
    const estimate = Number(count);
    return {
      depth: kind === "SIMPLE" || kind === "PRIMARY" || id === null ? 0 : 1,
      operation: accessNames[String(access)] ?? String(kind),
      details: [
        ...named("", table),
        ...named("Key: ", key),
        ...named("By: ", reference),
        ...named("", extra),
        ...(kind === "SIMPLE" || kind === "PRIMARY" ? [] : named("Part: ", kind)),
      ],
      rows: count === null || count === undefined || !Number.isFinite(estimate) ? null : estimate,
      costShare: null,
    };
  });
}

function named(label: string, value: Cell | undefined): readonly string[] {
  return value === null || value === undefined || value === "" ? [] : [`${label}${String(value)}`];
}

/** What each way to read a table does. */
const accessNames: Readonly<Record<string, string>> = {
  system: "Read the only row",
  const: "Read one row by key",
  eq_ref: "Look up one row by key",
  ref: "Look up rows by key",
  ref_or_null: "Look up rows by key, and empty ones",
  fulltext: "Search texts",
  index_merge: "Merge keys",
  unique_subquery: "Look up by key of a subquery",
  index_subquery: "Look up by key of a subquery",
  range: "Read a range of a key",
  index: "Read a whole key",
  ALL: "Read all rows",
};

import { quoteName } from "../child/quote-name.ts";
import type { Candidate } from "./propose-relationships.ts";

/**
 * Prints a query for the number of distinct values in a sample of the child column (`seen`), and how many of them the
 * parent contains (`found`).
 */
export function printContainment({ child, parent }: Candidate): string {
  const childColumn = quoteName(child.column);
  const known = `SELECT ${quoteName(parent.column)} FROM ${printTable(parent)}`;
  const values = `SELECT DISTINCT ${childColumn} AS v FROM ${printTable(child)} WHERE ${childColumn} IS NOT NULL LIMIT ${String(sampledValues)}`;
  return `SELECT count(*) AS seen, count(CASE WHEN v IN (${known}) THEN 1 END) AS found FROM (${values}) AS s`;
}

const sampledValues = 500;

function printTable({ schema, table }: Candidate["child"]): string {
  return schema === null ? quoteName(table) : `${quoteName(schema)}.${quoteName(table)}`;
}

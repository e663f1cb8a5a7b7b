import { quoteName } from "../child/quote-name.ts";
import type { Candidate } from "./propose-relationships.ts";

/** How many distinct values of the child there are in a sample (`seen`), and how many of them the parent knows (`found`). */
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

import { quoteName } from "../child/quote-name.ts";
import type { Candidate, CandidateColumn } from "../relationships/propose-relationships.ts";

/**
 * Prints a query for the number of distinct values among some rows of the child, and how many of them the parent
 * contains. Looks up each value, which uses the key's index, and reads only some rows of a huge child.
 */
export function printContainment({ child, parent }: Candidate): string {
  const column = quoteName(child.column);
  const rows = `SELECT ${column} AS v FROM ${printTable(child)} WHERE ${column} IS NOT NULL LIMIT ${String(maxRows)}`;
  const values = `SELECT DISTINCT v FROM (${rows}) AS r LIMIT ${String(maxValues)}`;
  const known = `EXISTS (SELECT FROM ${printTable(parent)} AS p WHERE p.${quoteName(parent.column)} = s.v)`;
  return `SELECT count(*), count(*) FILTER (WHERE ${known}) FROM (${values}) AS s`;
}

const maxRows = 20_000;
const maxValues = 500;

function printTable({ schema, table }: CandidateColumn): string {
  return schema === null ? quoteName(table) : `${quoteName(schema)}.${quoteName(table)}`;
}

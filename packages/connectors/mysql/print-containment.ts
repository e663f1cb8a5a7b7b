import type { Candidate } from "../relationships/propose-relationships.ts";
import { printTable, quoteName } from "./print-name.ts";

/**
 * Prints a query for the number of distinct values in a sample of the child column (`seen`), and how many of them the
 * parent contains (`found`).
 *
 * MySQL allows no LIMIT in an IN subquery, so the sample is joined.
 */
export function printContainment({ child, parent }: Candidate): string {
  const childColumn = quoteName(child.column);
  const values = `SELECT DISTINCT ${childColumn} AS v FROM ${printTable({ ...child, name: child.table })} WHERE ${childColumn} IS NOT NULL LIMIT ${String(sampledValues)}`;
  const known = `EXISTS (SELECT 1 FROM ${printTable({ ...parent, name: parent.table })} AS p WHERE p.${quoteName(parent.column)} = s.v)`;
  return `SELECT COUNT(*), COUNT(CASE WHEN ${known} THEN 1 END) FROM (${values}) AS s`;
}

const sampledValues = 500;

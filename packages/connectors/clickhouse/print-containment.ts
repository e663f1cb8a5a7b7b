import type { Candidate } from "../relationships/propose-relationships.ts";
import { printTable, quoteName } from "./print-name.ts";

/**
 * Prints a query for the number of distinct values in a sample of the child column, and how many of them the parent
 * contains.
 */
export function printContainment({ child, parent }: Candidate): string {
  const column = quoteName(child.column);
  const values = `SELECT DISTINCT ${column} AS v FROM ${printTable({ ...child, name: child.table })} WHERE ${column} IS NOT NULL LIMIT ${String(sampledValues)}`;
  const known = `SELECT ${quoteName(parent.column)} FROM ${printTable({ ...parent, name: parent.table })}`;
  return `SELECT count(), countIf(v IN (${known})) FROM (${values})`;
}

const sampledValues = 500;

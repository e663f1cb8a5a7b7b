import type { Candidate } from "../relationships/propose-relationships.ts";
import { printTable, quoteName } from "./print-name.ts";

/** How many distinct values of the child there are in a sample, and how many of them the parent knows. */
export function printContainment({ child, parent }: Candidate): string {
  const column = quoteName(child.column);
  const values = `SELECT DISTINCT ${column} AS v FROM ${printTable({ ...child, name: child.table })} WHERE ${column} IS NOT NULL LIMIT ${String(sampledValues)}`;
  const known = `SELECT ${quoteName(parent.column)} FROM ${printTable({ ...parent, name: parent.table })}`;
  return `SELECT count(), countIf(v IN (${known})) FROM (${values})`;
}

const sampledValues = 500;

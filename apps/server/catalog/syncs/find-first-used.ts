import type { SchemaChange } from "@askery/api";
import { listPlanNames, type Plan } from "@askery/model";

/**
 * The first change of a table or column that a plan uses; null if there is none. SQL that a person wrote is searched
 * for the names as words.
 */
export function findFirstUsed(plan: Plan, changes: readonly SchemaChange[]): SchemaChange | null {
  if (plan.kind === "sql") return changes.find((change) => isNamedIn(plan.text, change)) ?? null;
  const used = new Set(listPlanNames(plan).map(({ table, column }) => keyOf(table, column)));
  return changes.find(({ table, column }) => used.has(keyOf(table, column))) ?? null;
}

function keyOf(table: string, column: string | null): string {
  return JSON.stringify([table, column]);
}

function isNamedIn(text: string, { table, column }: SchemaChange): boolean {
  const name = table.split(".").at(-1) ?? table;
  return hasWord(text, name) && (column === null || hasWord(text, column));
}

function hasWord(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])${escaped}(?![\p{L}\p{N}_])`, "iu").test(text);
}

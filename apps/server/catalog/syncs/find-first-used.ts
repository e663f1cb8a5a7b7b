import { listPlanNames, type Plan } from "@askery/model";

/** Names a table, or one of its columns. */
interface NamedPart {
  readonly table: string;
  readonly column: string | null;
}

/**
 * The first of some tables and columns that a plan uses; null if there is none. SQL that a person wrote is searched
 * for the names as words.
 */
export function findFirstUsed<Part extends NamedPart>(plan: Plan, parts: readonly Part[]): Part | null {
  if (plan.kind === "sql") return parts.find((part) => isNamedIn(plan.text, part)) ?? null;
  const used = new Set(listPlanNames(plan).map(({ table, column }) => keyOf(table, column)));
  return parts.find(({ table, column }) => used.has(keyOf(table, column))) ?? null;
}

function keyOf(table: string, column: string | null): string {
  return JSON.stringify([table, column]);
}

function isNamedIn(text: string, { table, column }: NamedPart): boolean {
  const name = table.split(".").at(-1) ?? table;
  return hasWord(text, name) && (column === null || hasWord(text, column));
}

function hasWord(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])${escaped}(?![\p{L}\p{N}_])`, "iu").test(text);
}

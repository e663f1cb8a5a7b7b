import type { TableId } from "@askery/model";
import type { DatabaseKnowledge } from "./knowledge-of.ts";

/** A column whose name or values look like a secret, and why: a short English sentence. */
export interface FoundSecret {
  readonly table: TableId;
  readonly column: string;
  readonly reason: string;
}

/** A column that is never sampled, shown, suggested or read. */
export interface PrivateColumn extends FoundSecret {
  /** By people, or because it looks like a secret. */
  readonly origin: "given" | "found";
}

/**
 * The private columns of a database: those that people made private, and those that look like secrets, unless people
 * gave them another role.
 *
 * @param secrets all columns that look like secrets, regardless of people's decisions
 */
export function listPrivateColumns(
  { annotations }: Pick<DatabaseKnowledge, "annotations">,
  secrets: readonly FoundSecret[],
): readonly PrivateColumn[] {
  const given = annotations.flatMap(({ table, column, isPrivate, meaning }): readonly PrivateColumn[] =>
    column !== null && (isPrivate || meaning.role === "secret")
      ? [{ table, column, reason: "A person made it private.", origin: "given" }]
      : [],
  );
  const decided = new Set(
    annotations.flatMap(({ table, column, meaning }) =>
      meaning.role === undefined ? [] : keyOf(table, column),
    ),
  );
  for (const { table, column } of given) decided.add(keyOf(table, column));
  const found = secrets
    .filter(({ table, column }) => !decided.has(keyOf(table, column)))
    .map(({ table, column, reason }): PrivateColumn => ({ table, column, reason, origin: "found" }));
  return [...given, ...found];
}

/** The columns that are private in the first list alone. */
export function listLifted(
  before: readonly PrivateColumn[],
  after: readonly PrivateColumn[],
): readonly PrivateColumn[] {
  const still = new Set(after.map(({ table, column }) => keyOf(table, column)));
  return before.filter(({ table, column }) => !still.has(keyOf(table, column)));
}

function keyOf(table: TableId, column: string | null): string {
  return JSON.stringify([table, column]);
}

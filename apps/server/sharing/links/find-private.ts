import { readStoredPlan } from "@askery/api";
import type { Plan } from "@askery/model";
import { findFirstUsed } from "../../catalog/syncs/find-first-used.ts";
import { readMeaning } from "../../knowledge/given-meaning.ts";
import { listPrivateColumns, type FoundSecret } from "../../knowledge/list-private-columns.ts";
import type { Store } from "../../store/open-store.ts";

/** Whether a saved plan uses a column that is private now. */
export type UsesPrivate = (result: { readonly plan: string }) => boolean;

/**
 * Reads which columns of a database are private at this moment: figures that were saved before may show them, and links
 * leave those out.
 */
export async function readUsesPrivate(store: Store, databaseId: string): Promise<UsesPrivate> {
  const columns = await readPrivateColumns(store, databaseId);
  if (columns.length === 0) return () => false;
  return ({ plan: stored }) => {
    const plan = readStoredPlan(JSON.parse(stored));
    // A plan that cannot be read may use anything.
    return plan === null || usesOneOf(plan, columns);
  };
}

interface NamedColumn {
  readonly table: string;
  readonly column: string;
}

/** All columns of a table are used by SQL that names it with a star. Multiplying counts as a star, to be safe. */
function usesOneOf(plan: Plan, columns: readonly NamedColumn[]): boolean {
  if (findFirstUsed(plan, columns) !== null) return true;
  if (plan.kind !== "sql" || !plan.text.replaceAll(/\(\s*\*\s*\)/g, "").includes("*")) return false;
  return (
    findFirstUsed(
      plan,
      columns.map(({ table }) => ({ table, column: null })),
    ) !== null
  );
}

async function readPrivateColumns(store: Store, databaseId: string): Promise<readonly NamedColumn[]> {
  const [notes, snapshot] = await Promise.all([
    store.selectFrom("annotation").selectAll().where("workspaceId", "=", databaseId).execute(),
    store.selectFrom("snapshot").select("secrets").where("workspaceId", "=", databaseId).executeTakeFirst(),
  ]);
  const secrets = JSON.parse(snapshot?.secrets ?? "[]") as readonly FoundSecret[];
  const annotations = notes.map((row) => ({
    table: row.tableId,
    column: row.columnName === "" ? null : row.columnName,
    isHidden: row.isHidden === 1,
    isPrivate: row.isPrivate === 1,
    description: row.description,
    meaning: readMeaning(row.meaning).given,
  }));
  return listPrivateColumns({ annotations }, secrets);
}

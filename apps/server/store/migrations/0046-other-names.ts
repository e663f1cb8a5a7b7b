import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";

interface Annotation {
  readonly workspaceId: string;
  readonly tableId: string;
  readonly columnName: string;
  readonly synonyms: string;
  readonly authorId: string;
  readonly atMs: number;
}

/** Other names of tables and columns become knowledge entries, so that answers name them, and they list their questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const known = await readKnown(db);
  const { rows } = await sql<Annotation>`
    select workspace_id as "workspaceId", table_id as "tableId", column_name as "columnName", synonyms,
        updated_by_id as "authorId", updated_at_ms as "atMs"
      from annotation where synonyms <> '[]'`.execute(db);
  for (const { workspaceId, tableId, columnName, synonyms, authorId, atMs } of rows) {
    for (const phrase of JSON.parse(synonyms) as readonly string[]) {
      const entry: OtherName = {
        kind: "synonym",
        phrase,
        table: tableId,
        column: columnName || null,
        value: null,
        condition: null,
      };
      const key = identify(workspaceId, entry);
      if (known.has(key)) continue;
      known.add(key);
      await sql`
        insert into knowledge_entry (id, workspace_id, kind, entry, author_id, created_at_ms, updated_at_ms)
          values (${randomUUID()}, ${workspaceId}, 'synonym', ${JSON.stringify(entry)}, ${authorId}, ${atMs},
            ${atMs})`.execute(db);
    }
  }
  await db.schema.alterTable("annotation").dropColumn("synonyms").execute();
}

interface OtherName {
  readonly kind: "synonym";
  readonly phrase: string;
  readonly table: string;
  readonly column: string | null;
  readonly value: string | null;
  readonly condition: string | null;
}

/** The other names that are entries already. */
async function readKnown(db: Kysely<unknown>): Promise<Set<string>> {
  const { rows } = await sql<{ readonly workspaceId: string; readonly entry: string }>`
    select workspace_id as "workspaceId", entry
      from knowledge_entry where kind = 'synonym' and deleted_at_ms is null`.execute(db);
  const found = rows.map(({ workspaceId, entry }) => ({
    workspaceId,
    entry: JSON.parse(entry) as OtherName,
  }));
  return new Set(
    found
      // Entries from before words had conditions lack them.
      .filter(({ entry }) => entry.value === null && (entry.condition ?? null) === null)
      .map(({ workspaceId, entry }) => identify(workspaceId, entry)),
  );
}

function identify(workspaceId: string, { phrase, table, column }: OtherName): string {
  return JSON.stringify([workspaceId, phrase.toLowerCase(), table, column]);
}

import { sql, type Kysely } from "kysely";

/** The grid of dashboards has 24 columns instead of 12: cards, texts and earlier revisions look as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update card set x = x * 2, w = w * 2`.execute(db);
  const dashboards = await sql<TextsRow>`select id, texts from dashboard where texts <> '[]'`.execute(db);
  for (const { id, texts } of dashboards.rows) {
    const widened = JSON.stringify(widen(JSON.parse(texts) as readonly Slot[]));
    await sql`update dashboard set texts = ${widened} where id = ${id}`.execute(db);
  }
  const keys = await sql<Key>`select dashboard_id as "dashboardId", revision from dashboard_revision`.execute(
    db,
  );
  for (const key of keys.rows) await widenRevision(db, key);
}

interface Slot {
  readonly x: number;
  readonly w: number;
}

interface TextsRow {
  readonly id: string;
  readonly texts: string;
}

interface Key {
  readonly dashboardId: string;
  readonly revision: number;
}

/** Reads one revision at a time: together they may be larger than memory. */
async function widenRevision(db: Kysely<unknown>, { dashboardId, revision }: Key): Promise<void> {
  const { rows } = await sql<{ readonly contents: string }>`
    select contents from dashboard_revision
      where dashboard_id = ${dashboardId} and revision = ${revision}`.execute(db);
  for (const row of rows) {
    const contents = JSON.parse(row.contents) as Record<"cards" | "texts", readonly Slot[]>;
    const widened = { ...contents, cards: widen(contents.cards), texts: widen(contents.texts) };
    await sql`
      update dashboard_revision set contents = ${JSON.stringify(widened)}
        where dashboard_id = ${dashboardId} and revision = ${revision}`.execute(db);
  }
}

function widen<Card extends Slot>(cards: readonly Card[]): readonly Card[] {
  return cards.map((card) => ({ ...card, x: card.x * 2, w: card.w * 2 }));
}

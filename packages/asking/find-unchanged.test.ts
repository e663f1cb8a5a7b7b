import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile } from "@askery/connectors";
import { defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";

const folder = mkdtempSync(join(tmpdir(), "askery-unchanged-"));
let database: AskableDatabase;

beforeAll(async () => {
  const path = join(folder, "shop.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE sales (id INTEGER PRIMARY KEY, channel TEXT NOT NULL, revenue INTEGER NOT NULL, sold_on DATE NOT NULL);
    INSERT INTO sales VALUES
      (1, 'web', 10, '2026-01-02'), (2, 'shop', 25, '2026-01-05'), (3, 'web', 30, '2026-02-02'),
      (4, 'shop', 40, '2026-02-07'), (5, 'web', 20, '2026-03-02'), (6, 'shop', 15, '2026-03-09');`);
  file.close();
  database = await connectDatabase(await openFile(path));
});
afterAll(async () => {
  await database.connector.close();
  rmSync(folder, { recursive: true });
});

/** What the last question of a conversation says about changing nothing. */
async function findNote(...conversation: readonly string[]): Promise<string | null> {
  const outcome = await askDatabase({
    database,
    text: conversation.at(-1) ?? "",
    earlier: conversation.slice(0, -1),
    today: "2026-11-20",
    settings: defaultSettings,
    now: () => Date.parse("2026-11-20T12:00:00Z"),
  });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  const note = outcome.answer.warnings.find(({ code }) => code === "nothing-changed");
  return note === undefined ? null : `${note.fact} ${note.consequence}`;
}

test.each<[conversation: readonly string[], note: string]>([
  [
    ["revenue by month and channel", "use different colors"],
    "“use different colors” changes nothing here. The answer is the one before.",
  ],
  [
    ["revenue by channel", "with labels", "show labels"],
    "“show labels” changes nothing here. The answer is the one before.",
  ],
  [
    ["revenue by month", "newest first"],
    "“newest first” changes only the order of the table. Columns: time runs from left to right.",
  ],
])("a follow-up that changes nothing says so: %s", async (conversation, note) => {
  expect(await findNote(...conversation)).toBe(note);
});

test.each<[conversation: readonly string[]]>([
  [["revenue by channel", "as a pie"]],
  [["revenue by channel", "each bar in its own color"]],
  [["revenue by channel", "smallest first"]],
  [["revenue by channel", "call it Best channels"]],
  [["revenue by channel", "only web"]],
  [["revenue by channel", "revenue by channel"]],
])("a follow-up that changes something, or asks anew, does not: %s", async (conversation) => {
  expect(await findNote(...conversation)).toBeNull();
});

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { storeFileName } from "../../apps/server/store/open-store.ts";
import { runServer, type RunningServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { SignedInClient } from "./signed-in-client.ts";

const folderCount = 20;
const favoriteCount = 500;
const memberCount = 200;
const projectCount = 10_000;
const chartCount = 10_000;
const batch = 100;

interface TeamServer {
  readonly server: RunningServer;
  readonly person: SignedInClient;
}

/**
 * Starts a server where one person has 500 favorites in three levels, 10,000 projects and as many charts, in a database
 * with 200 members. The caller stops it.
 */
export async function startTeamServer(folder: string): Promise<TeamServer> {
  const port = await findFreePort();
  const first = await runServer(port, folder);
  const person = await signUpAt(first);
  fillStore(join(folder, storeFileName), person.databaseId);
  return { server: await runServer(port, folder), person };
}

async function signUpAt(server: RunningServer): Promise<SignedInClient> {
  try {
    return await SignedInClient.signUp(server, "team");
  } finally {
    await server.stop();
  }
}

/** Writes rows like those of the product, while the server does not run. */
function fillStore(path: string, databaseId: string): void {
  const store = new DatabaseSync(path);
  const { id: userId } = store.prepare(`SELECT id FROM "user"`).get() as { readonly id: string };
  store.exec("BEGIN");
  const user = store.prepare(
    `INSERT INTO "user" (id, name, email, "emailVerified", "createdAt", "updatedAt") VALUES (?, ?, ?, 1, ?, ?)`,
  );
  const member = store.prepare(
    "INSERT INTO member (workspace_id, user_id, role, created_at_ms) VALUES (?, ?, 'viewer', ?)",
  );
  const now = new Date().toISOString();
  for (let at = 1; at < memberCount; at++) {
    user.run(`member-${at}`, `Member ${at}`, `member-${at}@example.com`, now, now);
    member.run(databaseId, `member-${at}`, at);
  }
  fillCharts(store, { databaseId, userId });
  const conversations = fillProjects(store, { databaseId, userId });
  fillFavorites(store, { databaseId, userId, conversations });
  store.exec("COMMIT");
  store.close();
}

interface Owner {
  readonly databaseId: string;
  readonly userId: string;
}

function fillProjects(store: DatabaseSync, { databaseId, userId }: Owner): readonly string[] {
  const conversation = store.prepare(
    `INSERT INTO conversation (id, workspace_id, owner_id, mode, summary, created_at_ms, updated_at_ms)
     VALUES (?, ?, ?, 'genesis', ?, ?, ?)`,
  );
  const turn = store.prepare(
    `INSERT INTO turn (id, conversation_id, position, asker_id, question, state, asked_at_ms)
     VALUES (?, ?, 0, ?, ?, 'stopped', ?)`,
  );
  return Array.from({ length: projectCount }, (_, at) => {
    const id = randomUUID();
    conversation.run(id, databaseId, userId, `Project number ${at}`, at * batch, at * batch);
    turn.run(randomUUID(), id, userId, `how many orders of customer ${at} are there`, at * batch);
    return id;
  });
}

/** Charts with a result each, which is that of an example question. */
function fillCharts(store: DatabaseSync, { databaseId, userId }: Owner): void {
  const columns = store
    .prepare("PRAGMA table_info(result)")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== "id");
  const copied = columns.map((name) => (name === "workspace_id" ? "?" : name));
  const result = store.prepare(
    `INSERT INTO result (id, ${columns.join(", ")}) SELECT ?, ${copied.join(", ")} FROM result LIMIT 1`,
  );
  const chart = store.prepare(
    `INSERT INTO chart (id, workspace_id, owner_id, title, is_titled, question, chart_type, revision, result_id,
     created_at_ms, updated_at_ms) VALUES (?, ?, ?, ?, 1, 'orders by month', 'line', 1, ?, ?, ?)`,
  );
  for (let at = 0; at < chartCount; at++) {
    const resultId = randomUUID();
    result.run(resultId, databaseId);
    chart.run(randomUUID(), databaseId, userId, `Chart ${at}`, resultId, at * batch, at * batch);
  }
}

/** Folders, folders in them, and entries in these. */
function fillFavorites(
  store: DatabaseSync,
  { databaseId, userId, conversations }: Owner & { readonly conversations: readonly string[] },
): void {
  const favorite = store.prepare(
    `INSERT INTO favorite (id, workspace_id, user_id, kind, target_id, title, parent_id, position, created_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const add = (parentId: string | null, targetId: string | null, position: number) => {
    const id = randomUUID();
    const kind = targetId === null ? "folder" : "conversation";
    favorite.run(id, databaseId, userId, kind, targetId, `${kind} ${position}`, parentId, position, position);
    return id;
  };
  const outer = Array.from({ length: folderCount }, (_, at) => add(null, null, at));
  const inner = outer.map((id) => add(id, null, 0));
  for (let at = 0; at < favoriteCount - 2 * folderCount; at++) {
    add(inner[at % folderCount] ?? null, conversations[at] ?? null, at);
  }
}

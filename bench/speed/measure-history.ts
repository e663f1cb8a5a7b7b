import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { storeFileName } from "../../apps/server/store/open-store.ts";
import { runServer, type RunningServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { median, timeRuns, type Measurement } from "./measurement.ts";
import { SignedInClient } from "./signed-in-client.ts";

const runs = 60;
const turnCount = 80_000;
const turnsEach = 200;
const lightQuestion = "how many customers are there";

/**
 * A light question about a database that was asked 80,000 questions before. The yardstick is the same question while it
 * has hardly been asked.
 */
export async function measureHistory(folder: string): Promise<readonly Measurement[]> {
  const port = await findFreePort();
  const first = await runServer(port, folder);
  const { person, before } = await measureNew(first);
  fillTurns(join(folder, storeFileName), person.databaseId);
  const server = await runServer(port, folder);
  try {
    await person.startOver();
    const after = await timeLight(person);
    return [
      {
        what: `a light question in a database of ${turnCount.toLocaleString("en-US")} questions, p50`,
        value: median(after),
        yardstick: "the same when it is new, p50",
        yardstickValue: median(before),
        goal: { kind: "ratio", most: 1.25 },
      },
    ];
  } finally {
    await server.stop();
  }
}

async function measureNew(server: RunningServer) {
  try {
    const person = await SignedInClient.signUp(server, "history");
    return { person, before: await timeLight(person) };
  } finally {
    await server.stop();
  }
}

/** The first questions open the database, and are not counted. */
async function timeLight(person: SignedInClient): Promise<readonly number[]> {
  for (let run = 0; run < 5; run++) await person.ask(lightQuestion);
  return timeRuns(runs, () => person.ask(lightQuestion));
}

/** Writes turns like those of the product, while the server does not run. */
function fillTurns(path: string, databaseId: string): void {
  const store = new DatabaseSync(path);
  const { id: userId } = store.prepare(`SELECT id FROM "user"`).get() as { readonly id: string };
  store.exec("BEGIN");
  const conversation = store.prepare(
    `INSERT INTO conversation (id, workspace_id, owner_id, mode, summary, created_at_ms, updated_at_ms)
     VALUES (?, ?, ?, 'genesis', ?, ?, ?)`,
  );
  const turn = store.prepare(
    `INSERT INTO turn (id, conversation_id, position, asker_id, question, state, asked_at_ms)
     VALUES (?, ?, ?, ?, ?, 'stopped', ?)`,
  );
  const now = new Date().getTime();
  for (let at = 0; at < turnCount / turnsEach; at++) {
    const id = randomUUID();
    conversation.run(id, databaseId, userId, `Project number ${at}`, now, now);
    for (let position = 1; position <= turnsEach; position++) {
      turn.run(randomUUID(), id, position, userId, lightQuestion, now);
    }
  }
  store.exec("COMMIT");
  store.close();
}

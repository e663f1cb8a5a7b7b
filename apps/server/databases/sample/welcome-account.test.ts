import { expect, test } from "vitest";
import { readAsServer } from "../../policies/current-limits.ts";
import { saveResult } from "../../results/save-result.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { deleteDatabase, listDatabases } from "../workspaces/databases.ts";
import { addSampleDatabase } from "./sample-databases.ts";
import { seedWelcomes, welcomeAccount } from "./welcome-account.ts";

const at = Date.parse("2026-11-20T12:00:00Z");

function contextOf({ store }: TestServer) {
  return { store, now: () => at };
}

async function saveExamples({ store }: TestServer, sampleVersion: string): Promise<void> {
  for (const [position, question] of ["first", "second"].entries()) {
    const documents = { plan: "{}", statement: "{}", sql: "", outputs: "[]", chart: "{}", head: "{}" };
    const resultId = await readAsServer(() =>
      saveResult(
        store,
        { workspaceId: null, revision: 0, ranAtMs: at },
        { ...documents, rowCount: 0, narrative: "{}" },
      ),
    );
    await store
      .insertInto("sampleExample")
      .values({
        sampleVersion,
        position,
        question,
        summary: `${question} of ${sampleVersion}`,
        resultId,
        steps: "[]",
      })
      .execute();
  }
}

async function listSummaries({ store }: TestServer, userId: string): Promise<readonly string[]> {
  const rows = await store
    .selectFrom("conversation")
    .innerJoin("turn", "turn.conversationId", "conversation.id")
    .select("conversation.summary")
    .where("ownerId", "=", userId)
    .where("turn.state", "=", "done")
    .orderBy("updatedAtMs", "desc")
    .execute();
  return rows.map(({ summary }) => summary);
}

describeStores((environment) => {
  test("an account from before the examples gets them once they exist", async () => {
    const server = await startTestServer({ environment: environment(), now: () => at });
    const { userId } = await signUpPerson(server, "Ada");
    expect(await listSummaries(server, userId)).toEqual([]);
    expect(await listDatabases(contextOf(server), { userId })).toMatchObject([{ awaitsExamples: true }]);
    await saveExamples(server, "2026-11-20");
    const context = contextOf(server);
    await Promise.all([seedWelcomes(context), seedWelcomes(context)]);
    await seedWelcomes(context);
    expect(await listSummaries(server, userId)).toEqual(["first of 2026-11-20", "second of 2026-11-20"]);
    expect(await listDatabases(contextOf(server), { userId })).toMatchObject([{ awaitsExamples: false }]);
  });

  test("a sample that is added later waits for none", async () => {
    const server = await startTestServer({ environment: environment(), now: () => at });
    const { userId } = await signUpPerson(server, "Ada");
    const [welcomed] = await listDatabases(contextOf(server), { userId });
    expect.assert(welcomed !== undefined);
    await deleteDatabase(contextOf(server), { userId, databaseId: welcomed.id });
    const databaseId = await addSampleDatabase(contextOf(server), { userId });
    expect(await listDatabases(contextOf(server), { userId })).toMatchObject([
      { id: databaseId, awaitsExamples: false },
    ]);
  });

  test("a later account gets those of the latest build at once", async () => {
    const server = await startTestServer({ environment: environment(), now: () => at });
    await saveExamples(server, "2026-11-12");
    await saveExamples(server, "2026-11-20");
    const { userId } = await signUpPerson(server, "Ada");
    expect(await listSummaries(server, userId)).toEqual(["first of 2026-11-20", "second of 2026-11-20"]);
  });

  test("an account is welcomed only once", async () => {
    const server = await startTestServer({ environment: environment(), now: () => at });
    const { userId } = await signUpPerson(server, "Ada");
    await welcomeAccount(contextOf(server), { userId });
    const databases = await server.store
      .selectFrom("member")
      .select("workspaceId")
      .where("userId", "=", userId)
      .execute();
    expect(databases).toHaveLength(1);
  });
});

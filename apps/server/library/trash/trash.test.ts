import { expect, test } from "vitest";
import { findDatabaseOf, startConversation } from "../../testing/ask.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { emptyTrash } from "./trash.ts";

const dayMs = 24 * 60 * 60 * 1000;

describeStores((environment) => {
  test("a deleted item is in the trash for 30 days, then it is permanently deleted with everything that belongs to it", async () => {
    let now = Date.parse("2026-11-20T12:00:00Z");
    const server = await startTestServer({ environment: environment(), now: () => now });
    const { store } = server;
    const ada = await signUpPerson(server, "Ada");
    const { id: databaseId } = await findDatabaseOf(ada);
    const { id } = await startConversation(ada);
    const { id: remaining } = await startConversation(ada);
    await ada.browser.post(`/api/conversations/${id}/turns`, { question: "revenue" });
    await ada.browser.request(`/api/conversations/${id}`, { method: "DELETE" });
    const listIds = async (table: "conversation" | "workspace") =>
      (await store.selectFrom(table).select("id").orderBy("id").execute()).map((row) => row.id);

    now += 29 * dayMs;
    await emptyTrash({ store, now: () => now });
    expect(await listIds("conversation")).toEqual([id, remaining].toSorted());
    now += dayMs;
    await emptyTrash({ store, now: () => now });
    expect([await listIds("conversation"), await store.selectFrom("turn").select("id").execute()]).toEqual([
      [remaining],
      [],
    ]);

    await ada.browser.request(`/api/databases/${databaseId}`, { method: "DELETE" });
    now += 31 * dayMs;
    await emptyTrash({ store, now: () => now });
    expect([await listIds("workspace"), await listIds("conversation")]).toEqual([[], []]);
  });
});

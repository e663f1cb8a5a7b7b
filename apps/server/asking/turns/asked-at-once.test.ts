import type { Database, Sync, Turn } from "@askery/api";
import { expect, test } from "vitest";
import { findProcesses } from "../../testing/find-processes.test-support.ts";
import { ask, readEvents, startConversation, watch } from "../../testing/ask.test-support.ts";
import { shareTestServer } from "../../testing/share-test-server.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

async function addShop({ browser }: TestPerson): Promise<string> {
  const connection = { kind: "sqlite", path: writeShopFile().path };
  const { body } = await browser.post("/api/databases", { name: "Shop", connection });
  const { database, syncId } = body as { readonly database: Database; readonly syncId: Sync["id"] };
  const events = await browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  expect(readEvents(await events.text()).at(-1)?.data).toMatchObject({ state: "done" });
  return database.id;
}

describeStores((environment) => {
  const shared = shareTestServer(() => ({ ...environment() }));

  test("of eight questions that a user asks at once, three are in progress", async () => {
    const { server } = await shared();
    const eve = await signUpPerson(server, "Eve");
    const { id } = await startConversation(eve, await addShop(eve));
    await ask(eve, id, "how many customers");
    // No question ends before all are asked.
    const paused = findProcesses("asking-process/main.ts");
    for (const pid of paused) process.kill(pid, "SIGSTOP");
    const askFor = (question: string) => eve.browser.post(`/api/conversations/${id}/turns`, { question });
    const answers = await Promise.all(
      ["city", "name", "id", "city", "name", "id", "city", "name"].map((one) =>
        askFor(`customers by ${one}`),
      ),
    );
    for (const pid of paused) process.kill(pid, "SIGCONT");
    const asked = answers.filter(({ status }) => status === 200);
    expect(asked.length).toBe(3);
    expect(answers.filter(({ status }) => status === 429).length).toBe(5);
    for (const { body } of asked) await watch(eve, (body as Turn).id);
    expect((await askFor("how many customers")).status).toBe(200);
  });
});

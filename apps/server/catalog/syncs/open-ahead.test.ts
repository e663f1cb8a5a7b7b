import type { Database } from "@askery/api";
import { expect, test } from "vitest";
import { ask, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";

async function watchSync({ browser }: TestPerson, databaseId: string, syncId: string): Promise<void> {
  const events = await browser.request(`/api/databases/${databaseId}/syncs/${syncId}/events`);
  expect(readEvents(await events.text()).at(-1)?.data).toMatchObject({ state: "done" });
}

async function listSteps(person: TestPerson, databaseId: string): Promise<readonly string[]> {
  const { id } = await startConversation(person, databaseId);
  const { steps, state } = await ask(person, id, "how many customers are there");
  expect(state).toMatchObject({ kind: "done", outcome: { kind: "answered" } });
  return steps.map(({ kind }) => kind);
}

test("the first question after a database was read does not wait for it to open", async () => {
  const { folder, path, change } = writeShopFile();
  const server = await startTestServer({ environment: { fileFolders: [folder] } });
  const ada = await signUpPerson(server, "Ada");
  const connection = { kind: "sqlite", path };
  const added = await ada.browser.post("/api/databases", { name: "Shop", connection });
  const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
  await watchSync(ada, database.id, syncId);
  expect(await listSteps(ada, database.id)).not.toContain("opening-database");
  change("CREATE TABLE returns (id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL)");
  const again = await ada.browser.post(`/api/databases/${database.id}/syncs`);
  await watchSync(ada, database.id, (again.body as { readonly id: string }).id);
  expect(await listSteps(ada, database.id)).not.toContain("opening-database");
});

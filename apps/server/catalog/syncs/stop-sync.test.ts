import type { Sync } from "@askery/api";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { addShop, openShopServer } from "../../testing/shop-server.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { waitUntil } from "../../testing/wait-until.test-support.ts";

test("a sync that waits for the database is also stopped there, and the earlier contents remain", async (context) => {
  const shop = await openShopServer((reason) => context.skip(reason));
  if (shop === null) return;
  const server = await startTestServer();
  const ada = await signUpPerson(server, "Ada");
  const id = await addShop(ada, shop);
  // Two connections: within a transaction, pg_stat_activity stays as it was first read.
  const locker = await signIn(shop.ownerUrl);
  const watcher = await signIn(shop.ownerUrl);
  // This lock blocks all reads of the table.
  await locker.query("BEGIN; LOCK TABLE orders IN ACCESS EXCLUSIVE MODE");
  const countWaiting = async () => {
    const { rows } = await watcher.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = $1 AND wait_event_type = 'Lock'",
      [shop.user],
    );
    return rows[0]?.count ?? 0;
  };
  const { body } = await ada.browser.post(`/api/databases/${id}/syncs`);
  const again = await ada.browser.post(`/api/databases/${id}/syncs`);
  expect((again.body as Sync).id).toBe((body as Sync).id);
  await waitUntil(async () => (await countWaiting()) > 0);
  const stopped = await ada.browser.post(`/api/databases/${id}/syncs/${(body as Sync).id}/stop`);
  expect(stopped.body).toMatchObject({ state: "stopped", failure: null, progress: null });
  await waitUntil(async () => (await countWaiting()) === 0);
  await locker.query("ROLLBACK");
  expect(await ada.browser.get(`/api/databases/${id}/tables/orders`)).toMatchObject({ status: 200 });
});

async function signIn(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

import type { Database, Sync } from "@askery/api";
import { readEvents } from "../../testing/ask.test-support.ts";
import type { SharedServer } from "../../testing/share-test-server.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import type { TestPerson } from "../../testing/test-people.test-support.ts";

/** A saved database of a small shop, whose file can change. */
export interface Shop {
  readonly ada: TestPerson;
  readonly id: string;
  readonly call: (method: string, path: string, body?: object) => Promise<unknown>;
  readonly text: (path: string) => Promise<string>;
  readonly change: (sql: string) => void;
  readonly sync: () => Promise<Sync>;
}

/** Saves the shop as a database of one person, and syncs it. */
export async function openShop({ ada }: SharedServer): Promise<Shop> {
  const { path, change } = writeShopFile();
  const { body } = await ada.browser.post("/api/databases", {
    name: "Shop",
    connection: { kind: "sqlite", path },
  });
  const { id } = (body as { readonly database: Database }).database;
  const send = (method: string, path: string, body?: object) =>
    ada.browser.request(`/api/databases/${id}/${path}`, { method, ...(body !== undefined && { body }) });
  const sync = async () => {
    const { body } = await ada.browser.post(`/api/databases/${id}/syncs`);
    const events = await send("GET", `syncs/${(body as Sync).id}/events`);
    return readEvents(await events.text()).at(-1)?.data as Sync;
  };
  await sync();
  return {
    ada,
    id,
    change,
    sync,
    call: async (method, path, body) => (await send(method, path, body)).json() as Promise<unknown>,
    text: async (path) => (await send("GET", path)).text(),
  };
}

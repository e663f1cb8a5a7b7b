import { randomUUID } from "node:crypto";
import type { Database, Sync } from "@askery/api";
import { Client } from "pg";
import { expect, onTestFinished } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { readEvents } from "./ask.test-support.ts";
import { shopSql } from "./shop-file.test-support.ts";
import type { TestPerson } from "./test-people.test-support.ts";

/** An unusual text, which is found wherever it leaks. */
export const marker = "zq-marker-7f3a";

export interface ShopServer {
  /** The connection string of the tables' owner. */
  readonly ownerUrl: string;
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
}

/** The shop on a real PostgreSQL, with a new user whose password is the marker. */
export async function openShopServer(skip: (reason: string) => void): Promise<ShopServer | null> {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) {
    skip(postgres.skipped);
    return null;
  }
  const url = new URL(postgres.connectionString);
  const user = `reader_${randomUUID().replaceAll("-", "")}`;
  const client = new Client(postgres.connectionString);
  await client.connect();
  await client.query(shopSql);
  await client.query(`CREATE ROLE ${user} LOGIN PASSWORD '${marker}'`);
  await client.query(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${user}`);
  await client.end();
  onTestFinished(async () => {
    const client = new Client(postgres.connectionString);
    await client.connect();
    await client.query(`DROP OWNED BY ${user}; DROP ROLE ${user}`);
    await client.end();
  });
  return {
    ownerUrl: postgres.connectionString,
    host: url.hostname,
    port: Number(url.port),
    database: url.pathname.slice(1),
    user,
    password: marker,
  };
}

export const postgresForm = ({ host, port, database, user, password }: ShopServer) => ({
  kind: "postgres",
  host,
  port,
  database,
  user,
  password,
});

export async function addShop(person: TestPerson, shop: ShopServer): Promise<string> {
  const added = await person.browser.post("/api/databases", { name: "Shop", connection: postgresForm(shop) });
  expect(added).toMatchObject({ status: 200, body: { database: { kind: "postgres" } } });
  const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
  const events = await person.browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  const sync = readEvents(await events.text()).at(-1)?.data as Sync;
  expect(sync).toMatchObject({ state: "done", tableCount: 2, failure: null });
  return database.id;
}

import type { Database } from "@askery/api";
import { expect } from "vitest";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import type { FilledPostgres } from "./fill-postgres.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";

export type Target = Pick<FilledPostgres, "host" | "port" | "database" | "user" | "password">;

/** Saves a PostgreSQL as a user's only database, waits until its tables are read, and returns its id. */
export async function savePostgres({ browser, ...person }: TestPerson, target: Target): Promise<string> {
  for (const { id } of await readDatabases({ browser, ...person })) {
    await browser.request(`/api/databases/${id}`, { method: "DELETE" });
  }
  const { host, port, database, user, password } = target;
  const added = await browser.post("/api/databases", {
    name: "Shop",
    connection: { kind: "postgres", host, port: Number(port), database, user, password },
  });
  expect(added).toMatchObject({ status: 200 });
  const saved = added.body as { readonly database: Database; readonly syncId: string };
  const events = await browser.request(`/api/databases/${saved.database.id}/syncs/${saved.syncId}/events`);
  expect(await events.text()).toMatch(/"state":"done"/);
  return saved.database.id;
}

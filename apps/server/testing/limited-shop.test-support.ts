import type { Database } from "@askery/api";
import { tmpdir } from "node:os";
import { expect } from "vitest";
import { readEvents } from "./ask.test-support.ts";
import { writeShopFile } from "./shop-file.test-support.ts";
import { startTestServer, type TestServer } from "./start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "./test-people.test-support.ts";
import type { StoreEnvironment } from "./test-stores.test-support.ts";

/** A shop with an owner and an editor. */
export interface LimitedShop {
  readonly server: TestServer;
  /** The owner of the database. */
  readonly ada: TestPerson;
  /** An editor of it. */
  readonly bob: TestPerson;
  readonly databaseId: string;
  readonly send: (person: TestPerson, method: string, path: string, body?: object) => Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The shop: customers in Paris and Rome, and their orders. Nothing is limited yet. */
export async function openLimitedShop(environment: StoreEnvironment): Promise<LimitedShop> {
  const server = await startTestServer({ environment: { ...environment, fileFolders: [tmpdir()] } });
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const { path, change } = writeShopFile();
  change("CREATE VIEW everybody AS SELECT * FROM customers");
  const added = await ada.browser.post("/api/databases", {
    name: "Shop",
    connection: { kind: "sqlite", path },
  });
  const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
  const events = await ada.browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  expect(readEvents(await events.text()).at(-1)?.data).toMatchObject({ state: "done" });
  await server.store
    .insertInto("member")
    .values({ workspaceId: database.id, userId: bob.userId, role: "editor", createdAtMs: 0 })
    .execute();
  const send: LimitedShop["send"] = async ({ browser }, method, path, body) => {
    const request = { method, ...(body !== undefined && { body }) };
    const response = await browser.request(`/api/databases/${database.id}/${path}`, request);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true && !text.includes("\n{");
    return { status: response.status, body: isJson && text !== "" ? (JSON.parse(text) as unknown) : text };
  };
  return { server, ada, bob, databaseId: database.id, send };
}

/** Bob sees customers in Paris, without their e-mail, and all orders. */
export async function limitBob({ ada, bob, send }: Pick<LimitedShop, "ada" | "bob" | "send">): Promise<void> {
  const rule = { hidden: ["email"], filters: [{ column: "city", attribute: "city" }] };
  expect((await send(ada, "PUT", "data-rules/customers", rule)).status).toBe(204);
  await allow({ ada, bob, send }, ["Paris"]);
}

export async function allow(
  { ada, bob, send }: Pick<LimitedShop, "ada" | "bob" | "send">,
  values: readonly string[],
) {
  const body = { attributes: [{ name: "city", values }] };
  expect((await send(ada, "PUT", `members/${bob.userId}/attributes`, body)).status).toBe(204);
}

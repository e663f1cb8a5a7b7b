import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ConnectionTest, Turn } from "@askery/api";
import { expect, test } from "vitest";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { addShop, marker, openShopServer, postgresForm } from "../../testing/shop-server.test-support.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";

/** The contents of all files in a server's data folder. */
function readFiles(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, "latin1"))
    .join("\n");
}

function expectNoMarker(server: TestServer, responses: readonly unknown[]): void {
  expect(JSON.stringify(responses)).not.toContain(marker);
  expect(JSON.stringify(server.logged)).not.toContain(marker);
  expect(JSON.stringify(server.printed)).not.toContain(marker);
  expect(readFiles(server.dataFolder)).not.toContain(marker);
}

test("a saved PostgreSQL is asked; its password is in no response, no log and no file", async (context) => {
  const shop = await openShopServer((reason) => context.skip(reason));
  if (shop === null) return;
  const server = await startTestServer();
  const ada = await signUpPerson(server, "Ada");
  const responses: unknown[] = [];
  const id = await addShop(ada, shop);
  const conversation = await startConversation(ada, id);
  const { state } = await ask(ada, conversation.id, "how many customers by city");
  expect((state as Extract<Turn["state"], { kind: "done" }>).outcome).toMatchObject({
    kind: "answered",
    answer: {
      table: {
        values: [
          ["Paris", "Rome"],
          [2, 1],
        ],
      },
    },
  });
  const get = async (path: string) => {
    const { body } = await ada.browser.get(path);
    responses.push(body);
    return body;
  };
  expect(await get(`/api/databases/${id}/connection`)).toMatchObject({
    kind: "postgres",
    user: shop.user,
    hasPassword: true,
    tls: { mode: "off", hasKey: false },
    facts: { product: "PostgreSQL", canWrite: false, isEncrypted: false },
  });
  for (const path of ["", "/usage", "/tables", "/syncs", "/knowledge", "/readiness"]) {
    await get(`/api/databases/${id}${path}`);
  }
  const exported = await ada.browser.request(`/api/databases/${id}/knowledge-file`);
  responses.push(await exported.text(), state, await get("/api/me"));
  expectNoMarker(server, responses);
});

test("a failure names the field of the form that caused it, but no value", async (context) => {
  const shop = await openShopServer((reason) => context.skip(reason));
  if (shop === null) return;
  const server = await startTestServer();
  const ada = await signUpPerson(server, "Ada");
  const responses: unknown[] = [];
  const attempt = async (connection: object) => {
    const { body } = await ada.browser.post("/api/connections/test", { connection });
    responses.push(body);
    const test = body as ConnectionTest;
    return test.kind === "works" ? "works" : test.problem.field;
  };
  const form = postgresForm(shop);
  expect(await attempt(form)).toBe("works");
  expect(await attempt({ ...form, password: `${marker}-wrong` })).toBe("password");
  expect(await attempt({ ...form, database: "no_such_database" })).toBe("database");
  expect(await attempt({ ...form, port: 1 })).not.toBe("works");
  expect(await attempt({ ...form, host: "169.254.169.254" })).toBe("host");
  expect(await attempt({ kind: "url", url: `oracle://ada:${marker}@db/shop` })).toBe("url");
  const { host, port, database, user } = shop;
  expect(
    await attempt({ kind: "url", url: `postgres://${user}:${marker}@${host}:${port}/${database}` }),
  ).toBe("works");
  const refused = await ada.browser.post("/api/databases", {
    name: "Shop",
    connection: { ...form, password: `${marker}-wrong` },
  });
  responses.push(refused);
  expect(refused).toMatchObject({ status: 422, body: { code: "sign-in-refused" } });
  expect(Object.keys((refused.body as { readonly fields: object }).fields)).toEqual(["password"]);
  const malformed = await ada.browser.post("/api/connections/test", {
    connection: { ...form, password: [marker] },
  });
  responses.push(malformed);
  expect(malformed.status).toBe(400);
  expectNoMarker(server, responses);
});

test("a saved password is never sent elsewhere: for another host, port, user or tunnel it must be typed again", async (context) => {
  const shop = await openShopServer((reason) => context.skip(reason));
  if (shop === null) return;
  const server = await startTestServer();
  const ada = await signUpPerson(server, "Ada");
  const id = await addShop(ada, shop);
  const { password: _, ...form } = postgresForm(shop);
  const test = async (connection: object) => {
    const { body } = await ada.browser.post(`/api/databases/${id}/connection/test`, { connection });
    const test = body as ConnectionTest;
    return test.kind === "works" ? "works" : [test.problem.code, test.problem.field];
  };
  expect(await test(form)).toBe("works");
  const retype = ["invalid-input", "password"];
  expect(await test({ ...form, host: "attacker.example" })).toEqual(retype);
  expect(await test({ ...form, port: 6543 })).toEqual(retype);
  expect(await test({ ...form, user: "other" })).toEqual(retype);
  expect(await test({ ...form, tunnel: { host: "attacker.example", user: "ada" } })).toEqual(retype);
  const put = (connection: object) =>
    ada.browser.request(`/api/databases/${id}/connection`, { method: "PUT", body: { connection } });
  expect((await put({ ...form, host: "attacker.example" })).status).toBe(400);
  expect((await put({ ...form, schemas: ["public"] })).status).toBe(200);
  const conversation = await startConversation(ada, id);
  const { state } = await ask(ada, conversation.id, "how many customers");
  expect(state).toMatchObject({ kind: "done", outcome: { kind: "answered" } });
});

test("if private addresses are not allowed, none of their names works", async () => {
  const server = await startTestServer({ environment: { allowsPrivateHosts: false } });
  const ada = await signUpPerson(server, "Ada");
  const form = { kind: "postgres", database: "shop", user: "ada", password: marker };
  for (const host of [
    "127.0.0.1",
    "localhost",
    "10.0.0.1",
    "::1",
    "2130706433",
    "0x7f.1",
    "::ffff:127.0.0.1",
  ]) {
    const { body } = await ada.browser.post("/api/connections/test", { connection: { ...form, host } });
    expect([host, body]).toMatchObject([host, { kind: "failed", problem: { field: "host" } }]);
  }
});

import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Database, DatabaseAllowance, Sync, Upload } from "@askery/api";
import { expect, test, type TestContext } from "vitest";
import { postgresForTests } from "../../../../scripts/test-servers/postgres.ts";
import {
  makeTemporaryFolder,
  startTestServer,
  type TestServer,
} from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { waitUntil } from "../../testing/wait-until.test-support.ts";
import type { Environment } from "../../runtime/environment.ts";

/** Starts servers over one store in which Ada has an account. Each has its own data folder unless one is given. */
async function openServers(context: TestContext) {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  const shared = { databaseUrl: postgres.connectionString, secret: randomUUID() };
  const start = (dataFolder: string, more: Partial<Environment> = {}) =>
    startTestServer({ dataFolder, environment: { ...shared, ...more } });
  const folder = makeTemporaryFolder();
  const first = await start(folder);
  const ada = await signUpPerson(first, "Ada");
  const made = await ada.browser.post("/api/databases/files", { name: "Files" });
  return { start, first, folder, ada, id: (made.body as Database).id };
}

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The same user's session on another server. */
function visit({ url }: TestServer, { browser }: TestPerson) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return (path: string, request: Sending = {}) =>
    fetch(`${url}${path}`, { ...request, headers: { cookie, origin: url, ...request.headers } });
}

const csv = {
  method: "PUT",
  headers: { "content-type": "application/octet-stream" },
  body: "id,city\n1,Paris\n2,Rome\n",
};

/** Uploads a file and waits until it is loaded. */
async function upload(call: ReturnType<typeof visit>, databaseId: string, name: string): Promise<Upload> {
  const put = await call(`/api/databases/${databaseId}/files/${name}`, csv);
  const { id } = (await put.json()) as Upload;
  return waitUntil(async () => {
    const found = (await (await call(`/api/databases/${databaseId}/uploads/${id}`)).json()) as Upload;
    return found.state === "loading" ? null : found;
  });
}

const elsewhere = {
  status: 503,
  code: "uploads-elsewhere",
  title: "Another server of this Askery stores the uploaded files.",
  detail: "Ask the operator to share one folder among all servers: the folder uploads in each data folder.",
};

test("a second server with another folder accepts no files and asks none, and reports why", async (context) => {
  const { start, first, ada, id } = await openServers(context);
  expect(await upload(visit(first, ada), id, "a.csv")).toMatchObject({ state: "done" });
  const second = await start(makeTemporaryFolder());
  const call = visit(second, ada);
  const put = await call(`/api/databases/${id}/files/a.csv`, csv);
  expect([put.headers.get("content-type"), await put.json()]).toMatchObject([
    "application/problem+json",
    elsewhere,
  ]);
  const make = await call("/api/databases/files", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "More" }),
  });
  expect(await make.json()).toMatchObject(elsewhere);
  const { id: syncId } = (await (
    await call(`/api/databases/${id}/syncs`, { method: "POST" })
  ).json()) as Sync;
  const sync = await waitUntil(async () => {
    const found = (await (await call(`/api/databases/${id}/syncs/${syncId}`)).json()) as Sync;
    return found.state === "running" ? null : found;
  });
  expect(sync).toMatchObject({ state: "failed", failure: { code: elsewhere.code } });
  const { uploadsRefused } = (await (await call("/api/database-allowance")).json()) as DatabaseAllowance;
  expect(uploadsRefused).toEqual({ code: elsewhere.code, message: elsewhere.title, fix: elsewhere.detail });
  const here = await visit(first, ada)("/api/database-allowance");
  expect(((await here.json()) as DatabaseAllowance).uploadsRefused).toBe(null);
  expect(second.logged).toContainEqual(
    expect.objectContaining({ msg: "another server keeps the uploads: this one takes no files" }),
  );
});

test("servers that share the folder all accept files", async (context) => {
  const { start, first, folder, ada, id } = await openServers(context);
  const second = await start(folder);
  for (const server of [first, second]) {
    const call = visit(server, ada);
    const done = await upload(call, id, server === first ? "a.csv" : "b.csv");
    expect(done).toMatchObject({ state: "done", rowErrorCount: 0 });
  }
  expect(readdirSync(join(folder, "uploads")).toSorted()).toEqual([id, "folder.id"].toSorted());
});

test("an operator can move uploads to another folder, and the previous server refuses them after its next start", async (context) => {
  const { start, first, folder, ada, id } = await openServers(context);
  const other = makeTemporaryFolder();
  const second = await start(other, { takesUploadsOver: true });
  expect((await visit(second, ada)(`/api/databases/${id}/files/a.csv`, csv)).status).toBe(200);
  await first.close();
  const again = await start(folder);
  expect((await visit(again, ada)(`/api/databases/${id}/files/a.csv`, csv)).status).toBe(503);
});

import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { json } from "node:stream/consumers";
import type { Database, Page, TableSummary, Turn, Upload } from "@askery/api";
import { expect, test } from "vitest";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { shareTestServer, type SharedServer } from "../../testing/share-test-server.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import type { TestServer } from "../../testing/start-test-server.test-support.ts";
import type { TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { waitUntil } from "../../testing/wait-until.test-support.ts";

interface Files {
  readonly server: TestServer;
  readonly ada: TestPerson;
  readonly id: string;
  readonly put: (name: string, body: string | Buffer<ArrayBuffer>, query?: string) => Promise<Response>;
  /** Uploads a file and waits until it is loaded. */
  readonly upload: (name: string, body: string | Buffer<ArrayBuffer>, query?: string) => Promise<Upload>;
  readonly tables: () => Promise<readonly (readonly [string, number | null])[]>;
}

async function openFiles({ server, ada }: SharedServer): Promise<Files> {
  const made = await ada.browser.post("/api/databases/files", { name: "My files" });
  expect(made).toMatchObject({ status: 200, body: { kind: "file", plan: "Free", role: "owner" } });
  const { id } = made.body as Database;
  const put = (name: string, body: string | Buffer<ArrayBuffer>, query = "") =>
    fetch(`${server.url}/api/databases/${id}/files/${encodeURIComponent(name)}${query}`, {
      method: "PUT",
      headers: {
        cookie: [...ada.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        origin: server.url,
        "content-type": "application/octet-stream",
      },
      body,
    });
  return {
    server,
    ada,
    id,
    put,
    upload: async (name, body, query) => {
      const response = await put(name, body, query);
      const taken = (await response.json()) as Upload;
      expect([response.status, taken]).toMatchObject([200, { fileName: expect.anything() as unknown }]);
      return waitUntil(async () => {
        const { body } = await ada.browser.get(`/api/databases/${id}/uploads/${taken.id}`);
        const upload = body as Upload;
        return upload.state === "loading" ? null : upload;
      });
    },
    tables: async () => {
      const { body } = await ada.browser.get(`/api/databases/${id}/tables`);
      return (body as Page<TableSummary>).items.map(({ name, rowCount }) => [name, rowCount] as const);
    },
  };
}

const orders = "id,city,total\n1,Paris,10.5\n2,Rome,20\n3,Paris,7\n";

describeStores((environment) => {
  const shared = shareTestServer(environment);

  test("a file becomes a table that can be asked; another file replaces it or adds to it; it is removed", async () => {
    const { ada, id, upload, tables } = await openFiles(await shared());
    expect(await upload("Orders 2026.csv", orders, "?table=orders")).toMatchObject({
      state: "done",
      tables: [{ name: "orders", rowCount: 3 }],
      rowErrorCount: 0,
      sizeBytes: orders.length,
      uploadedBy: { name: "Ada" },
    });
    const conversation = await startConversation(ada, id);
    const { state } = await ask(ada, conversation.id, "total by city");
    expect((state as Extract<Turn["state"], { kind: "done" }>).outcome).toMatchObject({
      kind: "answered",
      answer: {
        table: {
          values: [
            ["Rome", "Paris"],
            [20, 17.5],
          ],
        },
      },
    });
    await upload("more.csv", "id,city,total\n4,Oslo,1\n", "?table=orders&mode=append");
    expect(await tables()).toEqual([["orders", 4]]);
    await upload("other.csv", "id,city,total\n5,Oslo,1\n", "?table=orders");
    await upload("people.csv", "name\nAda\nBo\n");
    expect(await tables()).toEqual([
      ["orders", 1],
      ["people", 2],
    ]);
    const removed = await ada.browser.request(`/api/databases/${id}/file-tables/people`, {
      method: "DELETE",
    });
    expect([removed.status, await tables()]).toEqual([204, [["orders", 1]]]);
  });

  test("a report shows how a file was read, assumptions first", async () => {
    const { ada, id, upload } = await openFiles(await shared());
    const loaded = await upload("visits.csv", "All visits\n\nid,seen\n1,01/02/2026\n2,03/04/2026\n");
    const notes = [
      {
        table: "visits",
        message: "seen: Its dates are read as month, day, year. The values do not show which order is right.",
        isAssumed: true,
      },
      { table: "visits", message: "The 2 rows above the header are left out.", isAssumed: false },
      { table: "visits", message: "Taken for numbers: id; for dates: seen.", isAssumed: false },
    ];
    expect(loaded).toMatchObject({ state: "done", notes, noteCount: 3 });
    const { body } = await ada.browser.get(`/api/databases/${id}/uploads`);
    expect(body).toMatchObject([{ notes, noteCount: 3 }]);
  });

  test("problems of a file are reported, and existing tables remain", async () => {
    const { server, ada, id, upload, put, tables } = await openFiles(await shared());
    expect(await ada.browser.get(`/api/databases/${id}/tables`)).toMatchObject({
      status: 422,
      body: { code: "file-empty", title: "This database has no tables yet." },
    });
    await upload("orders.csv", orders);
    const empty = await put("empty.csv", "");
    expect([empty.status, await empty.json()]).toMatchObject([422, { code: "file-empty" }]);
    expect(await upload("picture.pdf", "%PDF-1.7 and so on")).toMatchObject({
      state: "failed",
      failure: { code: "file-kind-unknown" },
    });
    expect(await upload("data.parquet", "PAR1 but nothing else of it")).toMatchObject({ state: "failed" });
    expect(await tables()).toEqual([["orders", 3]]);
    expect(readdirSync(join(server.dataFolder, "uploads", id, "incoming"))).toEqual([]);
    const { body } = await ada.browser.get(`/api/databases/${id}/uploads`);
    expect((body as readonly Upload[]).map(({ state }) => state)).toEqual([
      "failed",
      "failed",
      "failed",
      "done",
    ]);
  });
});

const onEmbedded = shareTestServer();
const alone = shareTestServer();
const withPlans = shareTestServer(() => ({ hasPlanLimits: true }));

test("a file name is only for display, never a path", async () => {
  const { server, id, upload } = await openFiles(await alone());
  const names = ["../../../evil.csv", "..\\..\\evil2.csv", "/etc/evil3.csv", "a\u0000b\nc.csv"];
  for (const name of names) {
    const { state, fileName } = await upload(name, orders);
    expect([state, fileName.includes("/"), fileName.includes("\\")]).toEqual(["done", false, false]);
  }
  expect(readdirSync(join(server.dataFolder, "uploads"))).toEqual([id]);
  expect(existsSync(join(server.dataFolder, "evil.csv"))).toBe(false);
});

test("a SQLite database is imported as a whole", async () => {
  const { upload, tables } = await openFiles(await onEmbedded());
  const { path } = writeShopFile();
  new DatabaseSync(path).close();
  expect(await upload("shop.sqlite", readFileSync(path))).toMatchObject({ state: "done" });
  expect((await tables()).map(([name]) => name)).toEqual(["customers", "orders"]);
  expect(await upload("shop.sqlite", readFileSync(path))).toMatchObject({
    state: "failed",
    failure: { code: "conflict" },
  });
});

test("a damaged or empty database is refused, and the next file is accepted", async () => {
  const { upload } = await openFiles(await onEmbedded());
  const { path } = writeShopFile();
  const damaged = Buffer.from(readFileSync(path));
  damaged.fill(0xff, 4_096 + 8);
  expect(await upload("shop.sqlite", damaged)).toMatchObject({
    state: "failed",
    failure: { code: "file-corrupt", message: expect.stringContaining("shop.sqlite") as unknown },
  });
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE t (a); DROP TABLE t");
  const emptyPath = `${path}.empty`;
  database.prepare("VACUUM INTO ?").run(emptyPath);
  database.close();
  expect(await upload("empty.sqlite", readFileSync(emptyPath))).toMatchObject({
    state: "failed",
    failure: { code: "file-empty", message: "empty.sqlite has no tables." },
  });
  expect(await upload("shop.sqlite", readFileSync(path))).toMatchObject({ state: "done" });
});

test("a file whose announced size exceeds the plan is refused before it is sent", async () => {
  const { server, ada, id } = await openFiles(await withPlans());
  const path = `/api/databases/${id}/files/big.csv`;
  const sent = request(`${server.url}${path}`, {
    method: "PUT",
    headers: {
      cookie: [...ada.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "content-type": "application/octet-stream",
      "content-length": 200_000_001,
    },
  });
  sent.flushHeaders();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  expect([response.statusCode, await json(response)]).toMatchObject([403, { code: "plan-limit" }]);
  sent.destroy();
  expect(existsSync(join(server.dataFolder, "uploads", id))).toBe(false);
});

test("JSON is not accepted as a file, nor a file as JSON, nor a file from another site's page", async () => {
  const { server, ada, id } = await openFiles(await onEmbedded());
  const path = `/api/databases/${id}/files/a.csv`;
  const send = (path: string, headers: Readonly<Record<string, string>>) =>
    fetch(`${server.url}${path}`, {
      method: path.endsWith(".csv") ? "PUT" : "POST",
      headers: {
        cookie: [...ada.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
      body: "{}",
    }).then(({ status }) => status);
  const bytes = { "content-type": "application/octet-stream" };
  expect(await send(path, { "content-type": "application/json" })).toBe(415);
  expect(await send(path, { "content-type": "text/plain" })).toBe(415);
  expect(await send("/api/databases/files", bytes)).toBe(415);
  expect(await send(path, { ...bytes, origin: "https://evil.example" })).toBe(403);
});

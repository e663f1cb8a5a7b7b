import type { AuditEntry, Page } from "@askery/api";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { signInTables } from "../store/sign-in-store.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { openBrowser } from "../testing/test-browser.test-support.ts";
import { signUpPerson, testPassword, type TestPerson } from "../testing/test-people.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";
import { forgetOldEntries } from "./forget-old-entries-job.ts";

async function createDatabase({ browser }: TestPerson, name = "Shop"): Promise<string> {
  return ((await browser.post("/api/databases/files", { name })).body as { readonly id: string }).id;
}

async function createDashboard({ browser }: TestPerson, databaseId: string, title: string): Promise<string> {
  const { body } = await browser.post(`/api/databases/${databaseId}/dashboards`, { title });
  return (body as { readonly id: string }).id;
}

/** Makes a person a member. */
async function join(owner: TestPerson, databaseId: string, person: TestPerson): Promise<void> {
  const { body } = await owner.browser.post(`/api/databases/${databaseId}/invitations`, { role: "viewer" });
  const token = new URL((body as { readonly url: string }).url).searchParams.get("token");
  await person.browser.post(`/api/invitations/${token}/accept`);
}

async function send(person: TestPerson, method: string, path: string, body?: object): Promise<void> {
  const response = await person.browser.request(path, { method, ...(body !== undefined && { body }) });
  expect([await response.text(), response.ok]).toEqual([expect.anything(), true]);
}

async function readLog({ browser }: TestPerson, path: string): Promise<readonly AuditEntry[]> {
  return ((await browser.get(path)).body as Page<AuditEntry>).items;
}

/** "Ada created the dashboard Sales", oldest first. */
function describe(entries: readonly AuditEntry[]): readonly string[] {
  return entries
    .map(({ actor, words, thing }) => [actor?.name, words, thing].filter((part) => part !== null).join(" "))
    .toReversed();
}

describeStores((environment) => {
  const start = () => startTestServer({ environment: environment() });

  async function openShop(): Promise<{ server: TestServer; ada: TestPerson; id: string; log: string }> {
    const server = await start();
    const ada = await signUpPerson(server, "Ada");
    const id = await createDatabase(ada);
    return { server, ada, id, log: `/api/databases/${id}/audit` };
  }

  test("an entry has who did what, on which thing, when, and from where", async () => {
    const { ada, id, log } = await openShop();
    const dashboardId = await createDashboard(ada, id, "Sales");
    const [entry] = await readLog(ada, log);
    expect(entry).toMatchObject({
      actor: { id: ada.userId, name: "Ada" },
      act: "createDashboard",
      words: "created the dashboard",
      thing: "Sales",
      facts: {},
      address: "127.0.0.1",
      device: "node",
    });
    await send(ada, "PATCH", `/api/dashboards/${dashboardId}`, { revision: 1, title: "Turnover" });
    await send(ada, "DELETE", `/api/dashboards/${dashboardId}`);
    expect(describe(await readLog(ada, log))).toEqual([
      "Ada created the database Shop",
      "Ada created the dashboard Sales",
      "Ada changed the dashboard Sales",
      "Ada deleted the dashboard Turnover",
    ]);
    expect((await readLog(ada, log))[1]?.facts).toEqual({ title: "Turnover" });
  });

  test("what was refused, and what only reads, leaves nothing", async () => {
    const { server, ada, id, log } = await openShop();
    const eve = await signUpPerson(server, "Eve");
    await join(ada, id, eve);
    const before = await readLog(ada, log);
    expect((await eve.browser.post(`/api/databases/${id}/dashboards`, { title: "Mine" })).status).toBe(403);
    expect((await ada.browser.post(`/api/databases/${id}/dashboards`, { title: "" })).status).toBe(400);
    await ada.browser.get(`/api/databases/${id}/members`);
    expect(await readLog(ada, log)).toEqual(before);
  });

  test("it names members and their new roles, and keeps the name of a person who is gone", async () => {
    const { server, ada, id, log } = await openShop();
    const bob = await signUpPerson(server, "Bob");
    await join(ada, id, bob);
    await send(ada, "PATCH", `/api/databases/${id}/members/${bob.userId}`, { role: "editor" });
    await createDashboard(bob, id, "Costs");
    await send(ada, "DELETE", `/api/databases/${id}/members/${bob.userId}`);
    await signInTables(server.store).deleteFrom("user").where("id", "=", bob.userId).execute();
    const entries = await readLog(ada, log);
    expect(describe(entries).slice(1)).toEqual([
      "Ada invited people",
      "Bob joined the database Shop",
      "Ada changed the role of the member Bob",
      "Bob created the dashboard Costs",
      "Ada removed the member Bob",
    ]);
    expect(entries.map(({ facts }) => facts)).toEqual([
      {},
      {},
      { role: "editor" },
      {},
      { role: "viewer" },
      {},
    ]);
  });

  test("it is searched and filtered, and read in pages", async () => {
    const { server, ada, id, log } = await openShop();
    const bob = await signUpPerson(server, "Bob");
    await join(ada, id, bob);
    for (const title of ["One", "Two", "100% three"]) await createDashboard(ada, id, title);
    const read = async (query: string) => describe(await readLog(ada, `${log}?${query}`));
    expect(await read("search=100%25 THREE")).toEqual(["Ada created the dashboard 100% three"]);
    expect(await read("search=no such thing")).toEqual([]);
    expect(await read(`actorId=${bob.userId}`)).toEqual(["Bob joined the database Shop"]);
    expect(await read("act=createInvitation")).toEqual(["Ada invited people"]);
    const { body: choices } = await ada.browser.get(`${log}/choices`);
    expect(choices).toEqual({
      actors: [
        { id: ada.userId, name: "Ada" },
        { id: bob.userId, name: "Bob" },
      ],
      acts: [
        { act: "createDashboard", words: "created the dashboard" },
        { act: "createFileDatabase", words: "created the database" },
        { act: "createInvitation", words: "invited people" },
        { act: "acceptInvitation", words: "joined the database" },
      ],
    });
    const all = await readLog(ada, log);
    const first = (await ada.browser.get(`${log}?limit=4`)).body as Page<AuditEntry>;
    const second = (await ada.browser.get(`${log}?limit=4&cursor=${first.nextCursor}`))
      .body as Page<AuditEntry>;
    expect([...first.items, ...second.items]).toEqual(all);
    expect(second.nextCursor).toBe(null);
  });

  test("it is exported as CSV, without formulas, and the export is logged", async () => {
    const { ada, id, log } = await openShop();
    await createDashboard(ada, id, '=cmd("x")');
    const response = await ada.browser.request(`${log}/export?act=createDashboard`);
    const lines = (await response.text()).split("\r\n");
    expect([response.headers.get("content-type"), lines[0], lines[1], lines[2]]).toEqual([
      "text/csv; charset=utf-8",
      "time,person,act,thing,facts,address,device",
      expect.stringMatching(
        /^\d{4}-\d\d-\d\dT[\d:.]+Z,Ada,created the dashboard,"'=cmd\(""x""\)",,127\.0\.0\.1,node$/,
      ),
      "",
    ]);
    expect(describe(await readLog(ada, log)).at(-1)).toBe("Ada exported the audit log");
  });

  test("the log of the server has accounts, and nothing of sign-ins that failed", async () => {
    const server = await start();
    const ada = await signUpPerson(server, "Ada");
    const bob = await signUpPerson(server, "Bob");
    const browser = openBrowser(server);
    await browser.post("/api/auth/sign-in/email", { email: bob.email, password: "wrong password" });
    await browser.post("/api/auth/sign-out");
    await browser.post("/api/auth/sign-in/email", { email: bob.email, password: testPassword });
    await browser.post("/api/auth/sign-out");
    await createDatabase(bob);
    expect(describe(await readLog(ada, "/api/audit"))).toEqual([
      "Ada signed up",
      "Bob confirmed their address",
      "Bob signed in",
      "Bob signed out",
    ]);
  });

  test("the store refuses to change an entry", async () => {
    const { server } = await openShop();
    const change = sql`update audit_entry set actor_name = 'Nobody'`.execute(server.store);
    await expect(change).rejects.toThrow("Entries of the audit log cannot be changed.");
  });

  test("entries are deleted after a year", async () => {
    const { server, ada, log } = await openShop();
    const [made] = await readLog(ada, log);
    const madeAtMs = made?.atMs ?? 0;
    const after = (days: number) => ({
      store: server.store,
      now: () => madeAtMs + days * 24 * 60 * 60 * 1000,
    });
    await forgetOldEntries(after(364));
    expect(await readLog(ada, log)).toHaveLength(1);
    await forgetOldEntries(after(366));
    expect(await readLog(ada, log)).toEqual([]);
  });
});

import { randomUUID } from "node:crypto";
import type {
  ChartSummary,
  Dashboard,
  Database,
  DatabaseDetail,
  getReportRun,
  Notification,
  Page,
  ResultOf,
  SavedReport,
  Sharing,
} from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { readEvents } from "../testing/ask.test-support.ts";
import { startMailServer } from "../testing/mail-server.test-support.ts";
import { writeShopFile } from "../testing/shop-file.test-support.ts";
import type { Store } from "../store/open-store.ts";
import { startTestServer } from "../testing/start-test-server.test-support.ts";
import { openBrowser } from "../testing/test-browser.test-support.ts";
import { signUpPerson } from "../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../testing/test-stores.test-support.ts";

const question = "Why did the number of sales change in October 2026?";

const months = [
  { month: "2026-08", days: 31 },
  { month: "2026-09", days: 30 },
  { month: "2026-10", days: 31 },
];

/** Sales of three months, by region and channel. */
function salesSql(count: (month: string, region: string) => number): string {
  const rows = months.flatMap(({ month, days }) =>
    ["North", "South", "West", "East", "Center", "Coast"].flatMap((region) =>
      ["web", "shop", "phone"].flatMap((channel) =>
        Array.from(
          { length: count(month, region) },
          (_, index) =>
            `('${month}-${String((index % days) + 1).padStart(2, "0")}', ${(index % 7) + 10}, '${region}', '${channel}')`,
        ),
      ),
    ),
  );
  return `DELETE FROM sales; INSERT INTO sales (sold_on, amount, region, channel) VALUES ${rows.join(", ")};`;
}

const southFell = salesSql((month, region) => (month === "2026-10" && region === "South" ? 31 : 62));
const westRose = salesSql((month, region) => (month === "2026-10" && region === "West" ? 155 : 62));

async function openReport(
  { databaseUrl, smtpUrl = null }: StoreEnvironment & { readonly smtpUrl?: string | null },
  now: () => number,
) {
  const { folder, path, change } = writeShopFile();
  change(
    `CREATE TABLE sales (id INTEGER PRIMARY KEY, sold_on DATE NOT NULL, amount REAL NOT NULL, region TEXT NOT NULL, channel TEXT NOT NULL); ${southFell}`,
  );
  const server = await startTestServer({
    environment: { databaseUrl, smtpUrl, fileFolders: [folder] },
    now,
    streamCheckMs: 50,
  });
  const ada = await signUpPerson(server, "Ada");
  const added = await ada.browser.post("/api/databases", {
    name: "Sales",
    connection: { kind: "sqlite", path },
  });
  const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
  const events = await ada.browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  readEvents(await events.text());
  const conversationId = randomUUID();
  const saved = await ada.browser.post(`/api/databases/${database.id}/investigations`, {
    question,
    conversationId,
    turnId: randomUUID(),
  });
  expect(saved.status).toBe(200);
  const base = `/api/conversations/${conversationId}`;
  return {
    ada,
    server,
    base,
    change,
    databaseId: database.id,
    read: async () => (await ada.browser.get(`${base}/report`)).body as SavedReport,
    readRun: async (runId: string, query = "") =>
      (await ada.browser.get(`${base}/report/runs/${runId}${query}`)).body as ResultOf<typeof getReportRun>,
    schedule: async (schedule: SavedReport["schedule"]) =>
      (await ada.browser.request(`${base}/report/schedule`, { method: "PUT", body: { schedule } })).status,
    notifications: async () =>
      ((await ada.browser.get("/api/notifications")).body as Page<Notification>).items,
  };
}

describeStores((environment) => {
  test("a report that runs again shows which figures changed, and which findings came and went", async () => {
    let nowMs = Date.parse("2026-11-20T12:00:00Z");
    const shop = await openReport(environment(), () => nowMs);
    const [first] = (await shop.read()).runs;
    expect(first).toMatchObject({ state: "done", cause: "saved", startedBy: { name: "Ada" } });
    shop.change(westRose);
    nowMs += 60_000;
    const ran = await shop.ada.browser.post(`${shop.base}/report/runs`);
    const { runs } = ran.body as SavedReport;
    expect(runs.map(({ cause }) => cause)).toEqual(["person", "saved"]);
    const [latest] = runs;
    invariant(latest && first, "both runs are listed");
    const { run, compared } = await shop.readRun(latest.id);
    expect(run.report.answer[0]?.text).toBe(latest.headline);
    expect(compared?.with.id).toBe(first.id);
    expect(compared?.changes).toMatchObject({
      figures: [
        { id: "after", before: { text: "1,023" }, after: { text: "1,395" }, change: "+36%" },
        { id: "before", before: { text: "1,116" }, after: { text: "1,116" }, change: null },
      ],
      came: [{ text: expect.stringContaining("West") as string }],
      went: [{ text: expect.stringContaining("South") as string }],
      changed: [],
      sameCount: 0,
    });
    // A document has the run that was chosen, as its page shows it.
    for (const [id, has, lacks] of [
      [latest.id, "West", "South"],
      [first.id, "South", "West"],
    ] as const) {
      const { run: shown } = await shop.readRun(id);
      const file = await shop.ada.browser.request(`${shop.base}/report/runs/${id}/export?format=md`);
      const lines = (await file.text()).split("\n");
      const start = lines.findIndex((line) => line === "## What explains it");
      expect(lines.slice(4, start).join(" ")).toContain(shown.report.answer[0]?.text.split(":")[0]);
      expect(lines[start + 2]).toMatch(new RegExp(`^- Where region is ${has}, .* \\(steps?\\s\\d.*\\)`));
      expect(lines[start + 2]).not.toContain(lacks);
      expect(lines).toEqual(
        expect.arrayContaining(["## Checked, and found nothing", "## Before you rely on it"]),
      );
      expect(lines.filter((line) => line === "```sql")).toHaveLength(shown.results.length);
      const titles = shown.steps.map(({ title }, index) => `## ${index + 1} · ${title}`);
      expect(lines.filter((line) => /^## \d/.test(line))).toEqual(titles);
    }
    const pdf = await shop.ada.browser.request(`${shop.base}/report/runs/${latest.id}/export?format=pdf`);
    const pages = await pdf.text();
    expect([pdf.headers.get("content-type"), pages.startsWith("%PDF-")]).toEqual(["application/pdf", true]);
    // Statements are written in a font whose letters are all as wide.
    expect(pages).toMatch(/\/BaseFont \/\w+\+DejaVuSansMono\b/);
    expect((await shop.readRun(first.id)).compared).toBe(null);
    expect((await shop.readRun(first.id, `?against=${latest.id}`)).compared?.changes.figures[0]?.change).toBe(
      "−27%",
    );
  });

  test(
    "a scheduled report runs in the database's time zone, notifies its owner, and says once that it fails",
    { timeout: 90_000 },
    async () => {
      let nowMs = Date.parse("2026-11-20T12:00:00Z");
      const mailServer = await startMailServer();
      const shop = await openReport({ ...environment(), smtpUrl: mailServer.url }, () => nowMs);
      const found = await shop.ada.browser.get(`/api/databases/${shop.databaseId}`);
      const settings = { ...(found.body as DatabaseDetail).settings, timeZone: "Europe/Madrid" };
      expect(
        (
          await shop.ada.browser.request(`/api/databases/${shop.databaseId}`, {
            method: "PATCH",
            body: { settings },
          })
        ).status,
      ).toBe(200);
      const formats = { numbers: "de-DE", days: null, timeZone: null };
      expect(
        (await shop.ada.browser.request("/api/me/formats", { method: "PUT", body: formats })).status,
      ).toBe(200);
      await shop.schedule({ every: "weekly", isPaused: true });
      expect((await shop.read()).nextRunAtMs).toBe(null);
      await shop.schedule({ every: "monthly", isPaused: false });
      expect((await shop.read()).nextRunAtMs).toBe(Date.parse("2026-12-01T04:00:00Z"));
      await shop.schedule({ every: "daily", isPaused: false });
      expect((await shop.read()).nextRunAtMs).toBe(Date.parse("2026-11-21T04:00:00Z"));
      const runAt = async (time: string, count: number) => {
        nowMs = Date.parse(time);
        // The clock goes on, since a job that is just ending is due again a minute later.
        const readLater = () => {
          nowMs += 60_000;
          return shop.read();
        };
        await expect
          .poll(async () => (await readLater()).runs.length, { timeout: 20_000, interval: 200 })
          .toBe(count);
        await expect
          .poll(async () => (await readLater()).nextRunAtMs ?? 0, { timeout: 20_000, interval: 200 })
          .toBeGreaterThan(Date.parse(time));
      };
      await runAt("2026-11-21T04:00:30Z", 2);
      const [run] = (await shop.read()).runs;
      expect(run?.headline).toBe("Number of sales fell by 8.3% in Oct 2026: 1,023, after 1,116 in Sep 2026.");
      expect(run).toMatchObject({ cause: "schedule", state: "done", startedBy: null });
      await expect.poll(shop.notifications).toMatchObject([
        {
          title: `“${question}”: Number of sales fell by 8,3% in Oct 2026: 1.023, after 1.116 in Sep 2026.`,
          url: `${shop.base.replace("/api/conversations", "/reports")}?run=${run?.id}`,
        },
      ]);
      await expect.poll(mailServer.mails).toMatchObject([
        {
          to: shop.ada.email,
          subject: `Report: ${question}`,
          text: expect.stringContaining("1.023, after 1.116") as string,
        },
      ]);
      shop.change("ALTER TABLE sales RENAME TO sold");
      await runAt("2026-11-22T04:00:30Z", 3);
      await runAt("2026-11-23T04:00:30Z", 4);
      expect((await shop.read()).runs.slice(0, 2).map(({ state }) => state)).toEqual(["failed", "failed"]);
      const titles = (await shop.notifications()).map(({ title }) => title);
      expect(titles.filter((title) => title.startsWith(`“${question}” could not run: `)).length).toBe(1);
      await expect
        .poll(() => mailServer.mails().map(({ subject }) => subject))
        .toEqual([`Report: ${question}`, `The report failed: ${question}`]);
      // In the trash it waits.
      await shop.ada.browser.request(shop.base, { method: "DELETE" });
      nowMs = Date.parse("2026-11-24T04:00:30Z");
      const { store } = shop.server;
      const runs = () => store.selectFrom("reportRun").select("id").execute();
      await expect.poll(async () => (await runs()).length, { timeout: 3_000 }).toBe(4);
      await shop.ada.browser.post(`${shop.base}/restore`);
      expect(await shop.schedule(null)).toBe(200);
      expect(await shop.read()).toMatchObject({ schedule: null, nextRunAtMs: null });
    },
  );

  test(
    "removing a person who streams, schedules, shares and edits ends all of it, and nothing is lost",
    { timeout: 90_000 },
    async () => {
      let nowMs = Date.parse("2026-11-20T12:00:00Z");
      const shop = await openReport(environment(), () => nowMs);
      const { ada, server, databaseId } = shop;
      const { store } = server;
      const bob = await signUpPerson(server, "Bob");
      const join = () =>
        store
          .insertInto("member")
          .values({ workspaceId: databaseId, userId: bob.userId, role: "editor", createdAtMs: 0 })
          .execute();
      await join();
      const [conversationId, turnId] = [randomUUID(), randomUUID()];
      const body = { question, conversationId, turnId };
      expect((await bob.browser.post(`/api/databases/${databaseId}/investigations`, body)).status).toBe(200);
      const path = `/api/conversations/${conversationId}`;
      const send = async (method: string, address: string, sent?: object) =>
        (await bob.browser.request(address, { method, ...(sent && { body: sent }) })).status;
      expect(
        await send("PUT", `${path}/report/schedule`, { schedule: { every: "daily", isPaused: false } }),
      ).toBe(200);
      const shared = await bob.browser.request(`${path}/link`, { method: "PUT", body: {} });
      const token = new URL(((await shared.json()) as Sharing).link?.url ?? "", server.url).pathname
        .split("/")
        .at(-1);
      const visit = async () => (await openBrowser(server).get(`/api/share/${token}`)).status;
      expect(await visit()).toBe(200);
      const chart = (await bob.browser.post(`/api/turns/${turnId}/charts`, {})).body as ChartSummary;
      // A dashboard with a schedule, which other sites show: what belongs to the team goes on, what shows it outside ends.
      const made = await bob.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Board" });
      const board = `/api/dashboards/${(made.body as Dashboard).id}`;
      expect(await send("POST", `${board}/cards`, { chartId: chart.id })).toBe(200);
      expect(await send("PATCH", `${board}/freshness`, { every: "daily" })).toBe(200);
      const embedded = await bob.browser.request(`${board}/embed`, {
        method: "PUT",
        body: { sites: ["https://partner.example"] },
      });
      const embed = new URL(((await embedded.json()) as Sharing).embed?.url ?? "", server.url).pathname;
      const visitEmbed = async () => (await openBrowser(server).request(embed)).status;
      expect(await visitEmbed()).toBe(200);
      const readChart = async () =>
        (
          (await ada.browser.get(`/api/databases/${databaseId}/charts`)).body as Page<ChartSummary>
        ).items.find(({ id }) => id === chart.id);
      const ranAtMs = (await readChart())?.ranAtMs ?? 0;
      const syncId = await startEndlessSync(store, databaseId);
      const stream = await bob.browser.request(`/api/databases/${databaseId}/syncs/${syncId}/events`);
      const runs = async () =>
        (
          await store
            .selectFrom("reportRun")
            .select("id")
            .where("conversationId", "=", conversationId)
            .execute()
        ).length;
      const nextRun = async () =>
        (
          await store
            .selectFrom("report")
            .select("nextRunAtMs")
            .where("conversationId", "=", conversationId)
            .executeTakeFirstOrThrow()
        ).nextRunAtMs ?? 0;
      const nextRunLater = () => {
        nowMs += 60_000;
        return nextRun();
      };
      const passDue = async (time: string) => {
        nowMs = Date.parse(time);
        await expect.poll(nextRunLater, { timeout: 20_000, interval: 100 }).toBeGreaterThan(Date.parse(time));
      };

      const edits = Array.from({ length: 10 }, (_, index) =>
        send("PATCH", `/api/charts/${chart.id}`, { title: `Edit ${index}` }),
      );
      const removed = ada.browser.request(`/api/databases/${databaseId}/members/${bob.userId}`, {
        method: "DELETE",
      });
      expect((await Promise.all(edits)).filter((status) => status !== 200 && status !== 404)).toEqual([]);
      expect((await removed).status).toBe(204);
      await expect(stream.text()).rejects.toThrow("terminated");
      expect([await visit(), await visitEmbed()]).toEqual([404, 404]);
      expect(await send("PATCH", `/api/charts/${chart.id}`, { title: "Too late" })).toBe(404);
      expect(await send("GET", path)).toBe(404);
      await passDue("2026-11-21T12:00:00Z");
      expect(await runs()).toBe(1);
      const heard = await bob.browser.get("/api/notifications");
      const titles = (heard.body as Page<Notification>).items.map(({ title }) => title);
      expect(titles).toEqual(["You are no longer a member of Sales"]);
      await expect
        .poll(async () => (await readChart())?.ranAtMs ?? 0, { timeout: 20_000 })
        .toBeGreaterThan(ranAtMs);
      const { body: ofTeam } = await ada.browser.get(board);
      expect(ofTeam).toMatchObject({ title: "Board", health: null });
      const theirs = (await ada.browser.get(`/api/charts/${chart.id}`)).body as ChartSummary;
      expect([theirs.id, theirs.title]).not.toContain("Too late");

      await join();
      expect(await send("GET", path)).toBe(200);
      await store.insertInto("suspension").values({ userId: bob.userId, suspendedAtMs: 0 }).execute();
      await passDue("2026-11-22T12:00:00Z");
      expect(await runs()).toBe(1);
      await store.deleteFrom("suspension").where("userId", "=", bob.userId).execute();
      await passDue("2026-11-23T12:00:00Z");
      await expect.poll(runs, { timeout: 20_000 }).toBe(2);
    },
  );
});

/** A sync whose events never end. */
async function startEndlessSync(store: Store, workspaceId: string): Promise<string> {
  const id = randomUUID();
  const none = { changes: "[]", withheld: "[]", affected: "[]", failure: null, tableCount: null };
  const times = { startedAtMs: Date.parse("2999-01-01"), finishedAtMs: null };
  await store
    .insertInto("sync")
    .values({ id, workspaceId, state: "running", startedById: null, ...none, ...times })
    .execute();
  return id;
}

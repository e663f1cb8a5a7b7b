import type { ChartSummary, Dashboard } from "@askery/api";
import type { DashboardFilter } from "@askery/model";
import { expect, test } from "vitest";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";
import { ask, findDatabaseOf, startConversation } from "../../testing/ask.test-support.ts";
import { measureDifference, readPixels } from "../../asking-process/png/read-pixels.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";

const time: DashboardFilter = {
  id: "time",
  label: "Time",
  kind: "time",
  column: null,
  initial: null,
  isRequired: false,
  targets: {},
};

const in2025 = {
  kind: "time",
  period: { kind: "absolute", from: "2025-01-01", to: "2026-01-01" },
  words: "2025",
  compare: "periodBefore",
} as const;

/** A dashboard with a number, a line and a table, and a person who views it. */
async function setScene(environment: StoreEnvironment) {
  const server = await startTestServer({ environment, sampleScale: sampleScaleForTests });
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const { id: databaseId } = await findDatabaseOf(ada);
  await server.store
    .insertInto("member")
    .values({ workspaceId: databaseId, userId: bob.userId, role: "viewer", createdAtMs: 0 })
    .execute();
  const made = await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Every morning" });
  const path = `/api/dashboards/${(made.body as Dashboard).id}`;
  const conversation = await startConversation(ada, databaseId);
  for (const question of ["number of orders", "number of orders by month", "list customers"]) {
    const { turn } = await ask(ada, conversation.id, question);
    const chart = (await ada.browser.post(`/api/turns/${turn.id}/charts`, { title: question })).body;
    await ada.browser.post(`${path}/cards`, { chartId: (chart as ChartSummary).id });
  }
  const { revision } = (await ada.browser.get(path)).body as Dashboard;
  await ada.browser.request(path, { method: "PATCH", body: { revision, filters: [time] } });
  return { server, ada, bob, path };
}

const download = async ({ browser }: TestPerson, path: string, query: Readonly<Record<string, string>>) => {
  const response = await browser.request(`${path}?${new URLSearchParams(query).toString()}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    start: bytes.toString("latin1", 0, 4),
    bytes,
  };
};

describeStores((environment) => {
  test("a viewer downloads a dashboard under filters as a PDF, and a state that is none is refused", async () => {
    const { bob, path } = await setScene(environment());
    const of = JSON.stringify({ filters: { time: in2025 }, clicked: ["Germany"] });
    const pdf = { status: 200, type: "application/pdf", start: "%PDF" };
    const document = `${path}/document`;
    expect(await download(bob, document, { of })).toMatchObject(pdf);
    expect(await download(bob, document, {})).toMatchObject(pdf);
    for (const none of ['{"filters":{"time":{"kind":"none"}}}', "no JSON"]) {
      expect(await download(bob, document, { of: none })).toMatchObject({ status: 400 });
      expect(await download(bob, `${path}/picture.png`, { of: none })).toMatchObject({ status: 400 });
    }
  });

  test("a viewer downloads a dashboard as a picture: its theme, its width and its filters change it", async () => {
    const { bob, path } = await setScene(environment());
    const draw = async (query: Readonly<Record<string, string>>) => {
      const { bytes, ...file } = await download(bob, `${path}/picture.png`, { scale: "1", ...query });
      expect(file).toEqual({ status: 200, type: "image/png", start: "\u0089PNG" });
      return readPixels(bytes);
    };
    const plain = await draw({});
    const filtered = await draw({ of: JSON.stringify({ filters: { time: in2025 } }) });
    const dark = await draw({ theme: "dark" });
    const narrow = await draw({ width: "360", scale: "2" });
    expect([plain.width, filtered.width, dark.width, narrow.width]).toEqual([1440, 1440, 1440, 720]);
    // The filters are a line below the title.
    expect([dark.height, filtered.height - plain.height]).toEqual([plain.height, 18]);
    expect(measureDifference(plain, dark)).toBeGreaterThan(0.5);
    for (const query of [
      { width: "359" },
      { width: "2401" },
      { scale: "4" },
      { theme: "blue" },
      { tab: "1" },
    ]) {
      expect(await download(bob, `${path}/picture.png`, { ...query })).toMatchObject({ status: 400 });
    }
  });

  test("a narrow picture has the cards that phones show", async () => {
    const { ada, bob, path } = await setScene(environment());
    const heightOf = async (width: string) =>
      readPixels((await download(bob, `${path}/picture.png`, { scale: "1", width })).bytes).height;
    const [wide, narrow] = [await heightOf("1440"), await heightOf("360")];
    const { revision, cards } = (await ada.browser.get(path)).body as Dashboard;
    const phone = cards.map(({ id }, index) => ({ id, h: null, isHidden: index > 0 }));
    expect((await ada.browser.request(path, { method: "PATCH", body: { revision, phone } })).status).toBe(
      200,
    );
    const after = await heightOf("360");
    expect([await heightOf("1440"), after < narrow]).toEqual([wide, true]);
  });

  test("a viewer downloads the rows that a card shows under filters, as CSV and as a workbook", async () => {
    const { bob, path } = await setScene(environment());
    const { cards } = (await bob.browser.get(path)).body as Dashboard;
    const rowsOf = async (filters: object) => {
      const { id } = cards.find(({ chart }) => chart.title === "number of orders by month") ?? { id: "" };
      const of = JSON.stringify({ filters });
      const csv = await download(bob, `${path}/cards/${id}/export`, { of });
      expect(csv).toMatchObject({ status: 200, type: "text/csv; charset=utf-8" });
      const workbook = await download(bob, `${path}/cards/${id}/export`, { of, format: "xlsx" });
      expect(workbook).toMatchObject({ status: 200, start: "PK\u0003\u0004" });
      return csv.bytes.toString("utf8").trim().split(/\r?\n/).slice(1);
    };
    const all = await rowsOf({});
    const some = await rowsOf({ time: in2025 });
    expect(all.length).toBeGreaterThan(12);
    expect(some).toEqual(all.filter((row) => row.startsWith("2025")));
    const none = { of: '{"filters":{"time":{"kind":"none"}}}' };
    expect(await download(bob, `${path}/cards/${cards[0]?.id ?? ""}/export`, none)).toMatchObject({
      status: 400,
    });
  });

  test("a picture of a tab has its cards only; a tab that is gone is the first one", async () => {
    const { ada, bob, path } = await setScene(environment());
    const { revision, cards } = (await ada.browser.get(path)).body as Dashboard;
    const [first, second] = [
      { id: "11111111-1111-4111-8111-111111111111", title: "One" },
      { id: "22222222-2222-4222-8222-222222222222", title: "Two" },
    ];
    const moved = cards.map(({ id, x, y, w, h }, index) => ({
      id,
      x,
      y: index === 0 ? 0 : y,
      w,
      h,
      tabId: index === 0 ? second.id : first.id,
    }));
    const body = { revision, tabs: [first, second], cards: moved };
    expect((await ada.browser.request(path, { method: "PATCH", body })).status).toBe(200);
    const heightOf = async (query: Readonly<Record<string, string>>) =>
      readPixels((await download(bob, `${path}/picture.png`, { scale: "1", ...query })).bytes).height;
    const [all, one, two, gone] = [
      await heightOf({}),
      await heightOf({ tab: first.id }),
      await heightOf({ tab: second.id }),
      await heightOf({ tab: "33333333-3333-4333-8333-333333333333" }),
    ];
    expect([two < one, one < all, gone]).toEqual([true, true, one]);
  });
});

import type {
  ChartSummary,
  Conversation,
  ConversationSummary,
  Page,
  Readers,
  Share,
  SharedChart,
  SharedConversation,
  SharedDashboard,
  SharedThing,
  Sharing,
} from "@askery/api";
import { expect, test } from "vitest";
import { addMember, makeBoard, setRole, startTeam } from "../testing/team-scene.test-support.ts";
import { openBrowser, type TestBrowser } from "../testing/test-browser.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../testing/test-stores.test-support.ts";
import { tryPeriodMs } from "../store/count-tries.ts";

/* What people share, and what a visitor with a link sees. */

const dayMs = 24 * 60 * 60 * 1_000;

/** A database with a viewer, a conversation, its chart, and a dashboard that shows it. */
async function setScene(environment: StoreEnvironment) {
  const team = await startTeam(environment);
  const bob = await addMember(team, "Bob");
  const { turn, ...board } = await makeBoard(team);
  return { ...team, ...board, bob, turnId: turn.id };
}

async function send({ browser }: TestPerson, method: string, path: string, body?: object) {
  const response = await browser.request(path, { method, ...(body !== undefined && { body }) });
  const text = await response.text();
  return { status: response.status, body: (text === "" ? null : JSON.parse(text)) as unknown };
}

/** Turns a link on, and returns its token. */
async function turnOn(person: TestPerson, path: string, body: object = {}): Promise<string> {
  const answer = await send(person, "PUT", path, body);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  const { link, embed } = answer.body as Sharing;
  return ((path.endsWith("/embed") ? embed : link)?.url ?? "").split("/").at(-1) ?? "";
}

async function statusOf(browser: TestBrowser, path: string): Promise<number> {
  return (await browser.get(path)).status;
}

describeStores((environment) => {
  test("a conversation is read by the members that it is shared with, and changed by its owner", async () => {
    const { ada, bob, conversation, turnId, databaseId, server } = await setScene(environment());
    const path = `/api/conversations/${conversation.id}`;
    const eve = await signUpPerson(server, "Eve");
    expect(await statusOf(bob.browser, path)).toBe(404);

    const readers = await send(ada, "PUT", `${path}/readers`, {
      everyone: false,
      personIds: [bob.userId],
      groupIds: [],
    });
    expect(readers.body).toEqual({
      everyone: false,
      members: [{ person: { id: bob.userId, name: "Bob", image: null }, canRead: true }],
      groups: [],
    } satisfies Readers);
    const read = (await bob.browser.get(path)).body as Conversation;
    expect([read.isMine, read.owner.name, read.turns.length]).toEqual([false, "Ada", 1]);
    expect(await statusOf(bob.browser, `/api/turns/${turnId}`)).toBe(200);
    expect((await bob.browser.post(`${path}/turns`, { question: "how many orders" })).status).toBe(403);
    expect((await send(bob, "DELETE", path)).status).toBe(403);
    expect(await statusOf(bob.browser, `${path}/readers`)).toBe(403);
    expect(await statusOf(eve.browser, path)).toBe(404);

    const lists = `/api/databases/${databaseId}/conversations`;
    const shared = (await bob.browser.get(`${lists}?scope=shared`)).body as Page<ConversationSummary>;
    expect(shared.items.map(({ id }) => id)).toEqual([conversation.id]);
    expect(((await bob.browser.get(lists)).body as Page<ConversationSummary>).items).toEqual([]);
    const received = (await bob.browser.get("/api/notifications")).body as Page<{ readonly title: string }>;
    expect(received.items.map(({ title }) => title)).toEqual([
      "Ada shared “Number of customers by country” with you",
    ]);

    await send(ada, "PUT", `${path}/readers`, { everyone: false, personIds: [], groupIds: [] });
    expect(await statusOf(bob.browser, path)).toBe(404);
    await send(ada, "PUT", `${path}/readers`, { everyone: true, personIds: [], groupIds: [] });
    expect(await statusOf(bob.browser, path)).toBe(200);
    await server.store.deleteFrom("member").where("userId", "=", bob.userId).execute();
    expect(await statusOf(bob.browser, path)).toBe(404);
    const refused = await send(ada, "PUT", `${path}/readers`, {
      everyone: false,
      personIds: [eve.userId],
      groupIds: [],
    });
    expect(refused.status).toBe(400);
  });

  test("a link is off at first, and opens one thing without an account", async () => {
    const { ada, server, conversation, chart, dashboard, turnId } = await setScene(environment());
    const before = (await ada.browser.get(`/api/charts/${chart.id}/sharing`)).body as Sharing;
    expect(before).toEqual({ link: null, embed: null, itemCount: 1, withheldCount: 0 });
    const token = await turnOn(ada, `/api/charts/${chart.id}/link`);
    expect(token).toMatch(/^[\w-]{43}$/);
    const visitor = openBrowser(server);
    expect((await visitor.get(`/api/share/${token}`)).body).toEqual({
      kind: "open",
      opens: "chart",
      title: "Customers",
      sharedBy: "Ada",
      allowsExport: false,
      expiresAtMs: null,
    } satisfies Share);
    const shown = (await visitor.get(`/api/share/${token}/chart`)).body as SharedChart;
    expect(Object.keys(shown.figures ?? {}).toSorted()).toEqual(
      ["caption", "facts", "locale", "outputs", "ranAtMs", "rowCount", "spec", "table"].toSorted(),
    );
    expect(JSON.stringify(shown)).not.toMatch(/SELECT/i);
    for (const part of ["conversation", "dashboard", `cards/${dashboard.cards[0]?.id ?? ""}`]) {
      expect(await statusOf(visitor, `/api/share/${token}/${part}`)).toBe(404);
    }
    expect(await statusOf(visitor, `/api/embed/${token}`)).toBe(404);
    for (const path of [`/api/charts/${chart.id}`, `/api/conversations/${conversation.id}`]) {
      expect(await statusOf(visitor, path)).toBe(401);
    }

    const talk = await turnOn(ada, `/api/conversations/${conversation.id}/link`);
    const { answers } = (await visitor.get(`/api/share/${talk}/conversation`)).body as SharedConversation;
    expect(answers.map(({ id, outcome }) => [id, outcome.kind])).toEqual([[turnId, "answered"]]);
    const board = await turnOn(ada, `/api/dashboards/${dashboard.id}/link`);
    const { cards } = (await visitor.get(`/api/share/${board}/dashboard`)).body as SharedDashboard;
    expect(cards.map(({ title }) => title)).toEqual(["Customers"]);
    expect(await statusOf(visitor, `/api/share/${board}/cards/${cards[0]?.id ?? ""}`)).toBe(200);
    expect(await statusOf(visitor, `/api/share/${board}/cards/${chart.id}`)).toBe(404);
  });

  test("visits are counted, but not those of its maker, and my shared things are listed", async () => {
    const { ada, server, chart, conversation, bob } = await setScene(environment());
    const token = await turnOn(ada, `/api/charts/${chart.id}/link`);
    const visitor = openBrowser(server);
    await visitor.get(`/api/share/${token}`);
    for (const browser of [visitor, bob.browser, ada.browser]) await browser.post(`/api/share/${token}/open`);
    await send(ada, "PUT", `/api/conversations/${conversation.id}/readers`, {
      everyone: false,
      personIds: [bob.userId],
      groupIds: [],
    });
    const things = (await ada.browser.get("/api/sharing")).body as readonly SharedThing[];
    expect(
      things.map(({ kind, title, readerCount, link }) => [kind, title, readerCount, link?.visitCount]),
    ).toEqual([
      ["conversation", "Number of customers by country", 1, undefined],
      ["chart", "Customers", 0, 2],
    ]);
    expect((await bob.browser.get("/api/sharing")).body).toEqual([]);
    const listed = (await ada.browser.get(`/api/charts/${chart.id}`)).body as ChartSummary;
    expect(listed.isPublic).toBe(true);
  });

  test("a link ends at once when its maker is suspended, and the chart is not public any longer", async () => {
    const { ada, bob, server, chart, databaseId } = await setScene(environment());
    await setRole(server, { databaseId, userId: bob.userId, role: "editor" });
    const path = `/api/share/${await turnOn(bob, `/api/charts/${chart.id}/link`)}/chart`;
    const isPublic = async () =>
      ((await ada.browser.get(`/api/charts/${chart.id}`)).body as ChartSummary).isPublic;
    expect([await statusOf(openBrowser(server), path), await isPublic()]).toEqual([200, true]);
    await server.store.insertInto("suspension").values({ userId: bob.userId, suspendedAtMs: 0 }).execute();
    expect([await statusOf(openBrowser(server), path), await isPublic()]).toEqual([404, false]);
    expect(((await ada.browser.get(`/api/charts/${chart.id}/sharing`)).body as Sharing).link).toBeNull();
  });

  test("a link ends at once when it is revoked, and a new one has another address", async () => {
    const { ada, server, chart } = await setScene(environment());
    const path = `/api/charts/${chart.id}/link`;
    const token = await turnOn(ada, path);
    const visitor = openBrowser(server);
    expect(await statusOf(visitor, `/api/share/${token}/chart`)).toBe(200);
    await send(ada, "DELETE", path);
    const ended = ["", "/chart"].map(async (part) => statusOf(visitor, `/api/share/${token}${part}`));
    expect(await Promise.all(ended)).toEqual([404, 404]);
    expect(await turnOn(ada, path)).not.toBe(token);
    expect(await statusOf(visitor, `/api/share/${token}`)).toBe(404);
  });

  test("a link ends when it expires, and works again when its end moves", async () => {
    const { ada, server, chart, clock } = await setScene(environment());
    const path = `/api/charts/${chart.id}/link`;
    expect((await send(ada, "PUT", path, { expiresAtMs: clock.nowMs - 1 })).status).toBe(400);
    const token = await turnOn(ada, path, { expiresAtMs: clock.nowMs + dayMs });
    const visitor = openBrowser(server);
    clock.nowMs += dayMs;
    expect(await statusOf(visitor, `/api/share/${token}/chart`)).toBe(404);
    expect(((await ada.browser.get(`/api/charts/${chart.id}/sharing`)).body as Sharing).link?.isExpired).toBe(
      true,
    );
    expect(((await ada.browser.get(`/api/charts/${chart.id}`)).body as ChartSummary).isPublic).toBe(false);
    expect(await turnOn(ada, path, { expiresAtMs: null })).toBe(token);
    expect(await statusOf(visitor, `/api/share/${token}/chart`)).toBe(200);
  });

  test("nothing is shown before the password, which can be tried five times", async () => {
    const { ada, server, chart, clock } = await setScene(environment());
    const path = `/api/charts/${chart.id}/link`;
    const token = await turnOn(ada, path, { password: "open sesame" });
    const visitor = openBrowser(server);
    expect((await visitor.get(`/api/share/${token}`)).body).toEqual({ kind: "locked" });
    expect(await statusOf(visitor, `/api/share/${token}/chart`)).toBe(403);
    const enter = async (password: string, browser = visitor) =>
      (await browser.post(`/api/share/${token}/open`, { password })).status;
    const tries = await Promise.all(Array.from({ length: 8 }, async () => enter("wrong")));
    expect(tries.toSorted((one, other) => one - other)).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    expect(await enter("open sesame")).toBe(429);
    clock.nowMs += tryPeriodMs;
    expect(await enter("open sesame")).toBe(200);
    expect(await statusOf(visitor, `/api/share/${token}/chart`)).toBe(200);
    expect(await statusOf(openBrowser(server), `/api/share/${token}/chart`)).toBe(403);
    await send(ada, "PUT", path, { password: "another one" });
    expect(await statusOf(visitor, `/api/share/${token}/chart`)).toBe(403);
    const stored = JSON.stringify(await server.store.selectFrom("shareLink").selectAll().execute());
    expect([stored.includes(token), stored.includes("another one")]).toEqual([false, false]);
  });

  test("a row limit holds for the page and for files, and exports are off at first", async () => {
    const { ada, server, chart } = await setScene(environment());
    const path = `/api/charts/${chart.id}/link`;
    const token = await turnOn(ada, path, { maxRows: 2 });
    const visitor = openBrowser(server);
    const { figures } = (await visitor.get(`/api/share/${token}/chart`)).body as SharedChart;
    expect([figures?.table.rowCount, figures?.table.values[0]?.length]).toEqual([2, 2]);
    expect(figures?.rowCount).toBeGreaterThan(2);
    expect((await visitor.request(`/api/share/${token}/export`)).status).toBe(403);
    await turnOn(ada, path, { allowsExport: true });
    const file = await visitor.request(`/api/share/${token}/export`);
    expect((await file.text()).trim().split("\n")).toHaveLength(3);
    const json = await visitor.request(`/api/share/${token}/export?format=json`);
    expect(await json.json()).toMatchObject({ rowCount: 2 });
  });

  test("a link opens nothing in the trash, and opens it again after it is restored", async () => {
    const { ada, server, chart, databaseId, dashboard } = await setScene(environment());
    const token = await turnOn(ada, `/api/charts/${chart.id}/link`);
    const board = await turnOn(ada, `/api/dashboards/${dashboard.id}/link`);
    const visitor = openBrowser(server);
    const open = async () => [
      await statusOf(visitor, `/api/share/${token}`),
      await statusOf(visitor, `/api/share/${board}/cards/${dashboard.cards[0]?.id ?? ""}`),
    ];
    await send(ada, "DELETE", `/api/charts/${chart.id}`);
    expect(await open()).toEqual([404, 404]);
    await send(ada, "POST", `/api/charts/${chart.id}/restore`);
    expect(await open()).toEqual([200, 200]);
    await send(ada, "DELETE", `/api/databases/${databaseId}`);
    expect(await open()).toEqual([404, 404]);
    await send(ada, "POST", `/api/databases/${databaseId}/restore`);
    expect(await open()).toEqual([200, 200]);
  });

  test("a link works while its maker may share", async () => {
    const { ada, bob, server, chart, databaseId } = await setScene(environment());
    const path = `/api/charts/${chart.id}/link`;
    const { userId } = bob;
    expect((await send(bob, "PUT", path, {})).status).toBe(403);
    await setRole(server, { databaseId, userId, role: "editor" });
    const token = await turnOn(bob, path);
    const visitor = openBrowser(server);
    expect(await statusOf(visitor, `/api/share/${token}`)).toBe(200);
    await setRole(server, { databaseId, userId, role: "viewer" });
    expect(await statusOf(visitor, `/api/share/${token}`)).toBe(404);
    expect(((await ada.browser.get(`/api/charts/${chart.id}/sharing`)).body as Sharing).link).toBeNull();
    await server.store.deleteFrom("member").where("userId", "=", bob.userId).execute();
    expect(await statusOf(visitor, `/api/share/${token}`)).toBe(404);
    expect(await turnOn(ada, path)).not.toBe(token);
  });

  test("figures that use a column which is private now stay out", async () => {
    const { ada, server, chart, conversation, databaseId, dashboard } = await setScene(environment());
    const token = await turnOn(ada, `/api/charts/${chart.id}/link`, { allowsExport: true });
    const talk = await turnOn(ada, `/api/conversations/${conversation.id}/link`);
    const board = await turnOn(ada, `/api/dashboards/${dashboard.id}/link`);
    const note = {
      tableId: "customers",
      columnName: "country",
      isHidden: 0,
      isPrivate: 1,
      description: null,
    };
    await server.store
      .insertInto("annotation")
      .values({ ...note, workspaceId: databaseId, meaning: "{}", updatedById: ada.userId, updatedAtMs: 0 })
      .execute();
    const visitor = openBrowser(server);
    const { figures } = (await visitor.get(`/api/share/${token}/chart`)).body as SharedChart;
    expect(figures).toBeNull();
    expect((await visitor.request(`/api/share/${token}/export`)).status).toBe(404);
    const { answers } = (await visitor.get(`/api/share/${talk}/conversation`)).body as SharedConversation;
    expect(answers.map(({ outcome }) => outcome)).toEqual([{ kind: "withheld" }]);
    const cardId = dashboard.cards[0]?.id ?? "";
    const card = (await visitor.get(`/api/share/${board}/cards/${cardId}`)).body as SharedChart;
    expect(card.figures).toBeNull();
    const sharing = (await ada.browser.get(`/api/charts/${chart.id}/sharing`)).body as Sharing;
    expect([sharing.itemCount, sharing.withheldCount]).toEqual([1, 1]);
  });

  test("an embed is a document without scripts for its sites, in both themes", async () => {
    const { ada, server, chart, dashboard } = await setScene(environment());
    const sites = ["https://example.com", "http://localhost:8080"];
    const token = await turnOn(ada, `/api/charts/${chart.id}/embed`, { sites });
    const board = await turnOn(ada, `/api/dashboards/${dashboard.id}/embed`, { sites });
    for (const theme of ["light", "dark"]) {
      for (const one of [token, board]) {
        const response = await server.request(`/api/embed/${one}?theme=${theme}`);
        const text = await response.text();
        expect(response.headers.get("content-security-policy")).toMatch(
          /^default-src 'none'; img-src data:; style-src 'nonce-[^']+'; .*frame-ancestors https:\/\/example\.com http:\/\/localhost:8080$/,
        );
        expect(response.headers.get("x-frame-options")).toBeNull();
        expect(response.headers.get("referrer-policy")).toBe("no-referrer");
        expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
        expect(text).toContain(`<html lang=en class=${theme}>`);
        expect(text).toContain("data:image/svg+xml;base64,");
        expect(text).not.toMatch(/<script|SELECT|javascript:/i);
      }
    }
    expect(await statusOf(openBrowser(server), `/api/share/${token}`)).toBe(404);
    for (const site of ["https://*", "https://a.com; script-src *", "javascript:alert(1)", "'self'"]) {
      const refused = await send(ada, "PUT", `/api/charts/${chart.id}/embed`, { sites: [site] });
      expect(refused.status).toBe(400);
    }
    await send(ada, "DELETE", `/api/charts/${chart.id}/embed`);
    const gone = await server.request(`/api/embed/${token}`);
    expect([gone.status, gone.headers.get("content-security-policy")]).toEqual([
      404,
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ]);
  });

  test("tokens are not guessed, and are in no log", async () => {
    const { ada, server, chart } = await setScene(environment());
    const token = await turnOn(ada, `/api/charts/${chart.id}/link`);
    const visitor = openBrowser(server);
    const wrong = [
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      token.toLowerCase(),
      token.slice(1),
      `${token}A`,
      "",
      "%",
      "../me",
      "a".repeat(10_000),
    ];
    for (const one of wrong.filter((one) => one !== token)) {
      expect([one, (await visitor.request(`/api/share/${one}`)).status >= 400]).toEqual([one, true]);
    }
    await visitor.get(`/api/share/${token}/chart`);
    await server.request(`/share/${token}`);
    const page = await server.request(`/share/${token}`);
    expect([page.headers.get("referrer-policy"), page.headers.get("x-robots-tag")]).toEqual([
      "no-referrer",
      "noindex, nofollow",
    ]);
    expect(JSON.stringify(server.logged)).not.toContain(token);
  });
});

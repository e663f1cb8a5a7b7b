import { randomUUID } from "node:crypto";
import type { Comment, CommentThread, Dashboard, Page, Person } from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { emptyTrash } from "../library/trash/trash.ts";
import { mailsTo, waitForMail, type TestPerson } from "../testing/test-people.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";
import {
  listThreads,
  notificationsOf,
  reply,
  send,
  setScene,
  start,
  textsOf,
} from "./comments-scene.test-support.ts";

/* Who comments on what, who is notified, and what becomes of comments. */

const dayMs = 24 * 60 * 60 * 1_000;

describeStores((environment) => {
  test("viewers comment on charts and dashboards, and on projects that are shared with them", async () => {
    const { ada, bob, eve, zoe, chart, dashboard, conversation, turnId } = await setScene(environment());
    const ofChart = `/api/charts/${chart.id}`;
    const ofBoard = `/api/dashboards/${dashboard.id}`;
    const ofProject = `/api/conversations/${conversation.id}`;
    const thread = await start(bob, ofChart, { text: "Is this **right**?" });
    expect(thread).toMatchObject({ partId: null, resolved: null, commentCount: 1 });
    expect(thread.comments).toMatchObject([
      { author: { name: "Bob" }, isMine: true, text: "Is this **right**?", mentions: [], editedAtMs: null },
    ]);
    await reply(ada, thread, "Yes.");
    expect(await textsOf(eve, ofChart)).toEqual([["Is this **right**?", "Yes."]]);

    const cardId = dashboard.cards[0]?.id ?? "";
    await start(bob, ofBoard, { partId: cardId, text: "About the card" });
    await start(bob, ofBoard, { text: "About all" });
    expect((await ada.browser.get(`${ofBoard}/comment-counts`)).body).toEqual(
      expect.arrayContaining([
        { partId: cardId, count: 1 },
        { partId: null, count: 1 },
      ]),
    );
    const { items } = await listThreads(ada, `${ofBoard}/threads?partId=${cardId}`);
    expect(items.map(({ comments }) => comments[0]?.text)).toEqual(["About the card"]);

    const refused = { id: randomUUID(), text: "Hello" };
    expect((await send(bob, "POST", `${ofProject}/threads`, refused)).status).toBe(404);
    await send(ada, "PUT", `${ofProject}/readers`, {
      everyone: false,
      groupIds: [],
      personIds: [bob.userId],
    });
    const ofTurn = await start(bob, ofProject, { partId: turnId, text: "Which countries?" });
    for (const person of [eve, zoe]) {
      const statuses = [
        (await send(person, "GET", `${ofProject}/threads`)).status,
        (await send(person, "GET", `/api/threads/${ofTurn.id}/comments`)).status,
        (await send(person, "POST", `/api/threads/${ofTurn.id}/comments`, refused)).status,
        (await send(person, "GET", `/api/comments/${ofTurn.id}/thread`)).status,
        (await send(person, "PATCH", `/api/comments/${ofTurn.id}`, { text: "Hacked" })).status,
      ];
      expect(statuses).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await send(zoe, "GET", `${ofChart}/threads`)).status).toBe(404);
    await send(ada, "PUT", `${ofProject}/readers`, { everyone: false, groupIds: [], personIds: [] });
    expect((await send(bob, "GET", `/api/threads/${ofTurn.id}/comments`)).status).toBe(404);
    expect((await send(bob, "PATCH", `/api/comments/${ofTurn.id}`, { text: "Changed" })).status).toBe(404);
  });

  test("parts and ids of other things are refused, and sending twice writes once", async () => {
    const { ada, bob, chart, dashboard, turnId } = await setScene(environment());
    const ofChart = `/api/charts/${chart.id}`;
    const ofBoard = `/api/dashboards/${dashboard.id}`;
    for (const partId of [turnId, randomUUID()]) {
      expect(
        (await send(bob, "POST", `${ofBoard}/threads`, { id: randomUUID(), partId, text: "x" })).status,
      ).toBe(404);
    }
    const id = randomUUID();
    await start(bob, ofChart, { id, text: "Once" });
    await start(bob, ofChart, { id, text: "Once" });
    expect(await textsOf(ada, ofChart)).toEqual([["Once"]]);
    expect((await send(ada, "POST", `${ofChart}/threads`, { id, text: "Mine" })).status).toBe(409);
    expect((await send(bob, "POST", `${ofBoard}/threads`, { id, text: "Elsewhere" })).status).toBe(409);
    await send(bob, "DELETE", `/api/comments/${id}`);
    expect((await send(bob, "POST", `${ofBoard}/threads`, { id, text: "Elsewhere" })).status).toBe(409);
    const bodies = [{ text: " \n " }, { text: "x".repeat(2_001) }, { text: "x", more: 1 }];
    for (const body of bodies) {
      const answer = await send(bob, "POST", `${ofChart}/threads`, { id: randomUUID(), ...body });
      expect(answer.status).toBe(400);
    }
    const odd = await start(bob, ofChart, { text: "a\u0007b\r\nc\td <script>alert(1)</script>" });
    expect(odd.comments[0]?.text).toBe("a b\nc\td <script>alert(1)</script>");
  });

  test("people who can read it are suggested and notified of mentions and replies, nobody else and never the author", async () => {
    const { ada, bob, eve, zoe, chart, conversation, turnId } = await setScene(environment());
    const ofChart = `/api/charts/${chart.id}`;
    const suggest = async (person: TestPerson, path: string, search = "") =>
      (
        (await person.browser.get(`${path}/mention-suggestions?search=${search}`)).body as readonly Person[]
      ).map(({ name }) => name);
    expect(await suggest(ada, ofChart)).toEqual(["Bob", "Eve"]);
    expect(await suggest(bob, ofChart, "a")).toEqual(["Ada"]);
    const ofProject = `/api/conversations/${conversation.id}`;
    expect(await suggest(ada, ofProject)).toEqual([]);

    const everyone = [ada, bob, eve, zoe].map(({ userId }) => userId);
    const thread = await start(ada, ofChart, {
      text: "@Bob, @Ada and @Zoe: look.",
      mentionIds: everyone,
    });
    expect(thread.comments[0]?.mentions.map(({ name }) => name).toSorted()).toEqual(["Ada", "Bob"]);
    const url = `/charts/${chart.id}?comment=${thread.id}`;
    expect(await notificationsOf(bob)).toEqual([
      { title: "Ada mentioned you in a comment on “Customers”", url },
    ]);
    for (const person of [ada, eve, zoe]) expect(await notificationsOf(person)).toEqual([]);

    const answer = await reply(bob, thread, "Fine. @Eve?", [eve.userId]);
    expect(await notificationsOf(ada)).toEqual([
      {
        title: "Bob replied to you in a comment on “Customers”",
        url: `/charts/${chart.id}?comment=${answer.id}`,
      },
    ]);
    expect((await notificationsOf(eve)).length).toBe(1);
    expect((await notificationsOf(bob)).length).toBe(1);
    const edit = { text: "Fine. @Eve and @Ada?", mentionIds: [eve.userId, ada.userId] };
    expect((await send(bob, "PATCH", `/api/comments/${answer.id}`, edit)).body).toMatchObject({
      text: edit.text,
      editedAtMs: expect.any(Number) as number,
    });
    expect([(await notificationsOf(ada)).length, (await notificationsOf(eve)).length]).toEqual([2, 1]);

    await send(ada, "PUT", `${ofProject}/readers`, {
      everyone: false,
      groupIds: [],
      personIds: [bob.userId],
    });
    const ofTurn = await start(bob, ofProject, { partId: turnId, text: "@Eve", mentionIds: [eve.userId] });
    expect([ofTurn.comments[0]?.mentions, (await notificationsOf(eve)).length]).toEqual([[], 1]);
    await send(ada, "PUT", `${ofProject}/readers`, { everyone: false, groupIds: [], personIds: [] });
    const before = await notificationsOf(bob);
    await reply(ada, ofTurn, "Bob no longer reads this");
    expect(await notificationsOf(bob)).toEqual(before);
  });

  test("a thread is resolved and opened again, by hand and by a reply", async () => {
    const { ada, bob, chart } = await setScene(environment());
    const path = `/api/charts/${chart.id}`;
    const thread = await start(bob, path, { text: "Done?" });
    const resolve = (isResolved: boolean) =>
      send(ada, "PUT", `/api/threads/${thread.id}/resolution`, { isResolved });
    expect((await resolve(true)).status).toBe(204);
    expect((await listThreads(bob, `${path}/threads`)).items).toEqual([]);
    const { items } = await listThreads(bob, `${path}/threads?state=resolved`);
    expect(items).toMatchObject([{ id: thread.id, resolved: { by: { name: "Ada" } } }]);
    expect((await bob.browser.get(`${path}/comment-counts`)).body).toEqual([]);
    await resolve(false);
    expect((await listThreads(bob, `${path}/threads`)).items).toMatchObject([{ resolved: null }]);
    await resolve(true);
    await reply(bob, thread, "Not yet.");
    expect(await textsOf(bob, path)).toEqual([["Done?", "Not yet."]]);
  });

  test("authors change and delete what they wrote, and admins delete any; deleting is undone", async () => {
    const { ada, bob, eve, chart } = await setScene(environment());
    const path = `/api/charts/${chart.id}`;
    const thread = await start(bob, path, { text: "First" });
    const second = await reply(bob, thread, "Second");
    const one = `/api/comments/${second.id}`;
    const statuses = [
      (await send(eve, "PATCH", one, { text: "Changed" })).status,
      (await send(ada, "PATCH", one, { text: "Changed" })).status,
      (await send(eve, "DELETE", one)).status,
    ];
    expect(statuses).toEqual([403, 403, 403]);
    expect((await send(bob, "DELETE", one)).status).toBe(200);
    expect(await textsOf(ada, path)).toEqual([["First"]]);
    expect((await send(bob, "PATCH", one, { text: "Changed" })).status).toBe(404);
    expect((await send(bob, "POST", `${one}/restore`)).body).toMatchObject({ text: "Second" });
    await send(ada, "DELETE", one);
    expect((await send(bob, "POST", `${one}/restore`)).status).toBe(403);
    expect((await send(ada, "POST", `${one}/restore`)).status).toBe(200);
    await send(bob, "DELETE", `/api/comments/${thread.id}`);
    expect(await textsOf(ada, path)).toEqual([["Second"]]);
    await send(bob, "DELETE", one);
    expect(await textsOf(ada, path)).toEqual([]);
  });

  test("many threads and comments come in pages, and a link to an old comment shows it", async () => {
    const { ada, bob, chart } = await setScene(environment());
    const path = `/api/charts/${chart.id}`;
    const thread = await start(bob, path, { text: "0" });
    const third = await reply(bob, thread, "1");
    for (let count = 2; count < 25; count++) await reply(ada, thread, String(count));
    await start(bob, path, { text: "Another" });
    const first = await listThreads(ada, `${path}/threads?limit=1`);
    expect(first.items.map(({ comments }) => comments[0]?.text)).toEqual(["Another"]);
    const rest = await listThreads(ada, `${path}/threads?limit=1&cursor=${first.nextCursor ?? ""}`);
    expect(rest.nextCursor).toBeNull();
    expect([
      rest.items[0]?.commentCount,
      rest.items[0]?.comments[0]?.text,
      rest.items[0]?.comments.length,
    ]).toEqual([25, "5", 20]);
    const pages: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const { body } = await ada.browser.get(`/api/threads/${thread.id}/comments?limit=10${query}`);
      const page = body as Page<Comment>;
      pages.push(...page.items.map(({ text }) => text));
      cursor = page.nextCursor;
    }
    expect(pages).toEqual([...Array(25).keys()].map(String).toReversed());
    const opened = (await ada.browser.get(`/api/comments/${third.id}/thread`)).body as CommentThread;
    expect([opened.comments[0]?.text, opened.comments.length]).toEqual(["1", 24]);
  });

  test("comments go with a card and a thing, come back with them, and end with them", async () => {
    const { server, clock, ada, bob, dashboard } = await setScene(environment());
    const path = `/api/dashboards/${dashboard.id}`;
    const [card] = dashboard.cards;
    invariant(card !== undefined, "the dashboard has a card");
    const thread = await start(bob, path, { partId: card.id, text: "About the card" });
    const slot = {
      id: card.id,
      chartId: card.chart.id,
      tabId: null,
      x: card.x,
      y: card.y,
      w: card.w,
      h: card.h,
    };
    const removed = await send(ada, "PATCH", path, { revision: dashboard.revision, cards: [] });
    expect(await textsOf(bob, path)).toEqual([]);
    expect((await bob.browser.get(`${path}/comment-counts`)).body).toEqual([]);
    const { revision } = removed.body as Dashboard;
    expect((await send(ada, "PATCH", path, { revision, cards: [slot] })).status).toBe(200);
    expect(await textsOf(bob, path)).toEqual([["About the card"]]);

    await send(ada, "DELETE", path);
    expect((await send(bob, "GET", `/api/threads/${thread.id}/comments`)).status).toBe(404);
    await send(ada, "POST", `${path}/restore`);
    expect(await textsOf(bob, path)).toEqual([["About the card"]]);
    await send(ada, "DELETE", path);
    clock.nowMs += 31 * dayMs;
    await emptyTrash({ store: server.store, now: () => clock.nowMs });
    expect(await server.store.selectFrom("comment").select("id").execute()).toEqual([]);
  });

  test("visitors with a link see no comments", async () => {
    const { server, ada, chart } = await setScene(environment());
    const path = `/api/charts/${chart.id}`;
    await start(ada, path, { text: "Between us" });
    const shared = await send(ada, "PUT", `${path}/link`, {});
    const token = (shared.body as { readonly link: { readonly url: string } }).link.url.split("/").at(-1);
    const seen = await server.request(`/api/share/${token ?? ""}/chart`);
    expect(await seen.text()).not.toContain("Between us");
    expect((await server.request(`${path}/threads`)).status).toBe(401);
  });

  test("a member with limits reads what was written under the same limits, or mentions them", async () => {
    const { server, databaseId, ada, bob, eve, chart, conversation } = await setScene(environment());
    const path = `/api/charts/${chart.id}`;
    const secret = await start(ada, path, { text: "Revenue is 777" });
    await server.store
      .insertInto("dataRule")
      .values({ workspaceId: databaseId, tableId: "customers", hidden: `["email"]`, filters: "[]" })
      .execute();
    const seen = async (person: TestPerson) => [
      await textsOf(person, path),
      (await person.browser.get(`${path}/comment-counts`)).body,
    ];
    expect(await seen(bob)).toEqual([[], []]);
    for (const part of ["threads", "comment-counts"]) {
      expect((await send(bob, "GET", `/api/conversations/${conversation.id}/${part}`)).status).toBe(404);
    }
    const closed = [
      await send(bob, "GET", `/api/comments/${secret.id}/thread`),
      await send(bob, "POST", `/api/threads/${secret.id}/comments`, { id: randomUUID(), text: "What?" }),
      await send(bob, "PUT", `/api/threads/${secret.id}/resolution`, { isResolved: true }),
    ];
    expect(closed.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await send(bob, "GET", `/api/threads/${secret.id}/comments`)).body).toMatchObject({ items: [] });

    expect((await ada.browser.get(`${path}/mention-suggestions?search=bob`)).body).toMatchObject([
      { name: "Bob", isLimited: true },
    ]);
    await reply(ada, secret, "@Bob, look at Paris", [bob.userId]);
    await reply(ada, secret, "and at 778");
    expect(await seen(bob)).toEqual([[["@Bob, look at Paris"]], [{ partId: null, count: 1 }]]);
    expect(await seen(eve)).toEqual([[], []]);
    expect((await notificationsOf(bob)).map(({ title }) => title)).toEqual([
      "Ada mentioned you in a comment on “Customers”",
    ]);
    await reply(bob, secret, "Paris looks fine");
    expect(await seen(eve)).toEqual([[["Paris looks fine"]], [{ partId: null, count: 1 }]]);

    const own = await start(bob, path, { text: "Is this all?" });
    expect(own.isOfLimited).toBe(true);
    await reply(ada, own, "It is all that you see");
    expect((await textsOf(eve, path))[0]).toEqual(["Is this all?", "It is all that you see"]);
    expect((await notificationsOf(bob))[0]?.title).toContain("Ada replied to you");

    // Other limits: what was written under the earlier ones may show what is hidden now.
    await server.store.updateTable("dataRule").set({ hidden: `["email","country"]` }).execute();
    expect(await textsOf(eve, path)).toEqual([]);
    expect(await textsOf(bob, path)).toEqual([["@Bob, look at Paris"]]);
    expect((await textsOf(ada, path)).flat()).toHaveLength(6);
  });

  test("a notification of a member with limits has no title that Askery proposed", async () => {
    const { server, databaseId, ada, bob, chart } = await setScene(environment());
    await server.store.updateTable("chart").set({ title: "France leads with 777", isTitled: 0 }).execute();
    await server.store
      .insertInto("dataRule")
      .values({ workspaceId: databaseId, tableId: "customers", hidden: `["email"]`, filters: "[]" })
      .execute();
    await start(ada, `/api/charts/${chart.id}`, { text: "@Bob look", mentionIds: [bob.userId] });
    expect(await notificationsOf(bob)).toMatchObject([
      { title: "Ada mentioned you in a comment on “a chart”" },
    ]);
  });

  test("a former member's comments stay, and are in the export of the person who wrote them", async () => {
    const { server, ada, bob, chart } = await setScene(environment());
    const path = `/api/charts/${chart.id}`;
    await start(bob, path, { text: "Mine" });
    const mine = (await (await bob.browser.request("/api/account/export")).json()) as object;
    expect(mine).toMatchObject({ comments: [{ text: "Mine" }] });
    const [sample] = (await bob.browser.get("/api/account/ownership")).body as readonly {
      readonly id: string;
    }[];
    const body = { password: "correct horse battery", databases: { [sample?.id ?? ""]: null } };
    expect((await bob.browser.post("/api/account/delete", body)).status).toBe(204);
    const { items } = await listThreads(ada, `${path}/threads`);
    expect(items[0]?.comments).toMatchObject([{ author: { name: "Someone who left" }, text: "Mine" }]);
    expect(await server.store.selectFrom("notificationSetting").selectAll().execute()).toEqual([]);
  });

  test("without a mail server nothing is mailed", async () => {
    const { server, ada, bob, chart } = await setScene(environment());
    const before = mailsTo(server, bob.email).length;
    await start(ada, `/api/charts/${chart.id}`, { text: "@Bob", mentionIds: [bob.userId] });
    expect([mailsTo(server, bob.email).length, (await notificationsOf(bob)).length]).toEqual([before, 1]);
    expect((await waitForMail(server, bob.email)).length).toBe(before);
  });
});

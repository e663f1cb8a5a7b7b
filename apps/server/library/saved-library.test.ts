import type { ConversationSummary, Database, Favorite, Page, PersonDetail, Trashed } from "@askery/api";
import { describe, expect, test } from "vitest";
import { findDatabaseOf, startConversation } from "../testing/ask.test-support.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface World {
  readonly server: TestServer;
  readonly ada: TestPerson;
  readonly databaseId: string;
  /** Advances the clock by some days. */
  readonly pass: (days: number) => void;
  readonly send: (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>;
}

describeStores((environment) => {
  async function makeWorld(): Promise<World> {
    let passedMs = 0;
    const startedAtMs = Date.parse("2026-11-20T12:00:00Z");
    let calls = 0;
    // Each call returns a later time, so that items are ordered by their creation.
    const now = () => startedAtMs + passedMs + calls++;
    const server = await startTestServer({ environment: environment(), now });
    const ada = await signUpPerson(server, "Ada");
    return {
      server,
      ada,
      databaseId: (await findDatabaseOf(ada)).id,
      pass: (days) => void (passedMs += days * dayMs),
      send: async (method, path, body) => {
        const response = await ada.browser.request(path, { method, ...(body && { body }) });
        const text = await response.text();
        return { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
      },
    };
  }

  describe("databases", () => {
    test("a new account has one over the sample, and adding it again adds none", async () => {
      const { send, databaseId } = await makeWorld();
      const added = await send("POST", "/api/databases/sample");
      const list = (await send("GET", "/api/databases")).body as readonly Database[];
      expect([(added.body as Database).id, list.map(({ id, role, kind }) => [id, role, kind])]).toEqual([
        databaseId,
        [[databaseId, "owner", "sample"]],
      ]);
    });

    test("name, logo and settings can be changed, and absent fields do not change", async () => {
      const { send, databaseId } = await makeWorld();
      const settings = {
        timeZone: "Europe/Lisbon",
        weekStart: "sunday",
        fiscalYearStartMonth: 4,
        currency: "USD",
        locale: "pt-PT",
      };
      await send("PATCH", `/api/databases/${databaseId}`, { settings });
      const { body } = await send("PATCH", `/api/databases/${databaseId}`, { name: "  My shop " });
      expect(body).toMatchObject({ name: "My shop", logo: null, settings, memberCount: 1 });
    });

    test.each([
      ["a time zone", { timeZone: "Mars/Olympus" }],
      ["a currency", { currency: "E1R" }],
      ["a language", { locale: "not a language" }],
      ["a month", { fiscalYearStartMonth: 13 }],
    ])("%s that doesn't exist is refused", async (_, wrong) => {
      const { send, databaseId } = await makeWorld();
      const { body } = await send("GET", `/api/databases/${databaseId}`);
      const { settings } = body as { settings: object };
      const changed = await send("PATCH", `/api/databases/${databaseId}`, {
        settings: { ...settings, ...wrong },
      });
      expect(changed.status).toBe(400);
    });

    test("its plan, kind and owner can't be set through other requests", async () => {
      const { send, databaseId } = await makeWorld();
      const { status } = await send("PATCH", `/api/databases/${databaseId}`, {
        name: "x",
        plan: "Enterprise",
      });
      expect(status).toBe(400);
    });

    test("a deleted database disappears with its contents, and can be restored with them for 30 days", async () => {
      const { send, ada, databaseId, pass } = await makeWorld();
      const { id } = await startConversation(ada);
      await send("DELETE", `/api/databases/${databaseId}`);
      expect((await send("GET", "/api/databases")).body).toEqual([]);
      expect((await send("GET", `/api/conversations/${id}`)).status).toBe(404);
      expect((await send("GET", "/api/trash/databases")).body).toMatchObject([{ id: databaseId }]);
      pass(29);
      expect((await send("POST", `/api/databases/${databaseId}/restore`)).status).toBe(200);
      expect((await send("GET", `/api/conversations/${id}`)).status).toBe(200);
    });

    test("after 30 days it is no longer in the trash", async () => {
      const { send, databaseId, pass } = await makeWorld();
      await send("DELETE", `/api/databases/${databaseId}`);
      pass(31);
      expect((await send("GET", "/api/trash/databases")).body).toEqual([]);
    });
  });

  describe("conversations", () => {
    test("pages of a list neither skip nor repeat entries while more are created", async () => {
      const { send, ada, databaseId } = await makeWorld();
      const ids: string[] = [];
      for (let count = 0; count < 5; count++) ids.unshift((await startConversation(ada)).id);
      const path = `/api/databases/${databaseId}/conversations?limit=2`;
      const seen: string[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const { body } = await send("GET", cursor === "" ? path : `${path}&cursor=${cursor}`);
        const page = body as Page<ConversationSummary>;
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
        await startConversation(ada);
      }
      expect(seen).toEqual(ids);
    });

    test("they are found by words of their summary, whatever characters the words contain", async () => {
      const { send, ada, databaseId } = await makeWorld();
      for (const summary of ["Revenue 100% up", "revenue_by_month", "Costs"]) {
        const { id } = await startConversation(ada);
        await send("PATCH", `/api/conversations/${id}`, { summary });
      }
      const find = async (search: string) => {
        const query = new URLSearchParams({ search });
        const { body } = await send("GET", `/api/databases/${databaseId}/conversations?${query}`);
        return (body as Page<ConversationSummary>).items.map(({ summary }) => summary);
      };
      expect(await find("REVENUE")).toEqual(["revenue_by_month", "Revenue 100% up"]);
      expect(await find(" costs\n")).toEqual(["Costs"]);
      expect([await find("%"), await find("_"), await find("\\"), await find("' or 1=1")]).toEqual([
        ["Revenue 100% up"],
        ["revenue_by_month"],
        [],
        [],
      ]);
    });

    test("characters that a store cannot save become spaces", async () => {
      const { send, ada } = await makeWorld();
      const { id } = await startConversation(ada);
      const { body } = await send("PATCH", `/api/conversations/${id}`, { summary: "a\u0007b\nc \uD800" });
      expect(body).toMatchObject({ summary: "a b c \uFFFD" });
    });

    test("a repeated request creates one conversation, and its id can't be used by others", async () => {
      const { send, server, databaseId } = await makeWorld();
      const body = { mode: "genesis", id: "3f0d4c40-7a53-4f1c-8a52-0a3a2f2f9a01" };
      const first = await send("POST", `/api/databases/${databaseId}/conversations`, body);
      const again = await send("POST", `/api/databases/${databaseId}/conversations`, body);
      expect(again).toEqual(first);
      const bob = await signUpPerson(server, "Bob");
      const { id } = await findDatabaseOf(bob);
      expect((await bob.browser.post(`/api/databases/${id}/conversations`, body)).status).toBe(409);
    });

    test("a deleted conversation is in the trash, can be restored, and is permanently deleted after 30 days", async () => {
      const { send, ada, databaseId, pass } = await makeWorld();
      const { id } = await startConversation(ada);
      const deleted = await send("DELETE", `/api/conversations/${id}`);
      const trash = (await send("GET", `/api/databases/${databaseId}/trash`)).body as Page<Trashed>;
      expect(trash.items).toMatchObject([{ id, kind: "conversation", title: "New conversation" }]);
      expect(trash.items[0]?.restoreUntilMs).toBe(
        (deleted.body as { restoreUntilMs: number }).restoreUntilMs,
      );
      expect((await send("POST", `/api/conversations/${id}/restore`)).status).toBe(200);
      await send("DELETE", `/api/conversations/${id}`);
      pass(31);
      expect((await send("GET", `/api/databases/${databaseId}/trash`)).body).toEqual({
        items: [],
        nextCursor: null,
      });
    });
  });

  describe("favorites", () => {
    const favoritesOf = (databaseId: string) => `/api/databases/${databaseId}/favorites`;

    test("an entry has the title and path of its target, unless it gets another title", async () => {
      const { send, ada, databaseId } = await makeWorld();
      const { id } = await startConversation(ada);
      await send("PATCH", `/api/conversations/${id}`, { summary: "Sales" });
      const added = await send("POST", favoritesOf(databaseId), { kind: "conversation", targetId: id });
      const again = await send("POST", favoritesOf(databaseId), {
        kind: "conversation",
        targetId: id,
        title: "Other",
      });
      const me = await send("POST", favoritesOf(databaseId), { kind: "person", targetId: ada.userId });
      expect(added.body).toMatchObject({ title: "Sales", url: `/chat/${id}`, parentId: null, position: 0 });
      expect(again.body).toEqual(added.body);
      expect(me.body).toMatchObject({ title: "Ada", url: `/people/${ada.userId}`, position: 1 });
      const renamed = await send("PATCH", `/api/favorites/${(added.body as Favorite).id}`, { title: "Mine" });
      expect(renamed.body).toMatchObject({ title: "Mine" });
    });

    test("an entry disappears with its deleted target, and returns with it", async () => {
      const { send, ada, databaseId } = await makeWorld();
      const { id } = await startConversation(ada);
      await send("POST", favoritesOf(databaseId), { kind: "conversation", targetId: id });
      await send("DELETE", `/api/conversations/${id}`);
      expect((await send("GET", favoritesOf(databaseId))).body).toEqual([]);
      await send("POST", `/api/conversations/${id}/restore`);
      expect((await send("GET", favoritesOf(databaseId))).body).toHaveLength(1);
    });

    test("other users' conversations and strangers can't be added", async () => {
      const { send, server, databaseId } = await makeWorld();
      const bob = await signUpPerson(server, "Bob");
      const { id } = await startConversation(bob);
      const conversation = await send("POST", favoritesOf(databaseId), {
        kind: "conversation",
        targetId: id,
      });
      const person = await send("POST", favoritesOf(databaseId), { kind: "person", targetId: bob.userId });
      const nothing = await send("POST", favoritesOf(databaseId), { kind: "chart" });
      const nameless = await send("POST", favoritesOf(databaseId), { kind: "folder" });
      expect([conversation.status, person.status, nothing.status, nameless.status]).toEqual([
        404, 404, 400, 400,
      ]);
    });

    test("entries move into folders, folders into folders, and the order is preserved", async () => {
      const { send, ada, databaseId } = await makeWorld();
      const folder = async (title: string, parentId: string | null = null) =>
        (await send("POST", favoritesOf(databaseId), { kind: "folder", title, parentId })).body as Favorite;
      const a = await folder("A");
      const b = await folder("B", a.id);
      const c = await folder("C");
      const { id } = await startConversation(ada);
      const entry = (
        await send("POST", favoritesOf(databaseId), { kind: "conversation", targetId: id, title: "E" })
      ).body as Favorite;
      await send("PATCH", `/api/favorites/${entry.id}`, { parentId: b.id });
      await send("PATCH", `/api/favorites/${c.id}`, { position: 0 });
      const list = (await send("GET", favoritesOf(databaseId))).body as readonly Favorite[];
      const positions = new Map(list.map(({ title, parentId, position }) => [title, [parentId, position]]));
      expect(positions).toEqual(
        new Map([
          ["C", [null, 0]],
          ["A", [null, 1]],
          ["B", [a.id, 0]],
          ["E", [b.id, 0]],
        ]),
      );
      expect((await send("PATCH", `/api/favorites/${a.id}`, { parentId: b.id })).status).toBe(400);
      expect((await send("PATCH", `/api/favorites/${c.id}`, { parentId: entry.id })).status).toBe(404);
      await send("DELETE", `/api/favorites/${a.id}`);
      expect((await send("GET", favoritesOf(databaseId))).body).toMatchObject([{ title: "C" }]);
    });

    test("folders can be nested five levels deep", async () => {
      const { send, databaseId } = await makeWorld();
      let parentId: string | null = null;
      const statuses: number[] = [];
      for (let depth = 1; depth <= 6; depth++) {
        const made = await send("POST", favoritesOf(databaseId), {
          kind: "folder",
          title: `${depth}`,
          parentId,
        });
        statuses.push(made.status);
        if (made.status === 200) parentId = (made.body as Favorite).id;
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 400]);
    });
  });

  describe("people", () => {
    test("only people who share a database are visible", async () => {
      const { send, server, ada, databaseId } = await makeWorld();
      const bob = await signUpPerson(server, "Bob");
      expect((await send("GET", `/api/people/${bob.userId}`)).status).toBe(404);
      expect((await send("PUT", `/api/people/${bob.userId}/favorite`)).status).toBe(404);
      await server.store
        .insertInto("member")
        .values({ workspaceId: databaseId, userId: bob.userId, role: "viewer", createdAtMs: 0 })
        .execute();
      expect((await send("GET", `/api/people/${bob.userId}`)).body).toEqual({
        id: bob.userId,
        name: "Bob",
        image: null,
        isMe: false,
        isFavorite: false,
        chartCount: 0,
        dashboardCount: 0,
      });
      await send("PUT", `/api/people/${bob.userId}/favorite`);
      const favorites = (await send("GET", "/api/people")).body as readonly PersonDetail[];
      expect(favorites.map(({ name, isFavorite }) => [name, isFavorite])).toEqual([["Bob", true]]);
      expect((await send("PUT", `/api/people/${ada.userId}/favorite`)).status).toBe(400);
      await send("DELETE", `/api/people/${bob.userId}/favorite`);
      expect((await send("GET", "/api/people")).body).toEqual([]);
    });

    test("there are no notifications yet", async () => {
      const { send } = await makeWorld();
      expect((await send("GET", "/api/notifications")).body).toEqual({ items: [], nextCursor: null });
      expect((await send("POST", "/api/notifications/read")).status).toBe(204);
    });
  });
});

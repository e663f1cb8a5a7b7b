import type { ChartSummary, Favorite, FavoriteAuthor, Page, PublishedItem, PublishedKind } from "@askery/api";
import { expect, test } from "vitest";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { addMember, startTeam } from "../../testing/team-scene.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";

/* What a person published, what is new of favorite people, and favorites that were lost. */

async function setScene(environment: StoreEnvironment) {
  const team = await startTeam(environment);
  const { server, ada, databaseId } = team;
  const bob = await addMember(team, "Bob");
  const eve = await signUpPerson(server, "Eve");
  const conversation = await startConversation(ada, databaseId);
  const { turn } = await ask(ada, conversation.id, "how many customers are there by country");
  const saveChart = async (title?: string) => {
    const saved = await ada.browser.post(
      `/api/turns/${turn.id}/charts`,
      title === undefined ? {} : { title },
    );
    expect(saved.status).toBe(200);
    return saved.body as ChartSummary;
  };
  const readBy = async (personIds: readonly string[]) => {
    const set = await ada.browser.request(`/api/conversations/${conversation.id}/readers`, {
      method: "PUT",
      body: { everyone: false, personIds, groupIds: [] },
    });
    expect(set.status).toBe(200);
  };
  return { server, ada, bob, eve, databaseId, conversation, turn, saveChart, readBy };
}

async function listPublished({ browser }: TestPerson, personId: string, kind: PublishedKind, more = "") {
  const { status, body } = await browser.get(`/api/people/${personId}/published?kind=${kind}${more}`);
  return status === 200 ? (body as Page<PublishedItem>) : status;
}

async function titlesOf(person: TestPerson, personId: string, kind: PublishedKind, more = "") {
  const page = await listPublished(person, personId, kind, more);
  return typeof page === "number" ? page : page.items.map(({ title }) => title);
}

describeStores((environment) => {
  test("the page of a person lists what the viewer may open, in pages and by words", async () => {
    const { ada, bob, eve, databaseId, conversation, turn, saveChart, readBy } =
      await setScene(environment());
    await saveChart("First");
    await saveChart("Second");
    await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Board" });
    expect(await titlesOf(bob, ada.userId, "chart")).toEqual(["Second", "First"]);
    expect(await titlesOf(bob, ada.userId, "chart", "&search=fir")).toEqual(["First"]);
    expect(await titlesOf(bob, ada.userId, "chart", "&search=%25")).toEqual([]);
    const first = (await listPublished(bob, ada.userId, "chart", "&limit=1")) as Page<PublishedItem>;
    expect(await titlesOf(bob, ada.userId, "chart", `&limit=1&cursor=${first.nextCursor ?? ""}`)).toEqual([
      "First",
    ]);
    expect(await titlesOf(bob, ada.userId, "dashboard")).toEqual(["Board"]);

    expect(await titlesOf(bob, ada.userId, "conversation")).toEqual([]);
    await readBy([bob.userId]);
    const { items } = (await listPublished(bob, ada.userId, "conversation")) as Page<PublishedItem>;
    expect(items.map(({ id }) => id)).toEqual([conversation.id]);
    const verified = await ada.browser.request(`/api/turns/${turn.id}/verification`, { method: "PUT" });
    expect(verified.status).toBe(200);
    expect(await titlesOf(bob, ada.userId, "verified")).toEqual(["how many customers are there by country"]);

    for (const kind of ["chart", "dashboard", "conversation", "verified"] as const) {
      expect(await titlesOf(eve, ada.userId, kind)).toBe(404);
    }
    await readBy([]);
    expect(await titlesOf(bob, ada.userId, "conversation")).toEqual([]);
  });

  test("with data rules, the page lists only what people named", async () => {
    const { server, ada, bob, databaseId, turn, saveChart, readBy } = await setScene(environment());
    await saveChart("Named");
    await saveChart();
    await readBy([bob.userId]);
    await ada.browser.request(`/api/turns/${turn.id}/verification`, { method: "PUT" });
    expect(await titlesOf(bob, ada.userId, "chart")).toHaveLength(2);
    await server.store
      .insertInto("dataRule")
      .values({
        workspaceId: databaseId,
        tableId: "orders",
        hidden: "[]",
        filters: "[]",
      })
      .execute();
    expect(await titlesOf(bob, ada.userId, "chart")).toEqual(["Named"]);
    expect(await titlesOf(bob, ada.userId, "chart", "&search=customers")).toEqual([]);
    expect(await titlesOf(bob, ada.userId, "conversation")).toEqual([]);
    expect(await titlesOf(bob, ada.userId, "verified")).toEqual([]);
  });

  test("a favorite project that was asked under other data rules is locked, also one's own", async () => {
    const { server, bob, databaseId } = await setScene(environment());
    const { id } = await startConversation(bob, databaseId);
    const path = `/api/databases/${databaseId}/favorites`;
    expect((await bob.browser.post(path, { kind: "conversation", targetId: id })).status).toBe(200);
    const list = async () =>
      ((await bob.browser.get(path)).body as readonly Favorite[]).map(({ title, url, isLost }) => [
        title,
        url,
        isLost,
      ]);
    expect(await list()).toEqual([["New conversation", `/chat/${id}`, false]]);
    const rule = { workspaceId: databaseId, tableId: "orders", hidden: "[]", filters: "[]" };
    await server.store.insertInto("dataRule").values(rule).execute();
    expect(await list()).toEqual([["Closed by data rules", null, true]]);
    await server.store.deleteFrom("dataRule").execute();
    expect(await list()).toEqual([["New conversation", `/chat/${id}`, false]]);
  });

  test("what favorite people made is new until the next visit", async () => {
    const { server, ada, bob, databaseId, saveChart } = await setScene(environment());
    await saveChart("Before");
    await bob.browser.request(`/api/people/${ada.userId}/favorite`, { method: "PUT" });
    const path = `/api/databases/${databaseId}/favorite-authors`;
    const newOf = async (kind: "chart" | "dashboard") => {
      const { body } = await bob.browser.get(`${path}?kind=${kind}`);
      return (body as readonly FavoriteAuthor[]).map(({ name, newCount }) => [name, newCount]);
    };
    expect(await newOf("chart")).toEqual([["Ada", 0]]);
    const { createdAtMs } = await saveChart("After");
    await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Board" });
    expect([await newOf("chart"), await newOf("dashboard")]).toEqual([[["Ada", 1]], [["Ada", 1]]]);
    const { body } = await bob.browser.get(`${path}?kind=chart`);
    expect((body as readonly FavoriteAuthor[])[0]?.newSinceMs).toBeLessThan(createdAtMs);
    expect((await bob.browser.post(path, { kind: "chart" })).status).toBe(204);
    expect([await newOf("chart"), await newOf("dashboard")]).toEqual([[["Ada", 0]], [["Ada", 1]]]);
    await server.store.deleteFrom("member").where("userId", "=", bob.userId).execute();
    expect((await bob.browser.get(`${path}?kind=chart`)).status).toBe(404);
  });

  test("a favorite that is not shared any longer is locked, without its title, and can be removed", async () => {
    const { server, ada, bob, databaseId, conversation, readBy } = await setScene(environment());
    const path = `/api/databases/${databaseId}/favorites`;
    const wish = { kind: "conversation", targetId: conversation.id };
    expect((await bob.browser.post(path, wish)).status).toBe(404);
    await readBy([bob.userId]);
    const added = (await bob.browser.post(path, { ...wish, title: "Secret plans" })).body as Favorite;
    const list = async (person: TestPerson) => (await person.browser.get(path)).body as readonly Favorite[];
    expect((await list(bob)).map(({ title, url, isLost }) => [title, url, isLost])).toEqual([
      ["Secret plans", `/chat/${conversation.id}`, false],
    ]);
    await readBy([]);
    const locked = await list(bob);
    expect(locked).toEqual([{ ...added, title: "No longer shared with you", url: null, isLost: true }]);
    expect(JSON.stringify(locked)).not.toContain(conversation.id);
    await readBy([bob.userId]);
    expect((await list(bob))[0]?.title).toBe("Secret plans");
    await readBy([]);
    expect((await bob.browser.request(`/api/favorites/${added.id}`, { method: "DELETE" })).status).toBe(204);
    expect(await list(bob)).toEqual([]);

    await ada.browser.post(path, { kind: "person", targetId: bob.userId });
    await server.store.deleteFrom("member").where("userId", "=", bob.userId).execute();
    expect((await list(ada)).map(({ title, isLost }) => [title, isLost])).toEqual([
      ["A person who left", true],
    ]);
    // Nothing is left of what does not exist any longer.
    const own = await startConversation(ada, databaseId);
    await ada.browser.post(path, { kind: "conversation", targetId: own.id });
    expect(await list(ada)).toHaveLength(2);
    await ada.browser.request(`/api/conversations/${own.id}`, { method: "DELETE" });
    expect(await list(ada)).toHaveLength(1);
  });
});

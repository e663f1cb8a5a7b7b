import type {
  ChartSummary,
  Database,
  KnowledgeEntry,
  SavedChart,
  SharedChart,
  SharedConversation,
  Sharing,
} from "@askery/api";
import type { ChartDesign } from "@askery/model";
import { expect, test } from "vitest";
import { ask, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

const launch = { kind: "event", title: "Launch", from: "2026-02-14", to: null, note: "In all shops." };
const outage = { kind: "event", title: "Outage", from: "2026-03-10", to: "2026-04-02", note: null };

describeStores((environment) => {
  /** A saved chart of visitors per month, in a database with Ada as owner and Bob as editor. */
  async function saveMonths() {
    const { folder, path, change } = writeShopFile();
    change(`CREATE TABLE visits (id INTEGER PRIMARY KEY, day DATE NOT NULL, country TEXT NOT NULL, visitors INTEGER NOT NULL);
      INSERT INTO visits (day, country, visitors) VALUES ('2026-01-05', 'France', 5), ('2026-02-07', 'Spain', 9),
        ('2026-03-09', 'France', 2), ('2026-04-11', 'Spain', 7), ('2026-05-02', 'France', 4)`);
    const server = await startTestServer({ environment: { ...environment(), fileFolders: [folder] } });
    const [ada, bob] = [await signUpPerson(server, "Ada"), await signUpPerson(server, "Bob")];
    const added = await ada.browser.post("/api/databases", {
      name: "Shop",
      connection: { kind: "sqlite", path },
    });
    const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
    const { id: databaseId } = database;
    const synced = await ada.browser.request(`/api/databases/${databaseId}/syncs/${syncId}/events`);
    expect(readEvents(await synced.text()).at(-1)?.data).toMatchObject({ state: "done" });
    await server.store
      .insertInto("member")
      .values({ workspaceId: databaseId, userId: bob.userId, role: "editor", createdAtMs: 0 })
      .execute();
    const { id } = await startConversation(ada, databaseId);
    const { turn } = await ask(ada, id, "visitors per month");
    const saved = await ada.browser.post(`/api/turns/${turn.id}/charts`, {});
    const address = `/api/charts/${(saved.body as ChartSummary).id}`;
    const send = async (method: string, at: string, body?: object) =>
      ada.browser.request(at, { method, ...(body !== undefined && { body }) });
    const read = async (person = ada) => (await person.browser.get(address)).body as SavedChart;
    const knowledge = `/api/databases/${databaseId}/knowledge`;
    const add = async (entry: object) =>
      (await send("POST", knowledge, { entry })).json() as Promise<unknown>;
    const design = async (events?: "shown" | "hidden") => {
      const { spec, revision } = await read();
      const body: { readonly revision: number; readonly design: ChartDesign } = {
        revision,
        design: { kind: spec.kind, display: events === undefined ? {} : { events }, marks: [] },
      };
      expect((await send("PATCH", address, body)).status).toBe(200);
    };
    return { server, ada, bob, databaseId, address, send, read, add, design, knowledge };
  }

  test("a chart comes with its database's events, until they are deleted", async () => {
    const { add, read, send, knowledge } = await saveMonths();
    expect((await read()).facts.events).toBeUndefined();
    await add(outage);
    const added = (await add(launch)) as KnowledgeEntry;
    expect(added).toMatchObject({ entry: launch, author: { name: "Ada" }, problem: null, questionCount: 0 });
    const events = [
      { from: "2026-02-14", to: null, title: "Launch" },
      { from: "2026-03-10", to: "2026-04-02", title: "Outage" },
    ];
    const chart = await read();
    expect([chart.facts.events, chart.own.facts.events]).toEqual([events, events]);
    await send("DELETE", `${knowledge}/${added.id}`);
    expect((await read()).facts.events?.map(({ title }) => title)).toEqual(["Outage"]);
    await send("POST", `${knowledge}/${added.id}/restore`);
    expect((await read()).facts.events?.map(({ title }) => title)).toEqual(["Launch", "Outage"]);
  });

  test("an event ends on its day or later, has a day that exists, and is there once", async () => {
    const { add } = await saveMonths();
    expect(await add({ ...outage, to: "2026-03-09" })).toMatchObject({ status: 400 });
    expect(await add({ ...launch, from: "2026-02-30" })).toMatchObject({ status: 400 });
    expect(await add({ ...launch, title: " " })).toMatchObject({ status: 400 });
    await add(launch);
    expect(await add(launch)).toMatchObject({
      status: 409,
      title: "“2026-02-14 Launch” already exists.",
    });
  });

  test("events do not change what answers are computed from", async () => {
    const { server, add, databaseId } = await saveMonths();
    const revision = async () =>
      server.store
        .selectFrom("workspace")
        .select("revision")
        .where("id", "=", databaseId)
        .executeTakeFirstOrThrow();
    const before = await revision();
    await add(launch);
    expect(await revision()).toEqual(before);
  });

  test("members with data rules and visitors see events only of charts that show them to everyone", async () => {
    const { server, ada, bob, databaseId, address, send, read, add, design } = await saveMonths();
    await add(launch);
    const rule = { hidden: [], filters: [{ column: "country", attribute: "country" }] };
    expect((await send("PUT", `/api/databases/${databaseId}/data-rules/visits`, rule)).status).toBe(204);
    const attributes = [{ name: "country", values: ["France"] }];
    const member = `/api/databases/${databaseId}/members/${bob.userId}/attributes`;
    expect((await send("PUT", member, { attributes })).status).toBe(204);
    const link = (await (await send("PUT", `${address}/link`, {})).json()) as Sharing;
    const token = link.link?.url?.split("/").at(-1) ?? "";
    const seen = async () => {
      const shared = await openBrowser(server).get(`/api/share/${token}/chart`);
      const { figures } = shared.body as SharedChart;
      return [await read(ada), await read(bob), figures].map((one) =>
        one?.facts.events?.map(({ title }) => title),
      );
    };
    expect(await seen()).toEqual([["Launch"], undefined, undefined]);
    await design("shown");
    expect(await seen()).toEqual([["Launch"], ["Launch"], ["Launch"]]);
    await design("hidden");
    expect(await seen()).toEqual([["Launch"], undefined, undefined]);
    expect((await bob.browser.get(`/api/databases/${databaseId}/knowledge?kind=event`)).status).toBe(403);
  });

  test("visitors of a conversation see events only on answers that show them to everyone", async () => {
    const { server, ada, databaseId, send, add } = await saveMonths();
    await add(launch);
    const { id } = await startConversation(ada, databaseId);
    await ask(ada, id, "visitors per month");
    await ask(ada, id, "show the events to everyone");
    await ask(ada, id, "hide the events");
    const link = (await (await send("PUT", `/api/conversations/${id}/link`, {})).json()) as Sharing;
    const token = link.link?.url?.split("/").at(-1) ?? "";
    const shared = await openBrowser(server).get(`/api/share/${token}/conversation`);
    const { answers } = shared.body as SharedConversation;
    const seen = answers.map(({ outcome }) =>
      outcome.kind === "answered" ? outcome.figures.facts.events?.map(({ title }) => title) : outcome.kind,
    );
    expect(seen).toEqual([undefined, ["Launch"], undefined]);
  });

  test("events are in the file of the knowledge, and come back with it", async () => {
    const { ada, add, send, databaseId, knowledge, read } = await saveMonths();
    const { id } = (await add(outage)) as KnowledgeEntry;
    const file = await (await ada.browser.request(`/api/databases/${databaseId}/knowledge-file`)).text();
    await send("DELETE", `${knowledge}/${id}`);
    expect((await read()).facts.events).toBeUndefined();
    await send("POST", `/api/databases/${databaseId}/knowledge-file`, { text: file, apply: true });
    expect((await read()).facts.events).toEqual([{ from: "2026-03-10", to: "2026-04-02", title: "Outage" }]);
  });
});

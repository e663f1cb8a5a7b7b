import type { KnowledgeEntry } from "@askery/api";
import { expect, test } from "vitest";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { shareTestServer } from "../../testing/share-test-server.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { openShop } from "./saved-shop.test-support.ts";

function nameOf(entry: KnowledgeEntry["entry"]): string {
  expect.assert(entry.kind === "synonym");
  return entry.phrase;
}

describeStores((environment) => {
  const shared = shareTestServer(environment);

  test("other names of tables and columns are entries: shown where they acted, with the questions they changed", async () => {
    const { ada, id, call } = await openShop(await shared());
    await call("PATCH", "tables/customers", { synonyms: ["patrons", "Blorps"] });
    await call("PATCH", "tables/customers/columns/city", { synonyms: ["settlement"] });
    const list = () => call("GET", "knowledge") as Promise<readonly KnowledgeEntry[]>;
    const listed = await list();
    expect(listed.map(({ entry, problem }) => [entry, problem])).toEqual(
      [
        { phrase: "Blorps", column: null },
        { phrase: "patrons", column: null },
        { phrase: "settlement", column: "city" },
      ].map((one) => [{ kind: "synonym", table: "customers", value: null, condition: null, ...one }, null]),
    );
    const settlement = listed[2];
    const conversation = await startConversation(ada, id);
    const { state } = await ask(ada, conversation.id, "how many patrons by settlement");
    expect(state).toMatchObject({
      outcome: {
        answer: {
          receipt: {
            definitions: [
              { words: "patrons", means: "customers", id: listed[1]?.id },
              { words: "settlement", means: "customers.city", id: settlement?.id },
            ],
          },
        },
      },
    });
    const counts = async () =>
      (await list()).map(({ entry, questionCount }) => [nameOf(entry), questionCount]);
    expect(await counts()).toEqual([
      ["Blorps", 0],
      ["patrons", 1],
      ["settlement", 1],
    ]);
    expect(await call("GET", `knowledge/${settlement?.id}/questions`)).toMatchObject({
      items: [{ question: "how many patrons by settlement" }],
    });

    // Removed on one page, they are removed on the other; named again, they have their questions.
    await call("PATCH", "tables/customers", { synonyms: [] });
    expect(await counts()).toEqual([["settlement", 1]]);
    await call("DELETE", `knowledge/${settlement?.id}`);
    expect(await call("PATCH", "tables/customers", { synonyms: ["patrons"] })).toMatchObject({
      synonyms: ["patrons"],
      columns: expect.arrayContaining([expect.objectContaining({ name: "city", synonyms: [] })]) as unknown,
    });
    expect(await counts()).toEqual([["patrons", 1]]);
  });

  test("one word may be the other name of two columns, but has one condition", async () => {
    const { call } = await openShop(await shared());
    await call("PATCH", "tables/orders", { synonyms: ["record"] });
    await call("PATCH", "tables/customers", { synonyms: ["record"] });
    expect(await call("GET", "knowledge")).toHaveLength(2);
    const word = { kind: "synonym", phrase: "Record", table: "orders" };
    expect(await call("POST", "knowledge", { entry: word })).toMatchObject({ status: 409 });
    const big = { ...word, condition: "total > 10" };
    expect(await call("POST", "knowledge", { entry: big })).toMatchObject({ problem: null });
    expect(await call("POST", "knowledge", { entry: { ...big, condition: "total > 20" } })).toMatchObject({
      status: 409,
    });
  });

  test("other names in a file of an earlier version become entries", async () => {
    const { call } = await openShop(await shared());
    const text = [
      "askery: knowledge",
      "version: 1",
      "tables:",
      "  - table: customers",
      "    synonyms: [patrons]",
      "    columns:",
      "      - column: city",
      "        synonyms: [settlement]",
    ].join("\n");
    expect(await call("POST", "knowledge-file", { text, apply: true })).toMatchObject({
      problems: [],
      added: ["synonym “patrons”", "synonym “settlement”"],
    });
    expect(await call("GET", "tables/customers")).toMatchObject({ synonyms: ["patrons"] });
  });
});

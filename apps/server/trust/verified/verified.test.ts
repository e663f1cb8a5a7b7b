import type {
  ChartSummary,
  Completions,
  KnowledgeEntry,
  Notification,
  Page,
  SavedChart,
  Turn,
  TurnVerification,
  VerifiedAnswer,
} from "@askery/api";
import { expect, test } from "vitest";
import { readEvents } from "../../testing/ask.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { answerOf, openTrustShop, readTurn, type TrustShop } from "../open-shop.test-support.ts";

const question = "number of orders by city";

async function verify({ send }: TrustShop, turn: Turn): Promise<VerifiedAnswer> {
  const { status, body } = await send("PUT", `/api/turns/${turn.id}/verification`);
  expect(status).toBe(200);
  return body as VerifiedAnswer;
}

/** The verified answer to a turn's question. */
async function read({ server, send }: TrustShop, turn: Turn): Promise<TurnVerification | undefined> {
  const { conversationId } = await server()
    .store.selectFrom("turn")
    .select("conversationId")
    .where("id", "=", turn.id)
    .executeTakeFirstOrThrow();
  const { body } = await send("GET", `/api/conversations/${conversationId}/verifications`);
  return (body as readonly TurnVerification[]).find(({ turnId }) => turnId === turn.id);
}

async function runSql({ ada }: TrustShop, turn: Turn, sql: string): Promise<void> {
  const sent = await ada.browser.request(`/api/turns/${turn.id}/sql`, { method: "POST", body: { sql } });
  await sent.text();
}

describeStores((environment) => {
  test("the same question in other case and spaces has the badge, with who verified it and when", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask(question);
    const answer = await verify(shop, turn);
    expect(answer).toEqual({
      id: expect.any(String) as string,
      question,
      sentence: answerOf(turn).sentence,
      verified: { by: { id: shop.ada.userId, name: "Ada", image: null }, atMs: expect.any(Number) as number },
      fallen: null,
    });
    const again = await shop.ask("Number of  orders by city?");
    expect(await read(shop, again)).toEqual({ turnId: again.id, answer, isShown: true, isOfTurn: false });
    expect(await read(shop, await shop.ask("number of customers by city"))).toBeUndefined();
    const completions = await shop.send(
      "GET",
      `/api/databases/${shop.databaseId}/completions?text=number&caret=6`,
    );
    expect((completions.body as Completions).found[0]).toMatchObject({
      text: question,
      kind: "verified",
    });
  });

  test("an edited answer that was verified is offered to those who ask, and shown as an edit", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask(question);
    const sql = "SELECT city, 7 AS n FROM customers GROUP BY city ORDER BY city";
    await runSql(shop, turn, sql);
    const answer = await verify(shop, turn);
    expect(await read(shop, turn)).toMatchObject({ isShown: true, isOfTurn: true });
    const again = await shop.ask(question);
    expect(await read(shop, again)).toMatchObject({
      answer: { id: answer.id },
      isShown: false,
      isOfTurn: false,
    });
    const path = `/api/turns/${again.id}/verified/${answer.id}`;
    const events = readEvents(await (await shop.ada.browser.request(path, { method: "POST" })).text());
    expect(events.at(-1)?.data).toMatchObject({ kind: "done", edit: { words: "verified answer" } });
    expect(answerOf(await readTurn(shop.ada, again.id)).sql).toBe(sql);
    expect(await read(shop, again)).toMatchObject({ isShown: true });
    // An edit after the verification is not verified.
    await runSql(shop, turn, "SELECT 1 AS n");
    expect(await read(shop, turn)).toMatchObject({ isShown: false, isOfTurn: true });
  });

  test("a verified plan with an edit is applied to the question, and a follow-up continues from it", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask(question);
    const edit = { edits: [{ kind: "setLimit", limit: { count: 1, per: [] } }], of: null };
    const { state } = await readTurn(shop.ada, turn.id);
    const of = state.kind === "done" ? state.shownId : undefined;
    await (
      await shop.ada.browser.request(`/api/turns/${turn.id}/edits`, { method: "POST", body: { ...edit, of } })
    ).text();
    const answer = await verify(shop, turn);
    const again = await shop.ask(question);
    const path = `/api/turns/${again.id}/verified/${answer.id}`;
    await (await shop.ada.browser.request(path, { method: "POST" })).text();
    const applied = answerOf(await readTurn(shop.ada, again.id));
    expect([applied.table.rowCount, applied.receipt.edits]).toEqual([1, ["verified answer"]]);
    expect(await read(shop, again)).toMatchObject({ isShown: true });
  });

  test("a changed definition that it follows takes the badge, and editors are notified; another one does not", async () => {
    const shop = await openTrustShop(environment());
    const base = `/api/databases/${shop.databaseId}/knowledge`;
    const entry = {
      kind: "synonym",
      phrase: "sales",
      table: "orders",
      column: "total",
      value: null,
      condition: null,
    };
    const { id } = (await shop.send("POST", base, { entry })).body as KnowledgeEntry;
    const turn = await shop.ask("sales by city");
    expect(answerOf(turn).receipt.definitions).toMatchObject([{ words: "sales", id }]);
    await verify(shop, turn);
    const other = { ...entry, phrase: "takings" };
    await shop.send("POST", base, { entry: other });
    expect((await read(shop, turn))?.answer.fallen).toBeNull();
    await shop.send("PUT", `${base}/${id}`, { entry: { ...entry, column: "id" } });
    const because = "Ada changed the definition “sales”.";
    expect((await read(shop, turn))?.answer.fallen).toEqual({ atMs: expect.any(Number) as number, because });
    const { items } = (await shop.send("GET", "/api/notifications")).body as Page<Notification>;
    expect(items.map(({ title, url }) => [title, url])).toEqual([
      [
        `“sales by city” is no longer verified. ${because}`,
        `/databases/${shop.databaseId}/answers?list=verified`,
      ],
    ]);
    const list = async (state: string) =>
      (
        (await shop.send("GET", `/api/databases/${shop.databaseId}/verified?state=${state}`))
          .body as Page<VerifiedAnswer>
      ).items;
    expect([(await list("valid")).length, (await list("fallen")).length]).toEqual([0, 1]);
    // Verifying it again takes its place.
    await verify(shop, await shop.ask("sales by city"));
    expect([(await list("valid")).length, (await list("fallen")).length]).toEqual([1, 0]);
  });

  test("a column that is gone takes the badge; other changes of the tables do not", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask(question);
    await verify(shop, turn);
    shop.change("ALTER TABLE customers ADD COLUMN phone TEXT; ALTER TABLE orders DROP COLUMN total");
    await shop.sync();
    expect((await read(shop, turn))?.answer.fallen).toBeNull();
    shop.change("ALTER TABLE customers RENAME COLUMN city TO town");
    await shop.sync();
    expect((await read(shop, turn))?.answer.fallen?.because).toMatch(/^The tables have changed: .*city/);
  });

  test("charts of a verified answer have the badge, also after a refresh, until it is taken back", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask(question);
    const { id } = (await shop.send("POST", `/api/turns/${turn.id}/charts`, {})).body as ChartSummary;
    const badge = async (method = "GET", path = `/api/charts/${id}`) =>
      ((await shop.send(method, path)).body as SavedChart).verified?.by.name ?? null;
    expect(await badge()).toBeNull();
    const answer = await verify(shop, turn);
    expect([await badge(), await badge("POST", `/api/charts/${id}/refresh`)]).toEqual(["Ada", "Ada"]);
    const path = `/api/databases/${shop.databaseId}/verified/${answer.id}`;
    await shop.send("DELETE", path);
    expect([await badge(), await read(shop, turn)]).toEqual([null, undefined]);
    await shop.send("POST", `${path}/restore`);
    expect(await badge()).toBe("Ada");
  });
});

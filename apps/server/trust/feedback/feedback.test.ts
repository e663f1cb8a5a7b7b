import type { Conversation, Dislike, Feedback, Page } from "@askery/api";
import { expect, test } from "vitest";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import type { TestPerson } from "../../testing/test-people.test-support.ts";
import { answerOf, openTrustShop, readTurn } from "../open-shop.test-support.ts";

const wrong = { verdict: "down", reason: "wrong-number", comment: "Refunds are missing" } as const;

async function put(person: TestPerson, turnId: string, of: object): Promise<Feedback> {
  const response = await person.browser.request(`/api/turns/${turnId}/feedback`, {
    method: "PUT",
    body: { of },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Feedback;
}

describeStores((environment) => {
  test("a thumb belongs to the answer that is shown, is changed, and taken back", async () => {
    const shop = await openTrustShop(environment());
    const { ada } = shop;
    const { id: conversationId } = await startConversation(ada, shop.databaseId);
    const { turn } = await ask(ada, conversationId, "number of orders by city");
    const list = async () => (await ada.browser.get(`/api/conversations/${conversationId}/feedback`)).body;
    const first = await put(ada, turn.id, wrong);
    expect(await list()).toEqual([{ turnId: turn.id, shownId: first.shownId, verdict: "down" }]);
    const sql = "SELECT count(*) AS n FROM orders";
    await (await ada.browser.request(`/api/turns/${turn.id}/sql`, { method: "POST", body: { sql } })).text();
    const second = await put(ada, turn.id, { verdict: "up" });
    expect(second.shownId).not.toBe(first.shownId);
    expect(await list()).toEqual([second]);
    await ada.browser.request(`/api/turns/${turn.id}/feedback`, { method: "DELETE" });
    expect(await list()).toEqual([]);
  });

  test("editors see what was disliked, open it with the questions that led to it, and settle it", async () => {
    const shop = await openTrustShop(environment());
    const { ada, databaseId } = shop;
    const bo = await shop.addMember("Bo", "viewer");
    const { id: conversationId } = await startConversation(bo, databaseId);
    await ask(bo, conversationId, "number of orders by city");
    const { turn } = await ask(bo, conversationId, "only Paris");
    await put(bo, turn.id, wrong);
    await put(ada, (await shop.ask("number of customers")).id, { verdict: "up" });
    const path = `/api/databases/${databaseId}/dislikes`;
    const list = async (state = "open") =>
      ((await ada.browser.get(`${path}?state=${state}`)).body as Page<Dislike>).items;
    expect(await list()).toEqual([
      {
        id: expect.any(String) as string,
        question: "only Paris",
        sentence: answerOf(await readTurn(bo, turn.id)).sentence,
        reason: "wrong-number",
        comment: "Refunds are missing",
        by: { id: bo.userId, name: "Bo", image: null },
        isMine: false,
        givenAtMs: expect.any(Number) as number,
        isSettled: false,
      },
    ]);
    const [{ id } = { id: "" }] = await list();
    const reopened = await shop.send("POST", `${path}/${id}/reopen`);
    expect(await shop.send("POST", `${path}/${id}/reopen`)).toEqual(reopened);
    const { conversationId: copyId } = reopened.body as { readonly conversationId: string };
    const copy = (await ada.browser.get(`/api/conversations/${copyId}`)).body as Conversation;
    const original = (await bo.browser.get(`/api/conversations/${conversationId}`)).body as Conversation;
    expect(copy.turns.map(({ question, state, askedBy }) => ({ question, state, askedBy }))).toEqual(
      original.turns.map(({ question, state, askedBy }) => ({ question, state, askedBy })),
    );
    // It continues where the other one was.
    const { turn: next } = await ask(ada, copyId, "only Rome");
    expect(answerOf(await readTurn(ada, next.id)).sql).toContain("Rome");
    expect((await shop.send("PUT", `${path}/${id}/settled`, { isSettled: true })).body).toMatchObject({
      isSettled: true,
    });
    expect([await list(), (await list("settled")).length]).toEqual([[], 1]);
    // Another complaint about the same answer is open again.
    await put(bo, turn.id, { ...wrong, reason: "misunderstood" });
    expect(await list()).toMatchObject([{ id, reason: "misunderstood" }]);
  });

  test("one's own disliked answer opens its own conversation, and viewers see no list", async () => {
    const shop = await openTrustShop(environment());
    const turn = await shop.ask("number of orders by city");
    await put(shop.ada, turn.id, wrong);
    const path = `/api/databases/${shop.databaseId}/dislikes`;
    const [one] = ((await shop.send("GET", path)).body as Page<Dislike>).items;
    const { body } = await shop.send("POST", `${path}/${one?.id ?? ""}/reopen`);
    const { conversationId } = body as { readonly conversationId: string };
    const conversation = (await shop.send("GET", `/api/conversations/${conversationId}`))
      .body as Conversation;
    expect(conversation.turns.map(({ id }) => id)).toEqual([turn.id]);
    const bo = await shop.addMember("Bo", "viewer");
    expect((await bo.browser.get(path)).status).toBe(403);
  });
});

import type { ConversationSummary, Page } from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { ask, startConversation } from "../testing/ask.test-support.ts";
import { openLimitedShop } from "../testing/limited-shop.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";

/* What a list of conversations finds, and what comes first in it. */

describeStores((environment) => {
  test("conversations are found by their name, their questions and the sentences of their answers", async () => {
    const { ada, bob, databaseId, send } = await openLimitedShop(environment());
    const { id } = await startConversation(ada, databaseId);
    const { state } = await ask(ada, id, "how many customers are there");
    invariant(state.kind === "done" && state.outcome.kind === "answered", "it is answered");
    const { sentence } = state.outcome.answer;
    await ada.browser.request(`/api/conversations/${id}`, { method: "PATCH", body: { summary: "Renamed" } });
    await startConversation(ada, databaseId);
    const find = async (search: string, person = ada) => {
      const { body } = await send(person, "GET", `conversations?${new URLSearchParams({ search })}`);
      return (body as Page<ConversationSummary>).items.map(({ summary }) => summary);
    };
    expect([await find("renamed"), await find("CUSTOMERS are"), await find(sentence)]).toEqual([
      ["Renamed"],
      ["Renamed"],
      ["Renamed"],
    ]);
    // Words of the stored answer that nobody reads.
    expect([await find("followUps"), await find("receipt"), await find("Renamed", bob)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test("pinned conversations are listed for their owner, until they are taken from the top", async () => {
    const { ada, bob, databaseId, send } = await openLimitedShop(environment());
    const { id } = await startConversation(ada, databaseId);
    await startConversation(ada, databaseId);
    const pin = async (isPinned: boolean, person = ada) =>
      (await person.browser.request(`/api/conversations/${id}/pin`, { method: "PUT", body: { isPinned } }))
        .status;
    const pinned = async () =>
      ((await send(ada, "GET", "conversations?scope=pinned")).body as Page<ConversationSummary>).items;
    expect([await pin(true), await pin(true, bob)]).toEqual([200, 404]);
    expect(await pinned()).toMatchObject([{ id, isPinned: true }]);
    expect([await pin(false), await pinned()]).toEqual([200, []]);
  });
});

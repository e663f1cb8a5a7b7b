import { findConversation, showConversation } from "./conversations.ts";
import { findPeople, showPerson } from "./find-people.ts";
import { printConversation, printTurn, type TurnRow } from "./print-turn.ts";
import type { StoreContext } from "./store-context.ts";

/** A conversation with its turns, in the order they were asked, as JSON of the API's `Conversation`. */
export async function readConversation(
  { store }: Pick<StoreContext, "store">,
  { conversationId }: { readonly conversationId: string },
): Promise<string> {
  const conversation = await findConversation({ store }, conversationId);
  const rows = await store
    .selectFrom("turn")
    .select(["id", "question", "afterTurnId", "askedAtMs", "state", "result", "askerId"])
    .where("conversationId", "=", conversationId)
    .orderBy("position")
    .execute();
  const people = await findPeople(
    { store },
    rows.map(({ askerId }) => askerId),
  );
  return printConversation(
    showConversation(conversation),
    rows.map((row) => printTurn(row, showPerson(people, row.askerId))),
  );
}

/** One turn, as JSON of the API's `Turn`. */
export async function readTurn(
  { store }: Pick<StoreContext, "store">,
  { turnId }: { readonly turnId: string },
): Promise<string> {
  const row = await findTurn({ store }, turnId);
  const people = await findPeople({ store }, [row.askerId]);
  return printTurn(row, showPerson(people, row.askerId));
}

export async function findTurn({ store }: Pick<StoreContext, "store">, turnId: string): Promise<TurnRow> {
  return store.selectFrom("turn").selectAll().where("id", "=", turnId).executeTakeFirstOrThrow();
}

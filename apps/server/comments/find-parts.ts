import { AppError } from "@askery/model";
import { findDashboard, listCards, readParts } from "../library/dashboards/dashboard-contents.ts";
import { commentMessages } from "../messages/comment-messages.ts";
import type { Store } from "../store/open-store.ts";
import type { CommentedThing } from "./comment-context.ts";

/** The parts of a thing that comments can be about: the turns of a conversation, the cards of a dashboard. */
export async function findParts(store: Store, { kind, id }: CommentedThing): Promise<ReadonlySet<string>> {
  if (kind === "chart") return new Set();
  if (kind === "conversation") {
    const turns = await store.selectFrom("turn").select("id").where("conversationId", "=", id).execute();
    return new Set(turns.map((turn) => turn.id));
  }
  const { texts } = readParts(await findDashboard({ store }, id));
  const cards = await listCards(store, id);
  return new Set([...cards, ...texts].map((card) => card.id));
}

/** @throws AppError `not-found` for a part that the thing does not have; null is all of it */
export async function checkPart(store: Store, thing: CommentedThing, partId: string | null): Promise<void> {
  if (partId === null || (await findParts(store, thing)).has(partId)) return;
  throw new AppError("not-found", commentMessages.noSuchPart(thing.kind));
}

import { createStore, useStore } from "../state/store.ts";
import type { CommentDraft } from "./comment-drafts.ts";

/** A comment that is on its way, or was not sent. It survives closing the comments, but not the tab. */
export interface UnsentComment {
  readonly id: string;
  /** The id of the thing. */
  readonly thingId: string;
  /** Null starts a thread. */
  readonly threadId: string | null;
  /** What a new thread is about; null for all of it. */
  readonly partId: string | null;
  readonly draft: CommentDraft;
  /** Why it was not sent; null while it is on its way. */
  readonly failure: string | null;
}

const store = createStore<readonly UnsentComment[]>([]);

export function useUnsent(thingId: string): readonly UnsentComment[] {
  return useStore(store).filter((one) => one.thingId === thingId);
}

/** Adds a comment, or replaces the one with its id. */
export function putUnsent(comment: UnsentComment): void {
  const others = store.get().filter(({ id }) => id !== comment.id);
  store.set([...others, comment]);
}

export function removeUnsent(id: string): void {
  store.set(store.get().filter((one) => one.id !== id));
}

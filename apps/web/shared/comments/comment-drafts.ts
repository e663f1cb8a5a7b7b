import type { Mention } from "@askery/api";
import { readJson } from "../address/read-json.ts";
import { readSaved, remove, save } from "../state/browser-storage.ts";

/** A comment that is being written. */
export interface CommentDraft {
  readonly text: string;
  /** The people who were picked from the list, whether or not the text still names them. */
  readonly mentions: readonly Mention[];
}

export const emptyDraft: CommentDraft = { text: "", mentions: [] };

/** Whose draft it is, and of what: a new thread on a part, a reply. */
export interface DraftPlace {
  readonly userId: string;
  readonly of: string;
}

/** A draft that was not sent; an empty one if there is none. */
export function readDraft(place: DraftPlace): CommentDraft {
  const read = readJson(readSaved(() => localStorage, keyOf(place)) ?? "");
  return isDraft(read) ? read : emptyDraft;
}

/** Without storage, nothing is saved. */
export function saveDraft(place: DraftPlace, draft: CommentDraft): void {
  if (draft.text === "") remove(() => localStorage, keyOf(place));
  else save(() => localStorage, keyOf(place), JSON.stringify(draft));
}

function keyOf({ userId, of }: DraftPlace): string {
  return `comment-draft-1 ${userId} ${of}`;
}

function isDraft(read: unknown): read is CommentDraft {
  if (typeof read !== "object" || read === null) return false;
  const { text, mentions } = read as Readonly<Record<string, unknown>>;
  return typeof text === "string" && Array.isArray(mentions) && mentions.every(isMention);
}

function isMention(read: unknown): boolean {
  if (typeof read !== "object" || read === null) return false;
  const { id, name } = read as Readonly<Record<string, unknown>>;
  return typeof id === "string" && typeof name === "string";
}

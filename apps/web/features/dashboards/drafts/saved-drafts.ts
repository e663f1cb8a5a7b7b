import type { Dashboard } from "@askery/api";
import { readJson } from "../../../shared/address/read-json.ts";
import { readSaved, remove, save } from "../../../shared/state/browser-storage.ts";
import type { Draft } from "../save-draft.ts";

/** Changes of a dashboard that were not sent, in the browser's storage. */
export interface SavedDraft {
  /** The dashboard when editing began. */
  readonly base: Dashboard;
  readonly draft: Draft;
  readonly savedAtMs: number;
}

/** Whose changes of which dashboard. */
export interface DraftOwner {
  readonly userId: string;
  readonly dashboardId: string;
}

/** Null if there is none. */
export function readSavedDraft(owner: DraftOwner): SavedDraft | null {
  const read = readJson(readSaved(() => localStorage, keyOf(owner)) ?? "");
  return isSavedDraft(read) && read.base.id === owner.dashboardId ? read : null;
}

/** Without storage, nothing is saved. */
export function saveDraftInBrowser(owner: DraftOwner, saved: SavedDraft): void {
  save(() => localStorage, keyOf(owner), JSON.stringify(saved));
}

export function removeSavedDraft(owner: DraftOwner): void {
  remove(() => localStorage, keyOf(owner));
}

/** The number is that of the shape: a later one does not read earlier drafts. */
function keyOf({ userId, dashboardId }: DraftOwner): string {
  return `dashboard-draft-3 ${userId} ${dashboardId}`;
}

function isSavedDraft(read: unknown): read is SavedDraft {
  if (typeof read !== "object" || read === null) return false;
  const { base, draft, savedAtMs } = read as Readonly<Record<string, unknown>>;
  return typeof base === "object" && base !== null && hasCards(draft) && typeof savedAtMs === "number";
}

function hasCards(draft: unknown): boolean {
  return typeof draft === "object" && draft !== null && Array.isArray(Reflect.get(draft, "cards"));
}

import { randomUUID } from "node:crypto";
import type { ChartDraft } from "@askery/api";
import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import { libraryMessages } from "../../../messages/library-messages.ts";
import { chartLimits } from "../../../asking/turns/table-limits.ts";
import { findResult } from "../../../results/find-result.ts";
import { printOutcome } from "../../../results/print-outcome.ts";
import type { ResultWithRows } from "../../../results/print-result.ts";
import { readTableUpTo } from "../../../results/result-rows.ts";
import { saveResult } from "../../../results/save-result.ts";
import type { ResultRow } from "../../../results/upgrade-result.ts";
import type { Store } from "../../../store/open-store.ts";
import type { StoreContext } from "../../../store/store-context.ts";
import type { ChartDraftTable } from "../../../store/tables.ts";

/** Who works on drafts, and in which database. */
export interface DraftMaker {
  readonly databaseId: string;
  readonly userId: string;
}

/** A draft by its id. */
export interface DraftRequest extends DraftMaker {
  readonly draftId: string;
}

export type DraftRow = Pick<Selectable<ChartDraftTable>, "id" | "question" | "askedAtMs">;

/** A draft and its result. */
export interface FoundDraft {
  readonly draft: DraftRow;
  readonly result: ResultRow;
}

/** @throws AppError `not-found` for an unknown draft, one of another user, and one that is older than a day */
export async function findDraft(
  { store }: Pick<StoreContext, "store">,
  { draftId, databaseId, userId }: DraftRequest,
): Promise<FoundDraft> {
  const row = await store
    .selectFrom("chartDraft")
    .select(["id", "question", "askedAtMs", "resultId"])
    .where("id", "=", draftId)
    .where("workspaceId", "=", databaseId)
    .where("ownerId", "=", userId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError("not-found", libraryMessages.noSuchDraft);
  const { resultId, ...draft } = row;
  return { draft, result: await findResult(store, resultId) };
}

/** What a new draft shows: a new result, or one that exists. */
export interface DraftToSave extends DraftMaker {
  readonly question: string;
  readonly askedAtMs: number;
  readonly revision: number;
  readonly ran: ResultWithRows | { readonly resultId: string };
}

/** Saves a draft. Returns the API's `ChartDraft` as JSON. */
export async function saveDraft(context: StoreContext, draft: DraftToSave): Promise<string> {
  const { store, now } = context;
  const { databaseId: workspaceId, userId: ownerId, question, askedAtMs, revision, ran } = draft;
  const atMs = now();
  const resultId =
    "resultId" in ran ? ran.resultId : await saveResult(store, { workspaceId, revision, ranAtMs: atMs }, ran);
  const id = randomUUID();
  await store
    .insertInto("chartDraft")
    .values({ id, workspaceId, ownerId, question, askedAtMs, resultId, createdAtMs: atMs })
    .execute();
  return printDraft(store, { draft: { id, question, askedAtMs }, result: await findResult(store, resultId) });
}

async function printDraft(store: Store, { draft, result }: FoundDraft): Promise<string> {
  const table = await readTableUpTo(store, result, chartLimits.maxRows);
  const answered = printOutcome(draft.question, { ...result, head: JSON.stringify(table) });
  const start = `{"kind":"drawn","id":${JSON.stringify(draft.id)},`;
  return `${start}${answered.slice(`{"kind":"answered",`.length)}`;
}

/** A draft that could not be made, as JSON. */
export function printFailure(
  failure: Extract<ChartDraft, { kind: "failed" }>["failure"],
  suggestions: readonly string[] = [],
): string {
  return JSON.stringify({
    kind: "failed",
    failure,
    ...(suggestions.length > 0 && { suggestions }),
  } satisfies ChartDraft);
}

/** Deletes the drafts of earlier days. */
export async function deleteOldDrafts(store: Store, nowMs: number): Promise<void> {
  await store
    .deleteFrom("chartDraft")
    .where("createdAtMs", "<", nowMs - dayMs)
    .execute();
}

const dayMs = 24 * 60 * 60 * 1000;

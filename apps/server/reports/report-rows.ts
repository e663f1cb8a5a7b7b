import type { ReportRun, ReportSchedule, SavedReport } from "@askery/api";
import { AppError, type Investigation } from "@askery/model";
import type { Selectable } from "kysely";
import { reportMessages } from "../messages/report-messages.ts";
import { findPeople, showPerson } from "../people/find-people.ts";
import { findPublic } from "../policies/find-public.ts";
import type { Store } from "../store/open-store.ts";
import type { ReportRunTable } from "../store/report-tables.ts";
import type { StoreContext } from "../store/store-context.ts";

/** A report with its conversation, to which it belongs. */
export type ReportRow = Awaited<ReturnType<typeof findReport>>;

/** Reports with what they need of their conversations. */
export function selectReports(store: Store) {
  return store
    .selectFrom("report")
    .innerJoin("conversation", "conversation.id", "report.conversationId")
    .selectAll("report")
    .select(["conversation.workspaceId", "conversation.ownerId", "conversation.summary"])
    .select("conversation.limitsKey");
}

/** @throws AppError `not-found` */
export async function findReport(store: Store, conversationId: string) {
  const row = await selectReports(store)
    .where("report.conversationId", "=", conversationId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError("not-found", reportMessages.noSuchReport);
  return row;
}

export type ReportRunRow = Omit<Selectable<ReportRunTable>, "content">;

const runColumns = ["id", "conversationId", "cause", "startedById", "state", "headline", "ranAtMs"] as const;

/** The runs of a report without what they found, latest first. */
export async function findRuns(store: Store, conversationId: string): Promise<readonly ReportRunRow[]> {
  return store
    .selectFrom("reportRun")
    .select(runColumns)
    .where("conversationId", "=", conversationId)
    .orderBy("ranAtMs", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** @throws AppError `not-found` */
export async function showReport(
  { store, now }: StoreContext,
  { conversationId, userId }: { readonly conversationId: string; readonly userId: string },
): Promise<SavedReport> {
  const row = await findReport(store, conversationId);
  const runs = await findRuns(store, conversationId);
  const open = await findPublic({ store, now }, { kind: "conversation", ids: [conversationId] });
  const people = await findPeople({ store }, [row.ownerId, ...runs.flatMap((run) => run.startedById ?? [])]);
  return {
    conversationId,
    databaseId: row.workspaceId,
    title: row.summary,
    owner: showPerson(people, row.ownerId),
    isMine: row.ownerId === userId,
    isPublic: open.has(conversationId),
    investigation: { followUps: [], within: [], added: [], ...readInvestigation(row) },
    schedule: readSchedule(row),
    nextRunAtMs: row.nextRunAtMs,
    runs: runs.map((run) => showRun(run, people)),
  };
}

export function showRun(
  { id, state, cause, startedById, ranAtMs, headline }: ReportRunRow,
  people: Awaited<ReturnType<typeof findPeople>>,
): ReportRun {
  const startedBy = startedById === null ? null : showPerson(people, startedById);
  return { id, state, cause, startedBy, ranAtMs, headline };
}

export function readInvestigation({ investigation }: Pick<ReportRow, "investigation">): Investigation {
  return JSON.parse(investigation) as Investigation;
}

export function readSchedule({ schedule }: Pick<ReportRow, "schedule">): ReportSchedule | null {
  return schedule === null ? null : (JSON.parse(schedule) as ReportSchedule);
}

/** The question of a report with those that continued it, in one line. */
export function questionOf(row: Pick<ReportRow, "investigation">): string {
  const { question, followUps = [] } = readInvestigation(row);
  return [question, ...followUps].join(" ");
}

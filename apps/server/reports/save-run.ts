import { randomUUID } from "node:crypto";
import type { InvestigationResult, InvestigationRun } from "@askery/model";
import type { Store } from "../store/open-store.ts";
import type { ReportRunRow } from "./report-rows.ts";

/** A run that has ended: what it found, or why it failed. */
export type EndedRun =
  | { readonly kind: "done"; readonly run: InvestigationRun }
  | { readonly kind: "failed"; readonly because: string };

/** How many runs of a report are saved. */
const maxRuns = 20;

/** Saves a run of a report, instead of the oldest one if there are many. */
export async function saveRun(
  store: Store,
  ended: EndedRun,
  facts: Pick<ReportRunRow, "conversationId" | "cause" | "startedById" | "ranAtMs">,
): Promise<ReportRunRow> {
  const row: ReportRunRow = { ...facts, id: randomUUID(), state: ended.kind, headline: headlineOf(ended) };
  const content = ended.kind === "done" ? JSON.stringify(shorten(ended.run)) : null;
  await store
    .insertInto("reportRun")
    .values({ ...row, content })
    .execute();
  const latest = store
    .selectFrom("reportRun")
    .select("id")
    .where("conversationId", "=", facts.conversationId)
    .orderBy("ranAtMs", "desc")
    .orderBy("id", "desc")
    .limit(maxRuns);
  await store
    .deleteFrom("reportRun")
    .where("conversationId", "=", facts.conversationId)
    .where("id", "not in", latest)
    .execute();
  return row;
}

function headlineOf(ended: EndedRun): string {
  return ended.kind === "failed" ? ended.because : (ended.run.report.answer[0]?.text ?? "");
}

/** As many rows as charts of a page need. */
const maxRows = 200;

function shorten(run: InvestigationRun): InvestigationRun {
  return { ...run, results: run.results.map(shortenResult) };
}

function shortenResult(result: InvestigationResult): InvestigationResult {
  const { rows } = result;
  if (rows.rowCount <= maxRows) return result;
  const values = rows.values.map((cells) => cells.slice(0, maxRows));
  return { ...result, rows: { ...rows, values, rowCount: maxRows, isTruncated: true } };
}

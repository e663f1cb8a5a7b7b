import type { InvestigationRun, ReportChanges } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byMaker, byReader } from "./access-rule.ts";
import { asks, logged, loggedRead } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { conversationFormat } from "./export.ts";
import { investigation } from "./investigate.ts";
import { person, timeMs, uuid } from "./words.ts";

/** When a saved report runs by itself: early on each day, on Mondays or on the first of the month. */
export const reportSchedule = z
  .strictObject({
    every: z.enum(["daily", "weekly", "monthly"]),
    /** Whether it does not run for now. */
    isPaused: z.boolean(),
  })
  .readonly();
export type ReportSchedule = z.infer<typeof reportSchedule>;

/** One run of a saved report. */
export const reportRun = z
  .object({
    id: uuid,
    state: z.enum(["done", "failed"]),
    cause: z.enum(["saved", "person", "schedule"]),
    /** Null if no person started it. */
    startedBy: person.nullable(),
    ranAtMs: timeMs,
    /** The answer in a sentence, or why it failed. */
    headline: z.string(),
  })
  .readonly();
export type ReportRun = z.infer<typeof reportRun>;

/** A report that was saved, with its runs, latest first. It belongs to the conversation that has its first run. */
export const savedReport = z
  .object({
    conversationId: uuid,
    databaseId: uuid,
    title: z.string(),
    owner: person,
    isMine: z.boolean(),
    /** Whether everyone with the link of its conversation can open it. */
    isPublic: z.boolean(),
    investigation,
    /** Null if it does not run by itself. */
    schedule: reportSchedule.nullable(),
    nextRunAtMs: timeMs.nullable(),
    runs: z.array(reportRun).readonly(),
  })
  .readonly();
export type SavedReport = z.infer<typeof savedReport>;

const one = z.object({ conversationId: uuid });

export const getReport = endpoint({
  name: "getReport",
  method: "get",
  path: "/api/conversations/{conversationId}/report",
  summary: "The saved report of a conversation, and its runs",
  access: alsoLimited(byReader("conversation")),
  params: one,
  result: savedReport,
});

export const getReportRun = endpoint({
  name: "getReportRun",
  method: "get",
  path: "/api/conversations/{conversationId}/report/runs/{runId}",
  summary: "What a run of a report found, and what changed since an earlier run",
  access: alsoLimited(byReader("conversation")),
  params: one.extend({ runId: uuid }),
  query: z.object({
    /** The run that it is compared with. Default: the one before it that did not fail. */
    against: uuid.optional(),
  }),
  result: z
    .object({
      run: z.custom<InvestigationRun>(),
      ranAtMs: timeMs,
      /** Null if there is no earlier run. */
      compared: z.object({ with: reportRun, changes: z.custom<ReportChanges>() }).readonly().nullable(),
    })
    .readonly(),
});

export const exportReportRun = endpoint({
  name: "exportReportRun",
  method: "get",
  path: "/api/conversations/{conversationId}/report/runs/{runId}/export",
  summary: "A run of a report with its steps, as a document",
  access: byReader("conversation"),
  act: loggedRead("exported a report", { of: "conversation", facts: ["format"] }),
  params: one.extend({ runId: uuid }),
  query: z.object({ format: conversationFormat.default("md") }),
  result: z.string(),
  contentType: "text/markdown",
});

export const runReport = endpoint({
  name: "runReport",
  method: "post",
  path: "/api/conversations/{conversationId}/report/runs",
  summary: "Runs a saved report again; leaving stops it, and nothing is saved",
  access: alsoLimited(byMaker("conversation")),
  act: asks,
  params: one,
  result: savedReport,
});

export const scheduleReport = endpoint({
  name: "scheduleReport",
  method: "put",
  path: "/api/conversations/{conversationId}/report/schedule",
  summary: "Sets when a report runs by itself; null removes its schedule",
  access: alsoLimited(byMaker("conversation")),
  act: logged("scheduled a report", { of: "conversation" }),
  params: one,
  body: z.strictObject({ schedule: reportSchedule.nullable() }),
  result: savedReport,
});

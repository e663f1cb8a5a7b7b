import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { asks } from "./act.ts";
import { turn } from "./conversation.ts";
import { exploration } from "./explore.ts";
import { endpoint } from "./endpoint.ts";
import { uuid } from "./words.ts";
import { questionText } from "./turn.ts";

/** From the plan. */
const stepIds = z.array(z.string().min(1).max(3_000)).max(100).readonly().default([]);

/** A question about reasons, and the steps that are left out. */
export const investigation = z.strictObject({
  question: questionText,
  /** Questions that continue it, oldest first. */
  followUps: z.array(questionText).max(10).readonly().default([]),
  /** The part that is looked at. */
  within: exploration.shape.filters,
  /** The ids of steps, from the plan. */
  without: stepIds,
  /** The ids of offered steps that are run as well. */
  added: stepIds,
});

const inDatabase = z.object({ databaseId: uuid });

/** Lines of JSON, sent as steps finish: see docs/guides/quantum.md. */
export const investigateDatabase = endpoint({
  name: "investigateDatabase",
  method: "post",
  path: "/api/databases/{databaseId}/investigate",
  summary: "Investigates why a figure changed, or what it depends on (application/x-ndjson)",
  access: alsoLimited(byRole("viewer", "database")),
  act: asks,
  params: inDatabase,
  body: investigation.extend({
    /** Whether to plan only, without running anything. */
    isPlanOnly: z.boolean().default(false),
    /** Chosen by the caller, so that its plan can be changed while it runs. */
    runId: uuid.optional(),
  }),
  result: z.string(),
  contentType: "application/x-ndjson",
});

export const changeInvestigation = endpoint({
  name: "changeInvestigation",
  method: "put",
  path: "/api/databases/{databaseId}/investigate/{runId}",
  summary: "Changes which steps a running investigation runs, of those that have not started",
  access: alsoLimited(byRole("viewer", "database")),
  act: asks,
  params: inDatabase.extend({ runId: uuid }),
  body: z.strictObject({ without: stepIds, added: stepIds }),
  /** False if it has ended, or runs on another server: start it again to change it. */
  result: z.object({ isRunning: z.boolean() }).readonly(),
});

export const listInvestigations = endpoint({
  name: "listInvestigations",
  method: "get",
  path: "/api/databases/{databaseId}/investigations",
  summary: "Proposes questions that can be investigated",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  result: z.object({ questions: z.array(z.string()).readonly() }),
});

export const saveInvestigation = endpoint({
  name: "saveInvestigation",
  method: "post",
  path: "/api/databases/{databaseId}/investigations",
  summary: "Investigates again, and saves the report and its steps as a conversation",
  access: alsoLimited(byRole("viewer", "database")),
  act: asks,
  params: inDatabase,
  body: investigation.extend({
    /** A conversation of the user, or the id for a new one. */
    conversationId: uuid,
    /** Chosen by the caller, so that a repeated request saves it once. */
    turnId: uuid,
  }),
  result: turn,
});

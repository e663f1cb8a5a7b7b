import type { Output } from "@askery/model";
import { z } from "zod";
import { byMaker, byRole } from "./access-rule.ts";
import { logged } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { tableDifference } from "./reproduction.ts";
import { deleted, person, timeMs, uuid } from "./words.ts";

/** What must stay the same: the columns, or the values, too, within a tolerance if one is given. */
export const expectation = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("shape") }).readonly(),
  z
    .strictObject({
      kind: z.literal("values"),
      /** By how much figures may differ; null is not at all. */
      tolerance: z
        .strictObject({
          unit: z.enum(["percent", "absolute"]),
          amount: z.number().positive("Enter a number above 0.").max(1e15),
        })
        .readonly()
        .nullable(),
    })
    .readonly(),
]);
export type Expectation = z.infer<typeof expectation>;

/** When a test runs by itself, besides every change of the tables, the definitions and the engine. */
export const testSchedule = z.enum(["off", "daily", "weekly"]);
export type TestSchedule = z.infer<typeof testSchedule>;

/** `broken`: the answer could not be computed. */
const testState = z.enum(["passed", "failed", "broken"]);
export type TestState = z.infer<typeof testState>;

/** A test that keeps an answer correct. */
export const answerTest = z
  .object({
    id: uuid,
    question: z.string(),
    author: person,
    expectation,
    schedule: testSchedule,
    /** The day that counts as today; null: the day of each run. */
    today: z.string().nullable(),
    /** The latest run; null before the first. */
    state: testState.nullable(),
    ranAtMs: timeMs.nullable(),
    createdAtMs: timeMs,
  })
  .readonly();
export type AnswerTest = z.infer<typeof answerTest>;

/** What a run has found. */
export const testOutcome = z.discriminatedUnion("kind", [
  z
    .object({
      kind: z.literal("compared"),
      isSameSql: z.boolean(),
      difference: tableDifference,
      isTruncated: z.boolean(),
    })
    .readonly(),
  /** Why the answer could not be computed. */
  z.object({ kind: z.literal("broken"), because: z.string() }).readonly(),
]);
export type TestOutcome = z.infer<typeof testOutcome>;

/** One run of a test. */
export const testRun = z
  .object({
    id: uuid,
    state: testState,
    /** Why it ran: a person, its schedule, changed tables or definitions, or another version of Askery. */
    cause: z.enum(["person", "schedule", "change", "version"]),
    /** Null if no person started it. */
    startedBy: person.nullable(),
    ranAtMs: timeMs,
    outcome: testOutcome,
  })
  .readonly();
export type TestRun = z.infer<typeof testRun>;

const inDatabase = z.object({ databaseId: uuid });
const one = z.object({ databaseId: uuid, testId: uuid });

export const keepAnswer = endpoint({
  name: "keepAnswer",
  method: "post",
  path: "/api/turns/{turnId}/tests",
  summary: "Saves a test that keeps the shown answer correct, and runs it once",
  access: byMaker("turn", "editor"),
  act: logged("made an answer a test"),
  params: z.object({ turnId: uuid }),
  body: z.strictObject({ expectation, schedule: testSchedule.default("off") }),
  result: answerTest,
});

export const listAnswerTests = endpoint({
  name: "listAnswerTests",
  method: "get",
  path: "/api/databases/{databaseId}/answer-tests",
  summary: "The tests of a database, latest first",
  access: byRole("viewer", "database"),
  params: inDatabase,
  query: pageQuery.extend({
    /** `failed`: those whose latest run did not pass. */
    state: z.enum(["all", "failed"]).default("all"),
  }),
  result: pageOf(answerTest),
});

export const listTestRuns = endpoint({
  name: "listTestRuns",
  method: "get",
  path: "/api/databases/{databaseId}/answer-tests/{testId}/runs",
  summary: "The latest runs of a test, with what each has found",
  access: byRole("viewer", "database"),
  params: one,
  result: z
    .object({
      runs: z.array(testRun).readonly(),
      /** How the columns of the expected result are shown, by their names. */
      columns: z.array(z.object({ name: z.string(), output: z.custom<Output>() }).readonly()).readonly(),
    })
    .readonly(),
});

export const runAnswerTest = endpoint({
  name: "runAnswerTest",
  method: "post",
  path: "/api/databases/{databaseId}/answer-tests/{testId}/runs",
  summary: "Runs a test; leaving stops it, and nothing is saved",
  access: byRole("editor", "database"),
  act: logged("ran a test of an answer"),
  params: one,
  result: answerTest,
});

export const updateAnswerTest = endpoint({
  name: "updateAnswerTest",
  method: "patch",
  path: "/api/databases/{databaseId}/answer-tests/{testId}",
  summary: "Changes when a test runs by itself",
  access: byRole("editor", "database"),
  act: logged("changed a test of an answer", { facts: ["schedule"] }),
  params: one,
  body: z.strictObject({ schedule: testSchedule }),
  result: answerTest,
});

export const deleteAnswerTest = endpoint({
  name: "deleteAnswerTest",
  method: "delete",
  path: "/api/databases/{databaseId}/answer-tests/{testId}",
  summary: "Removes a test; it can be restored",
  access: byRole("editor", "database"),
  act: logged("deleted a test of an answer"),
  params: one,
  result: deleted,
});

export const restoreAnswerTest = endpoint({
  name: "restoreAnswerTest",
  method: "post",
  path: "/api/databases/{databaseId}/answer-tests/{testId}/restore",
  summary: "Restores a removed test",
  access: byRole("editor", "database"),
  act: logged("restored a test of an answer"),
  params: one,
  result: answerTest,
});

import type { Answer, EditOptions, PlanEdit, PlanPart } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { logged, personal, reads } from "./act.ts";
import { chartDesign, chartSummary, savedChart } from "./chart.ts";
import type { Failure } from "./conversation.ts";
import { endpoint } from "./endpoint.ts";
import { maxEdits } from "./plan-editor.ts";
import { longestQuestion, longestSql, sqlVariables } from "./turn.ts";
import { fieldValues, valuesQuery } from "./values-query.ts";
import { line, tableId, title, uuid } from "./words.ts";

/**
 * What the chart builder works on: a result that is not a chart yet. Only its maker can use it, for a day. Each change
 * makes another draft, so that undo shows the one before.
 */
export type ChartDraft =
  | {
      readonly kind: "drawn";
      readonly id: string;
      /** Its table has all rows that the chart draws. */
      readonly answer: Answer;
    }
  /** The question was not understood, or the SQL is wrong. */
  | {
      readonly kind: "failed";
      readonly failure: Failure;
      /** The nearest questions that can be answered. Absent if there are none. */
      readonly suggestions?: readonly string[];
    };

const chartDraft = z.custom<ChartDraft>((value) => typeof value === "object" && value !== null);

const inDatabase = z.object({ databaseId: uuid });
const one = inDatabase.extend({ draftId: uuid });

/** Where a chart starts. */
const start = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("question"), text: line.min(1).max(longestQuestion) }),
  /** The number of its rows, to which the plan editor adds the rest. */
  z.strictObject({ kind: z.literal("table"), table: tableId }),
  z.strictObject({
    kind: z.literal("sql"),
    text: z.string().min(1).max(longestSql),
    variables: sqlVariables,
  }),
  /** A saved chart, to change what it computes. */
  z.strictObject({ kind: z.literal("chart"), chartId: uuid }),
]);
export type ChartStart = z.input<typeof start>;

export const startChartDraft = endpoint({
  name: "startChartDraft",
  method: "post",
  path: "/api/databases/{databaseId}/chart-drafts",
  summary: "Runs a question, a table, SQL or a saved chart as the draft of a chart",
  access: alsoLimited(byRole("editor", "database")),
  act: personal,
  params: inDatabase,
  body: z.strictObject({ start }),
  result: chartDraft,
});

export const editChartDraft = endpoint({
  name: "editChartDraft",
  method: "post",
  path: "/api/databases/{databaseId}/chart-drafts/{draftId}/edits",
  summary: "Changes the plan of a draft and runs it as another draft",
  access: alsoLimited(byRole("editor", "database")),
  act: personal,
  params: one,
  body: z.strictObject({
    /** Applied one after another. */
    edits: z.array(z.custom<PlanEdit>()).max(maxEdits),
    /** A guessed part that is right. Without it, there is at least one edit. */
    confirmed: z.custom<PlanPart>().optional(),
  }),
  result: chartDraft,
});

export const getDraftOptions = endpoint({
  name: "getDraftOptions",
  method: "get",
  path: "/api/databases/{databaseId}/chart-drafts/{draftId}/edit-options",
  summary: "What can be changed in the plan of a draft, and to what; a search finds more",
  access: alsoLimited(byRole("editor", "database")),
  act: reads,
  params: one,
  query: z.object({ search: line.max(200).optional() }),
  result: z.custom<EditOptions>(),
});

export const listDraftValues = endpoint({
  name: "listDraftValues",
  method: "get",
  path: "/api/databases/{databaseId}/chart-drafts/{draftId}/values",
  summary: "The most frequent values of a column, by which a draft could be filtered",
  access: alsoLimited(byRole("editor", "database")),
  act: reads,
  params: one,
  query: valuesQuery,
  result: fieldValues,
});

/** What of a draft is saved. */
const saved = {
  title,
  /** Default: the kind that was recommended, without other choices. */
  design: chartDesign.optional(),
};

export const saveChartDraft = endpoint({
  name: "saveChartDraft",
  method: "post",
  path: "/api/databases/{databaseId}/chart-drafts/{draftId}/chart",
  summary: "Saves a draft as a chart",
  access: alsoLimited(byRole("editor", "database")),
  act: logged("saved the chart", { of: "chart" }),
  params: one,
  body: z.strictObject({
    /** Chosen by the caller, so that a repeated request saves one chart. */
    id: uuid,
    ...saved,
  }),
  result: chartSummary,
});

export const replaceChart = endpoint({
  name: "replaceChart",
  method: "put",
  path: "/api/charts/{chartId}/draft",
  summary:
    "Replaces what a chart computes, its title and its design by a draft; 409 if another user changed it first",
  access: alsoLimited(byRole("editor", "chart")),
  act: logged("changed the data of the chart", { of: "chart" }),
  params: z.object({ chartId: uuid }),
  body: z.strictObject({
    draftId: uuid,
    /** The revision that the change was made on. */
    revision: z.number().int(),
    ...saved,
  }),
  result: savedChart,
});

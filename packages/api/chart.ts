import {
  chartKindNames,
  type Chart,
  type ChartCaption,
  type ChartDesign,
  type ChartFacts,
  type ChartSpec,
  type Output,
  type Plan,
  type Statement,
  type PlanEdit,
  type Table,
  type Warning,
} from "@askery/model";
import { z } from "zod";
import { alsoLimited, byMaker, byRole, inTrash } from "./access-rule.ts";
import { logged, loggedRead, personal, reads } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { exportFormat, pictureLook } from "./export.ts";
import { folderOfList } from "./folder.ts";
import { maxEdits } from "./plan-editor.ts";
import { verification } from "./verified.ts";
import { deleted, line, nothing, person, timeMs, title, uuid } from "./words.ts";

/** Values that the server made and checked by their types: data to the browser, not input. */
function made<Value>() {
  return z.custom<Value>((value) => typeof value === "object" && value !== null);
}

const chartKind = z.enum(chartKindNames);

/** The server checks it with `readStoredDesign`, so that browsers need no schema of it. */
export const chartDesign = made<ChartDesign>();

/** Why a chart's figures should not be taken as current. */
export const staleChart = z
  .object({
    /** The last run failed, a table or column that it uses changed since then, or it has not run for 30 days. */
    reason: z.enum(["failed", "schema", "old"]),
    /** What failed or changed; null if that is not known, or not for the reader. */
    detail: z.string().nullable(),
  })
  .readonly();
export type StaleChart = z.infer<typeof staleChart>;

/** A saved chart, as lists show it. */
export const chartSummary = z
  .object({
    id: uuid,
    databaseId: uuid,
    title: z.string(),
    /** The subtitle: measure, grain, unit, period. Empty for a list. */
    subtitle: z.string(),
    type: chartKind,
    owner: person,
    isMine: z.boolean(),
    isStarred: z.boolean(),
    /** Whether everyone with a link can open it. */
    isPublic: z.boolean(),
    /** Who verified the answer that it shows; null if nobody did, or its tables or definitions have changed. */
    verified: verification.nullable(),
    createdAtMs: timeMs,
    updatedAtMs: timeMs,
    /** When its figures were computed. */
    ranAtMs: timeMs,
    /** Null if its figures are current. */
    stale: staleChart.nullable(),
    /** The number of dashboards that show it. */
    dashboardCount: z.number().int(),
    /** The folder that it is in; null at the top. */
    folderId: uuid.nullable(),
  })
  .readonly();
export type ChartSummary = z.infer<typeof chartSummary>;

export const savedChart = z
  .object({
    ...chartSummary.unwrap().shape,
    question: z.string(),
    /** The conversation that it came from, if it is mine and still exists. */
    conversationId: uuid.nullable(),
    plan: made<Plan>(),
    statement: made<Statement>(),
    /** The statement with its values inlined, for reading and copying. */
    sql: z.string(),
    spec: made<ChartSpec>(),
    caption: made<ChartCaption>(),
    facts: made<ChartFacts>(),
    table: made<Table>(),
    /** Increases with each change. A change may name the revision that it was made on. */
    revision: z.number().int(),
    /** Who made the last change; null if nobody changed it. */
    updatedBy: person.nullable(),
    /** The chart of the run, before people's design was applied. */
    own: made<Chart>(),
    /** What people chose; null if they chose nothing but the kind. */
    design: made<ChartDesign>().nullable(),
    /** The label and format of each column, in the order of the table's columns. */
    outputs: z.array(made<Output>()).readonly(),
    /** What a reader should know before trusting the figures. Empty if they were computed before it was saved. */
    warnings: z.array(made<Warning>()).readonly(),
    /** The title of the card whose rows the figures were computed from; null if its own query was run. */
    totalOf: z.string().nullable(),
    /** The SQL that was run if it is not `sql`, because it read the figures of other cards, too; null if it is. */
    ranSql: z.string().nullable(),
    /** When its relative periods have other dates, as today has after midnight; null if it has none. */
    movesAtMs: timeMs.nullable(),
    /** Whether its last change of the plan can be undone. */
    canUndo: z.boolean(),
  })
  .readonly();
export type SavedChart = z.infer<typeof savedChart>;

/** An earlier state of a chart. */
export const chartRevision = z
  .object({
    revision: z.number().int(),
    title: z.string(),
    type: chartKind,
    /** Null if the account no longer exists. */
    author: person.nullable(),
    createdAtMs: timeMs,
    /** What it computes, in words; null if that was not recorded. */
    computes: z.string().nullable(),
    /** What differs from the revision before, in words. Empty for the first. */
    changes: z.array(z.string()).readonly(),
  })
  .readonly();
export type ChartRevision = z.infer<typeof chartRevision>;

/** Which of a database's charts or dashboards: mine, all, starred by me, or by people who are my favorites. */
export const listScope = z.enum(["mine", "all", "starred", "people"]).default("all");

const inDatabase = z.object({ databaseId: uuid });
const one = z.object({ chartId: uuid });

/** The orders of a list of charts: times and numbers from the largest, names from A. */
export const chartOrder = ["changed", "name", "ran", "owner", "used", "stale"] as const;
export type ChartOrder = (typeof chartOrder)[number];

export const listCharts = endpoint({
  name: "listCharts",
  method: "get",
  path: "/api/databases/{databaseId}/charts",
  summary: "Saved charts, last changed first or in another order",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  query: pageQuery.extend({
    scope: listScope,
    search: line.max(200).optional(),
    order: z.enum(chartOrder).default("changed"),
    type: chartKind.optional(),
    /** Only charts whose figures are not current. Default: all. */
    stale: z.literal("only").optional(),
    folder: folderOfList,
  }),
  result: pageOf(chartSummary),
});

export const saveChart = endpoint({
  name: "saveChart",
  method: "post",
  path: "/api/turns/{turnId}/charts",
  summary: "Saves the chart of an answer",
  access: alsoLimited(byMaker("turn", "editor")),
  act: logged("saved the chart", { of: "chart" }),
  params: z.object({ turnId: uuid }),
  body: z.strictObject({
    /** Chosen by the caller, so that a repeated request saves one chart. */
    id: uuid.optional(),
    /** Default: the chart's own title. */
    title: title.optional(),
    type: chartKind.optional(),
  }),
  result: chartSummary,
});

export const getChart = endpoint({
  name: "getChart",
  method: "get",
  path: "/api/charts/{chartId}",
  summary: "One chart with its figures as they were last computed",
  access: alsoLimited(byRole("viewer", "chart")),
  params: one,
  result: savedChart,
});

export const updateChart = endpoint({
  name: "updateChart",
  method: "patch",
  path: "/api/charts/{chartId}",
  summary: "Renames a chart, or changes how it is drawn; 409 if another user changed it first",
  access: alsoLimited(byRole("editor", "chart")),
  act: logged("changed the chart", { of: "chart", facts: ["title", "type"] }),
  params: one,
  body: z.strictObject({
    /** The revision that the change was made on. Default: any. */
    revision: z.number().int().optional(),
    title: title.optional(),
    type: chartKind.optional(),
    /** Replaces the design, and the kind. */
    design: chartDesign.optional(),
  }),
  result: savedChart,
});

export const editChart = endpoint({
  name: "editChart",
  method: "post",
  path: "/api/charts/{chartId}/edits",
  summary: "Changes the plan of a chart and computes it; 409 if it has been computed again meanwhile",
  access: alsoLimited(byRole("editor", "chart")),
  act: logged("edited the chart", { of: "chart" }),
  params: one,
  body: z.strictObject({
    /** Applied one after another. */
    edits: z.array(z.custom<PlanEdit>()).min(1).max(maxEdits),
    /** `ranAtMs` of the chart that they change. */
    ofMs: timeMs,
  }),
  result: savedChart,
});

export const undoChartEdit = endpoint({
  name: "undoChartEdit",
  method: "post",
  path: "/api/charts/{chartId}/undo",
  summary: "Undoes the last change of a chart's plan; a second time, does it again",
  access: alsoLimited(byRole("editor", "chart")),
  act: logged("undid an edit of the chart", { of: "chart" }),
  params: one,
  body: z.strictObject({ ofMs: timeMs }),
  result: savedChart,
});

export const listChartRevisions = endpoint({
  name: "listChartRevisions",
  method: "get",
  path: "/api/charts/{chartId}/revisions",
  summary: "The revisions of a chart, latest first",
  access: byRole("viewer", "chart"),
  params: one,
  result: z.array(chartRevision).readonly(),
});

export const restoreChartRevision = endpoint({
  name: "restoreChartRevision",
  method: "post",
  path: "/api/charts/{chartId}/revisions/{revision}/restore",
  summary: "Restores the data, the title and the design of an earlier revision, as a new one",
  access: byRole("editor", "chart"),
  act: logged("restored an earlier version of the chart", { of: "chart", facts: ["revision"] }),
  params: one.extend({ revision: z.string().max(40) }),
  result: savedChart,
});

export const duplicateChart = endpoint({
  name: "duplicateChart",
  method: "post",
  path: "/api/charts/{chartId}/duplicates",
  summary: "Copies a chart; the copy belongs to the current user",
  access: alsoLimited(byRole("editor", "chart")),
  act: logged("duplicated the chart", { of: "chart" }),
  params: one,
  body: z.strictObject({
    /** Chosen by the caller, so that a repeated request makes one copy. */
    id: uuid.optional(),
  }),
  result: chartSummary,
});

export const refreshChart = endpoint({
  name: "refreshChart",
  method: "post",
  path: "/api/charts/{chartId}/refresh",
  summary: "Recomputes a chart's figures",
  access: alsoLimited(byRole("viewer", "chart")),
  act: reads,
  params: one,
  result: savedChart,
});

export const deleteChart = endpoint({
  name: "deleteChart",
  method: "delete",
  path: "/api/charts/{chartId}",
  summary: "Moves a chart to the trash",
  access: alsoLimited(byRole("editor", "chart")),
  act: logged("deleted the chart", { of: "chart" }),
  params: one,
  result: deleted,
});

export const restoreChart = endpoint({
  name: "restoreChart",
  method: "post",
  path: "/api/charts/{chartId}/restore",
  summary: "Restores a chart from the trash",
  access: inTrash(alsoLimited(byRole("editor", "chart"))),
  act: logged("restored the chart", { of: "chart" }),
  params: one,
  result: chartSummary,
});

export const starChart = endpoint({
  name: "starChart",
  method: "put",
  path: "/api/charts/{chartId}/star",
  summary: "Adds a star to a chart, for the current user",
  access: alsoLimited(byRole("viewer", "chart")),
  act: personal,
  params: one,
  result: nothing,
});

export const unstarChart = endpoint({
  name: "unstarChart",
  method: "delete",
  path: "/api/charts/{chartId}/star",
  summary: "Removes the current user's star from a chart",
  access: alsoLimited(byRole("viewer", "chart")),
  act: personal,
  params: one,
  result: nothing,
});

export const exportChart = endpoint({
  name: "exportChart",
  method: "get",
  path: "/api/charts/{chartId}/export",
  summary: "The table of a chart as a file",
  access: alsoLimited(byRole("viewer", "chart")),
  act: loggedRead("exported the chart", { of: "chart", facts: ["format"] }),
  params: one,
  query: z.object({
    format: exportFormat.default("csv"),
    bom: z.enum(["0", "1"]).default("0"),
    /** Values of its variables, as the JSON of `runChart`. Default: those that are saved. */
    values: z.string().max(20_000).optional(),
  }),
  result: z.string(),
  contentType: "text/csv",
});

export const drawChartPicture = endpoint({
  name: "drawChartPicture",
  method: "get",
  path: "/api/charts/{chartId}/picture.png",
  summary: "A chart with its title as a PNG picture",
  access: alsoLimited(byRole("viewer", "chart")),
  act: loggedRead("exported a picture of the chart", { of: "chart" }),
  params: one,
  query: pictureLook,
  result: z.string(),
  contentType: "image/png",
});

const thumbnailTheme = z.enum(["light", "dark"]).default("dark");

/** How many thumbnails one request may want: more than a page of a list has. */
export const maxThumbnails = 50;

export const drawChartThumbnails = endpoint({
  name: "drawChartThumbnails",
  method: "get",
  path: "/api/databases/{databaseId}/chart-thumbnails",
  summary: "Small pictures of the charts of a list, 240 by 140, as SVG",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  query: z.object({
    /** The ids of charts, separated by commas. */
    ids: z
      .string()
      .max(maxThumbnails * 40)
      .transform((ids) => ids.split(",").slice(0, maxThumbnails)),
    theme: thumbnailTheme,
  }),
  /** Null for a chart without figures for the reader yet, and for one that does not exist for them. */
  result: z.record(z.string(), z.string().nullable()).readonly(),
});

export const drawChartThumbnail = endpoint({
  name: "drawChartThumbnail",
  method: "get",
  path: "/api/charts/{chartId}/thumbnail.svg",
  summary: "A small picture of a chart, 240 by 140",
  access: alsoLimited(byRole("viewer", "chart")),
  params: one,
  query: z.object({ theme: thumbnailTheme }),
  result: z.string(),
  contentType: "image/svg+xml",
});

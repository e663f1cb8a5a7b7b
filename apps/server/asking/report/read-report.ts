import {
  chartKindOf,
  formatExact,
  headerOf,
  listNamesWithFigures,
  type Narrative,
  type Outcome,
  type Output,
  type Table,
} from "@askery/model";
import type { Failure } from "@askery/api";
import type {
  Report,
  ReportAnswer,
  ReportChart,
  ReportFound,
  ReportTable,
} from "../../asking-process/report.ts";
import { findConversation } from "../../conversations/conversations.ts";
import { readSettings } from "../../databases/workspaces/databases.ts";
import { addEvents } from "../../results/dated-events.ts";
import { readWritingFor } from "../../people/own-formats.ts";
import { readChart, readOutputs } from "../../results/find-result.ts";
import { readHead, readTableUpTo } from "../../results/result-rows.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import type { TurnRow } from "../turns/print-turn.ts";
import { findShownAnswer } from "../turns/shown-answer.ts";
import type { TurnContext } from "../turns/turn-context.ts";
import { printTime } from "../files/describe-file.ts";

export interface ReportRequest {
  readonly conversationId: string;
  /** Who reads it. */
  readonly userId: string;
  readonly hasCharts: boolean;
}

const maxRows = 20;
const maxChartRows = 10_000;

/** Reads a conversation as a document: its questions in order, each with the answer that it shows. */
export async function readReport(
  context: Pick<TurnContext, "store" | "now" | "siteUrl">,
  { conversationId, userId, hasCharts }: ReportRequest,
): Promise<Report> {
  const { store, now, siteUrl } = context;
  const { summary, workspaceId } = await findConversation({ store }, conversationId);
  const database = await store
    .selectFrom("workspace")
    .select(["name", "settings"])
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  const { locale, timeZone, rewrite } = await readWritingFor(context, {
    userId,
    database: readSettings(database.settings),
  });
  const turns = await store
    .selectFrom("turn")
    .selectAll()
    .where("conversationId", "=", conversationId)
    .orderBy("position")
    .execute();
  const answers: ReportAnswer[] = [];
  for (const turn of turns) answers.push(await readAnswer(context, turn, { locale, hasCharts, rewrite }));
  return {
    title: summary,
    origin: `${database.name} · exported ${printTime(now(), timeZone)}`,
    url: `${siteUrl}/chat/${conversationId}`,
    answers,
  };
}

interface Shown {
  readonly locale: string;
  readonly hasCharts: boolean;
  readonly rewrite: (sentence: string, names: readonly string[]) => string;
}

async function readAnswer(
  { store }: Pick<TurnContext, "store">,
  turn: TurnRow,
  { locale, hasCharts, rewrite }: Shown,
): Promise<ReportAnswer> {
  const { question } = turn;
  if (turn.resultId === null) return { question, sentence: describeEnd(turn), found: null };
  const { result } = await findShownAnswer(store, turn.id);
  const narrative = result.narrative === null ? null : (JSON.parse(result.narrative) as Narrative);
  const head = readHead(result);
  const outputs = readOutputs(result);
  const sentence = rewrite(narrative?.sentence ?? "", listNamesWithFigures(outputs, head));
  const found: ReportFound = {
    table: showTable({ ...head, outputs, all: result.rowCount }, locale),
    sql: result.sql,
    facts: narrative === null ? [] : factsOf(narrative, result),
  };
  const chart = readChart(result);
  const isDrawn = hasCharts && result.rowCount > 0 && chartKindOf(chart.spec.kind).shows !== "rows";
  if (!isDrawn) return { question, sentence, found };
  const table: Table = await readTableUpTo(store, result, maxChartRows);
  const { workspaceId: databaseId } = result;
  const shown = databaseId === null ? chart : await addEvents(store, { databaseId, chart });
  const drawing: ReportChart = { ...shown, table, locale };
  return { question, sentence, found: { ...found, drawing } };
}

/** Why there is no answer. */
function describeEnd({ state, problem }: TurnRow): string {
  if (state === "running") return "Not answered yet.";
  if (state === "stopped" || problem === null) return "Stopped before it was answered.";
  if (state === "failed") {
    const { message, fix } = JSON.parse(problem) as Failure;
    return `${message} ${fix}`;
  }
  const outcome = JSON.parse(problem) as Outcome;
  return outcome.kind === "refused" ? outcome.sentence : "";
}

/**
 * The first rows of a table as texts.
 *
 * @param all the number of rows of the whole table
 */
export function showTable(
  {
    columns,
    values,
    rowCount,
    outputs,
    all,
  }: Pick<Table, "columns" | "values" | "rowCount"> & {
    readonly outputs: readonly Output[];
    readonly all: number;
  },
  locale: string,
): ReportTable {
  return {
    headers: columns.map(({ name }, column) => {
      const output = outputs[column];
      return output === undefined ? name : headerOf(output);
    }),
    hasFigures: columns.map((_, column) => outputs[column]?.role.kind === "figure"),
    rows: Array.from({ length: Math.min(maxRows, rowCount) }, (_, row) =>
      columns.map((_, column) => {
        const cell = values[column]?.[row] ?? null;
        return formatExact(cell, outputs[column]?.format ?? { kind: "text" }, { locale });
      }),
    ),
    rowCount: all,
  };
}

function factsOf({ interpretation, warnings, receipt }: Narrative, { rowCount, ranAtMs }: ResultRow) {
  const { restatement } = interpretation;
  return [
    ...(restatement === "" ? [] : [{ label: "Understood as", value: restatement }]),
    ...warnings.map(({ fact, consequence }) => ({ label: "Note", value: `${fact} ${consequence}`.trim() })),
    {
      label: "Receipt",
      value: `${rowCount.toLocaleString("en-US")} ${rowCount === 1 ? "row" : "rows"}, ${printTime(ranAtMs, receipt.timeZone)}, ${Math.round(receipt.runningMs)} ms, engine ${receipt.engine}, schema ${receipt.schemaFingerprint}`,
    },
  ];
}

import type { ConversationFormat } from "@askery/api";
import {
  chartKindOf,
  type InvestigationReport,
  type InvestigationResult,
  type InvestigationRun,
  type ReportSentence,
  type Table,
} from "@askery/model";
import type { Report, ReportAnswer, ReportPart } from "../asking-process/report.ts";
import { printTime } from "../asking/files/describe-file.ts";
import { fileHeaders } from "../asking/files/file-response.ts";
import { printMarkdown } from "../asking/report/print-markdown.ts";
import { showTable } from "../asking/report/read-report.ts";
import type { TurnContext } from "../asking/turns/turn-context.ts";
import { readSettings } from "../databases/workspaces/databases.ts";
import { readWritingFor } from "../people/own-formats.ts";
import { listNamesOf } from "./list-names-of.ts";
import { findReport } from "./report-rows.ts";
import { readRun } from "./run-report.ts";

interface RunExport {
  readonly conversationId: string;
  readonly runId: string;
  /** Who reads it. */
  readonly userId: string;
  readonly format: ConversationFormat;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * A response that downloads a run of a report as a document: what the page of the run shows, in the same order.
 *
 * @throws AppError `not-found` for a run that does not exist or failed
 */
export async function exportRun(
  context: TurnContext,
  { conversationId, runId, userId, format, signal }: RunExport,
): Promise<Response> {
  const { store, siteUrl, asking } = context;
  const { run, ranAtMs } = await readRun(store, { conversationId, runId });
  const { workspaceId, summary } = await findReport(store, conversationId);
  const database = await store
    .selectFrom("workspace")
    .select(["name", "settings"])
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  const { locale, timeZone, rewrite } = await readWritingFor(context, {
    userId,
    database: readSettings(database.settings),
  });
  const write = (text: string) => rewrite(text, listNamesOf(run));
  const report: Report = {
    title: summary,
    origin: `${run.title} · ${database.name}, on the data of ${printTime(ranAtMs, timeZone)}`,
    url: `${siteUrl}/reports/${conversationId}?run=${runId}`,
    parts: listParts(run, write),
    answers: run.steps.flatMap(({ id, title }, index): readonly ReportAnswer[] => {
      const question = `${index + 1} · ${title}`;
      const result = run.results.find((one) => one.id === id);
      const failure = run.failed.find((one) => one.id === id);
      if (result !== undefined) {
        return [showResult(result, { question, locale, write, hasChart: format === "pdf" })];
      }
      return failure === undefined
        ? []
        : [{ question, sentence: `${failure.message} ${failure.fix}`, found: null }];
    }),
  };
  const document = format === "md" ? printMarkdown(report) : await asking.run("report", report, { signal });
  return new Response(typeof document === "string" ? document : new Uint8Array(document), {
    headers: fileHeaders(summary, format),
  });
}

/** The parts of a report, as on its page. */
function listParts(
  { report, steps }: InvestigationRun,
  write: (text: string) => string,
): readonly ReportPart[] {
  const {
    answer,
    findingsTitle = "What explains it",
    findings,
    nothing,
    caveats,
  }: InvestigationReport = report;
  const print = ({ text, evidence }: ReportSentence) => {
    const numbers = steps.flatMap(({ id }, index) => (evidence.includes(id) ? [`${index + 1}`] : []));
    if (numbers.length === 0) return text;
    return `${text} (${numbers.length === 1 ? "step" : "steps"}\u00a0${numbers.join(", ")})`;
  };
  const parts: readonly ReportPart[] = [
    { heading: null, texts: answer.map(print) },
    { heading: findingsTitle, texts: findings.map((one) => [one, ...one.details].map(print).join(" ")) },
    { heading: "Checked, and found nothing", texts: nothing.map(print) },
    { heading: "Before you rely on it", texts: caveats },
  ];
  return parts
    .filter(({ texts }) => texts.length > 0)
    .map((part) => ({ ...part, texts: part.texts.map(write) }));
}

function showResult(
  { sentence, chart, rows, outputs, rowCount, sql, ms }: InvestigationResult,
  {
    question,
    locale,
    write,
    hasChart,
  }: {
    readonly question: string;
    readonly locale: string;
    readonly write: (text: string) => string;
    readonly hasChart: boolean;
  },
): ReportAnswer {
  const isDrawn = hasChart && rows.rowCount > 0 && chartKindOf(chart.spec.kind).shows !== "rows";
  const count = `${rowCount.toLocaleString("en-US")} ${rowCount === 1 ? "row" : "rows"}`;
  return {
    question,
    sentence: write(sentence),
    found: {
      table:
        chart.spec.kind === "line" && rows.rowCount === rowCount
          ? { ...showTable({ ...lastRows(rows), outputs, all: rowCount }, locale), isEnd: true }
          : showTable({ ...rows, outputs, all: rowCount }, locale),
      sql,
      facts: [{ label: "Receipt", value: `${count} in ${ms.toLocaleString("en-US")} ms` }],
      ...(isDrawn && { drawing: { ...chart, table: rows, locale } }),
    },
  };
}

const maxLastRows = 20;

/** The end of a course, such as a forecast, is what its report is about. */
function lastRows({ columns, values, rowCount }: Table): Pick<Table, "columns" | "values" | "rowCount"> {
  return {
    columns,
    values: values.map((cells) => cells.slice(-maxLastRows)),
    rowCount: Math.min(rowCount, maxLastRows),
  };
}

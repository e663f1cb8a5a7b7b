import { type AskableDatabase, runRows, systemClock } from "@askery/asking";
import { loadFiles } from "@askery/connectors";
import { type JobContext, type Parent, serve } from "@askery/process";
import { drawBoardPdf } from "./board/draw-board-pdf.ts";
import { drawBoardPng } from "./board/draw-board-png.ts";
import { drawPngChart } from "./png/draw-png-chart.ts";
import { drawReport } from "./draw-report.ts";
import { drawSvgChart } from "./draw-svg-chart.ts";
import { checkAnswer } from "./check-answer.ts";
import type { ToChangeInvestigation } from "./investigate-jobs.ts";
import type { About, AskingJobs, AskingNeeds, UntimedStep } from "./jobs.ts";
import type { ProcessOptions } from "./process-options.ts";
import { countRows } from "./count-rows.ts";
import { loadFile } from "./load-file.ts";
import { openDatabase, type LoadSaved } from "./open-database.ts";
import { OpenDatabases } from "./open-databases.ts";
import { performJob, type DatabaseContext } from "./perform-job.ts";
import { printRows } from "./print-rows.ts";
import { probeTarget } from "./probe-target.ts";
import { readDatabase } from "./read-database.ts";
import { printBuild } from "./print-build.ts";
import { printExploration } from "./print-exploration.ts";
import { changeInvestigation, printInvestigation } from "./print-investigation.ts";
import { printSaved } from "./print-saved.ts";
import { sendParts } from "./send-parts.ts";

interface StreamContext {
  readonly database: AskableDatabase;
  readonly signal: AbortSignal;
}

/** A job that sends lines of text about a database while they are made. */
function streamed<Input extends About>(
  databases: OpenDatabases,
  print: (input: Input & StreamContext) => AsyncGenerator<string>,
) {
  return async (input: Input, { signal, send }: Pick<JobContext<never, Uint8Array>, "signal" | "send">) =>
    databases.use(
      input.source,
      (database) => sendParts(print({ ...withCalendar(input, database), database, signal }), send),
      signal,
    );
}

/**
 * The process that plans questions and queries databases, so that a hard question never slows down the pages of others.
 * It holds the open databases, whose queries run in child processes.
 */
function serveAsking(options: ProcessOptions): void {
  const databases: OpenDatabases = keepOpen(options, (source) => parent.run("loadSaved", source));
  const about: AboutDatabase =
    (perform) =>
    (input, { signal, report }) => {
      if (!databases.isOpen(input.source)) report({ kind: "opening-database" });
      return databases.use(
        input.source,
        (database) => perform(withCalendar(input, database), { database, signal, onStep: report }),
        signal,
      );
    };
  const parent: Parent<AskingNeeds> = serve<AskingJobs, AskingNeeds>(
    {
      ask: about(performJob.ask),
      choiceFigure: about(performJob.choiceFigure),
      lesson: about(performJob.lesson),
      sql: about(performJob.sql),
      startTable: about(performJob.startTable),
      edit: about(performJob.edit),
      sqlPlan: about(performJob.sqlPlan),
      editOptions: about(performJob.editOptions),
      fieldValues: about(performJob.fieldValues),
      topics: about(performJob.topics),
      exploration: about(performJob.exploration),
      finding: about(performJob.finding),
      pointOptions: about(performJob.pointOptions),
      inquiry: about(performJob.inquiry),
      pointRows: about(performJob.pointRows),
      ...dashboardJobs(about),
      ...investigationJobs(about),
      check: about((input, context) =>
        checkAnswer(input, {
          ...context,
          loadRows: (part) => parent.run("loadRows", part, { signal: context.signal }),
        }),
      ),
      preview: about(performJob.preview),
      countRanges: about(performJob.countRanges),
      ...writingJobs(about),
      rows: (input, { signal, send, report }) => {
        const use = async (database: AskableDatabase) => {
          const run = await runRows({ ...withCalendar(input, database), database, signal });
          return sendParts(printRows(countRows(run, report), input.format, systemClock), send);
        };
        return databases.use(input.source, use, signal);
      },
      build: streamed(databases, printBuild),
      explore: streamed(databases, printExploration),
      investigate: streamed(databases, printInvestigation),
      savedRows: (input, { signal, send }) =>
        sendParts(
          printSaved(input, (part) => parent.run("loadRows", part, { signal })),
          send,
        ),
      draw: drawSvgChart,
      picture: drawPngChart,
      report: drawReport,
      boardPdf: drawBoardPdf,
      boardPng: drawBoardPng,
      probe: ({ target }) => probeTarget(target, options),
      sync: (input, { signal, report }) => readDatabase(input, options, { signal, onProgress: report }),
      load: (input, { signal, report }) => {
        const onRows = (done: number) => report({ step: "keeping", done, total: 0, table: null });
        return loadFile(input, { signal, onRows });
      },
      removeTable: async ({ table, targetPath }) => {
        await loadFiles({ files: [], removedTables: [table], targetPath });
        return null;
      },
      closeDatabases: async () => {
        await databases.close();
        return null;
      },
    },
    { onEnd: () => databases.close() },
  );
}

function keepOpen(options: ProcessOptions, loadSaved: LoadSaved): OpenDatabases {
  return new OpenDatabases({
    ...options,
    open: (source, admit) => openDatabase(source, { options, loadSaved, admit }),
  });
}

/** Makes a handler of a job about a database, which is opened for it. */
type AboutDatabase = <Input extends About, Result>(
  perform: (input: Input, context: DatabaseContext) => Promise<Result>,
) => (input: Input, context: JobContext<UntimedStep>) => Promise<Result>;

/** The jobs that help people to write questions, SQL and rules. */
function writingJobs(about: AboutDatabase) {
  return {
    starters: about(performJob.starters),
    open: about(performJob.open),
    sqlNames: about(performJob.sqlNames),
    explain: about(performJob.explain),
    marks: about(performJob.marks),
    wordMeanings: about(performJob.wordMeanings),
    describe: about(performJob.describe),
    readRule: about(performJob.readRule),
    completions: about(performJob.completions),
  };
}

/** The jobs about investigations, besides running one as a stream. */
function investigationJobs(about: AboutDatabase) {
  return {
    investigation: about(performJob.investigation),
    rerunInvestigation: about(performJob.rerunInvestigation),
    investigations: about(performJob.investigations),
    changeInvestigation: async (input: ToChangeInvestigation) => changeInvestigation(input),
  };
}

/** The jobs about saved charts and the filters of dashboards. */
function dashboardJobs(about: AboutDatabase) {
  return {
    rerun: about(performJob.rerun),
    filterCard: about(performJob.filterCard),
    filterReach: about(performJob.filterReach),
    filterChoices: about(performJob.filterChoices),
    cardFields: about(performJob.cardFields),
    pointFilters: about(performJob.pointFilters),
  };
}

/** The input with the fiscal year as a rule of the database defines it. */
function withCalendar<Input extends About>(input: Input, { prepared }: AskableDatabase): Input {
  const fiscal = prepared.calendarRules.findLast(({ effect }) => effect.kind === "fiscal-year")?.effect;
  if (fiscal?.kind !== "fiscal-year") return input;
  return { ...input, settings: { ...input.settings, fiscalYearStartMonth: fiscal.startMonth } };
}

const [memoryMb = 1_024, maxProcesses = 1, idleMs = 60_000, budgetMb = 256] = process.argv
  .slice(2)
  .map(Number);
serveAsking({ memoryMb, maxProcesses, idleMs, budgetMb });

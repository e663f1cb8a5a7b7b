import { AppError, type TableColumn, type TableChunk } from "@askery/model";
import { type JobContext, serve } from "@askery/process";
import { cutBlock } from "./cut-block.ts";
import type { Spent } from "./cut-block.ts";
import type { Database } from "./database.ts";
import type { DatabaseJobs, Source } from "./database-jobs.ts";
import { queryMessages } from "../messages/query-messages.ts";

/** Serves the jobs of one open database in this process. */
export function serveDatabase(open: (source: Source) => Promise<Database>): void {
  let database: Database | null = null;
  const opened = (): Database => {
    if (database !== null) return database;
    throw new AppError("database-gone", queryMessages.notOpen);
  };
  const close = (): void => {
    database?.close();
    database = null;
  };
  serve<DatabaseJobs>({
    open: failClearly(async (source) => {
      close();
      database = await open(source);
      return null;
    }),
    introspect: failClearly((options) => opened().introspect(options)),
    sampleValues: failClearly((options) => opened().sampleValues(options)),
    run: failClearly((input, context) => sendRows(opened(), input, context)),
    close: () => {
      close();
      return null;
    },
  });
}

type RunContext = JobContext<readonly TableColumn[], TableChunk>;

async function sendRows(
  database: Database,
  { statement, limits }: DatabaseJobs["run"]["input"],
  { signal, report, send }: RunContext,
): Promise<DatabaseJobs["run"]["result"]> {
  const cursor = await database.run(statement);
  const interrupt = () => cursor.interrupt();
  signal.addEventListener("abort", interrupt);
  try {
    signal.throwIfAborted();
    let spent: Spent = { rows: 0, bytes: 0 };
    let isTruncated = false;
    let block = await cursor.next();
    report(cursor.columns());
    while (block) {
      const cut = cutBlock(block, spent, limits);
      spent = cut.spent;
      isTruncated ||= cut.isTruncated;
      await send(cut.chunk);
      block = cut.isFull ? null : await cursor.next();
    }
    return { isTruncated };
  } finally {
    signal.removeEventListener("abort", interrupt);
    cursor.close();
  }
}

/** An error that a library throws is about the statement. */
function failClearly<Input, Context, Result>(
  perform: (input: Input, context: Context) => Promise<Result>,
): (input: Input, context: Context) => Promise<Result> {
  return async (input, context) => {
    try {
      return await perform(input, context);
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError(
        "query-failed",
        queryMessages.failedInProcess(cause instanceof Error ? cause.message : String(cause)),
        { cause },
      );
    }
  };
}

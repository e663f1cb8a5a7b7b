import { invariant } from "@askery/model";
import type { Page } from "playwright-core";

/** The browsers' definition of a long task. */
export const longTaskMs = 50;

/** A task of the page's main thread, as Chromium traces it; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, which other work on the machine does not affect. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks of the page's main thread during some work, in milliseconds of processor time. */
export async function readTasks(page: Page, work: () => Promise<unknown>): Promise<readonly number[]> {
  const browser = page.context().browser();
  invariant(browser !== null, "a page belongs to a browser");
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "toplevel"] });
  await work();
  const traced = await browser.stopTracing();
  const { traceEvents } = JSON.parse(traced.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const main = traceEvents.find(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === "RunTask" && pid === main?.pid && tid === main.tid,
  );
  invariant(tasks.length > 0, "the main thread had tasks");
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

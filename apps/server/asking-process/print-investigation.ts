import { investigateDatabase, systemClock, type AskableDatabase } from "@askery/asking";
import type { ToInvestigate } from "./investigate-jobs.ts";
import type { About } from "./jobs.ts";

/** The events of an investigation as lines of JSON, while they happen; only the first one, if it is only planned. */
export async function* printInvestigation({
  investigation,
  isPlanOnly,
  today,
  settings,
  ...running
}: About &
  ToInvestigate & {
    readonly database: AskableDatabase;
    readonly signal: AbortSignal;
  }): AsyncGenerator<string> {
  const { database, signal } = running;
  const request = { database, investigation, today, settings, signal, now: systemClock };
  for await (const event of investigateDatabase(request)) {
    yield `${JSON.stringify(event)}\n`;
    if (isPlanOnly) return;
  }
}

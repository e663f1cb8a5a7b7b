import { exploreDatabase, systemClock, type AskableDatabase } from "@askery/asking";
import type { ToExplore } from "./explore-jobs.ts";
import type { About } from "./jobs.ts";

/** The events of an exploration as lines of JSON, while they happen. */
export async function* printExploration({
  exploration,
  today,
  settings,
  ...running
}: About &
  ToExplore & {
    readonly database: AskableDatabase;
    readonly signal: AbortSignal;
  }): AsyncGenerator<string> {
  const { database, signal } = running;
  const request = { database, exploration, today, settings, signal, now: systemClock };
  for await (const event of exploreDatabase(request)) yield `${JSON.stringify(event)}\n`;
}

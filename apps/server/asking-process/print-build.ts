import { buildDashboard, systemClock, type AskableDatabase } from "@askery/asking";
import type { ToBuild } from "./explore-jobs.ts";
import type { About } from "./jobs.ts";

/** The events of building a dashboard as lines of JSON, while they happen. */
export async function* printBuild({
  topic,
  today,
  settings,
  database,
  signal,
}: About &
  ToBuild & {
    readonly database: AskableDatabase;
    readonly signal: AbortSignal;
  }): AsyncGenerator<string> {
  const request = { database, topic, today, settings, signal, now: systemClock };
  for await (const event of buildDashboard(request)) yield `${JSON.stringify(event)}\n`;
}

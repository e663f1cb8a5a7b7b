import {
  investigateDatabase,
  systemClock,
  trackChanges,
  type AskableDatabase,
  type PlanChanges,
} from "@askery/asking";
import type { ToChangeInvestigation, ToInvestigate } from "./investigate-jobs.ts";
import type { About } from "./jobs.ts";

/** The plans of running investigations by the ids of their runs. */
const running = new Map<string, PlanChanges>();

/** The events of an investigation as lines of JSON, while they happen; only the first one, if it is only planned. */
export async function* printInvestigation({
  investigation,
  isPlanOnly,
  runId,
  database,
  signal,
  today,
  settings,
}: About &
  ToInvestigate & {
    readonly database: AskableDatabase;
    readonly signal: AbortSignal;
  }): AsyncGenerator<string> {
  const changes = trackChanges({ added: [], ...investigation });
  if (runId !== undefined) running.set(runId, changes);
  try {
    const request = { database, investigation, today, settings, signal, now: systemClock, changes };
    for await (const event of investigateDatabase(request)) {
      yield `${JSON.stringify(event)}\n`;
      if (isPlanOnly) return;
    }
  } finally {
    if (runId !== undefined) running.delete(runId);
  }
}

/** Changes the plan of an investigation. Returns whether it runs in this process. */
export function changeInvestigation({ runId, chosen }: ToChangeInvestigation): boolean {
  const changes = running.get(runId);
  changes?.change(chosen);
  return changes !== undefined;
}

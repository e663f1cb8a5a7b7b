import { invariant } from "@askery/model";
import type { StoreContext } from "../store/store-context.ts";
import { enqueueJob } from "./enqueue-job.ts";
import type { AnyJobKind } from "./job-kind.ts";
import { nextRunMs } from "./next-run.ts";

/**
 * Makes sure that the store has the next run of each scheduled kind, by its current schedule. Several servers may call
 * this at once.
 */
export async function scheduleJobs(context: StoreContext, kinds: readonly AnyJobKind[]): Promise<void> {
  for (const kind of kinds) {
    if (kind.schedule !== undefined) await scheduleKind(context, { ...kind, schedule: kind.schedule });
  }
}

async function scheduleKind(
  context: StoreContext,
  kind: AnyJobKind & Required<Pick<AnyJobKind, "schedule">>,
): Promise<void> {
  const { store, now } = context;
  const { name, schedule, runsAtStart = false } = kind;
  const nextMs = nextRunMs(schedule, now());
  invariant(nextMs !== null, `The schedule of ${name} has a tick.`);
  const runAtMs = runsAtStart ? now() : nextMs;
  const added = await enqueueJob(context, { kind, payload: {}, runAtMs, key: name, schedule });
  if (added !== null) return;
  const open = () => store.updateTable("job").where("key", "=", name).where("state", "=", "waiting");
  await open()
    .set({ schedule: schedule.cron, timeZone: schedule.timeZone, runAtMs: nextMs })
    .where((of) => of.or([of("schedule", "!=", schedule.cron), of("timeZone", "!=", schedule.timeZone)]))
    .execute();
  if (runsAtStart) await open().set({ runAtMs: now() }).where("runAtMs", ">", now()).execute();
}

import { writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { startJobRunner } from "../jobs/job-runner.ts";
import { jobKind } from "../jobs/job-kind.ts";
import { createLog } from "../runtime/log.ts";
import { openStore, type StoreLocation } from "../store/open-store.ts";

/*
 * A program of its own: a server that does nothing but run jobs, until somebody kills it. It writes a line "began <id>" and
 * one "ended <id>" a run. `quick` jobs take a moment; a `long` one never ends, unless the program was told to end it.
 */
const [location = "", endsLong = ""] = process.argv.slice(2);
const store = await openStore(JSON.parse(location) as StoreLocation);

async function runFor(id: string, work: () => Promise<unknown>): Promise<void> {
  // At once and to the pipe itself: what is buffered in the process would die with it.
  writeSync(1, `began ${id}\n`);
  await work();
  writeSync(1, `ended ${id}\n`);
}

startJobRunner({
  store,
  now: Date.now,
  log: createLog("fatal"),
  timing: { pollMs: 20, leaseMs: 5_000, maxRunning: 2 },
  kinds: [
    jobKind({
      name: "quick",
      payload: z.object({}),
      run: (_payload, { id }) => runFor(id, () => setTimeout(5)),
    }),
    jobKind({
      name: "long",
      payload: z.object({}),
      run: (_payload, { id, signal }) =>
        runFor(id, async () => endsLong === "yes" || setTimeout(600_000, null, { signal })),
    }),
  ],
});

// Timers of the runner keep no process alive.
setInterval(() => undefined, 60_000);

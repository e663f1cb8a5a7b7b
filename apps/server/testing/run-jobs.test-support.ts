import { writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { startJobRunner } from "../jobs/job-runner.ts";
import { jobKind } from "../jobs/job-kind.ts";
import { createLog } from "../runtime/log.ts";
import { openStore, type StoreLocation } from "../store/open-store.ts";

/*
 * A program that runs jobs like a server, until it is killed. It writes a line "began <id>" and a line "ended <id>" for
 * each run. `quick` jobs take a moment; a `long` job never ends, unless an argument says otherwise.
 */
const [location = "", endsLong = ""] = process.argv.slice(2);
const store = await openStore(JSON.parse(location) as StoreLocation);

async function runFor(id: string, work: () => Promise<unknown>): Promise<void> {
  // Writes directly to the pipe, because text that is buffered in the process would be lost with it.
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

// The runner's timers do not keep the process alive.
setInterval(() => undefined, 60_000);

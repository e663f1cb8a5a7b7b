/**
 * Many people at once: most read pages, type and ask small questions, while some ask for heavy work.
 *
 *     npm run load [-- --people N --minutes N --heavy N]
 *
 * The default is 200 people, 10 of them heavy, for 10 minutes. It prints what each kind of light work took beside the same
 * on the idle server, how many requests were refused for now (429, with a time to wait), and the memory. It fails if a
 * request failed. It needs Linux.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { runServer } from "../scripts/start/run-server.ts";
import { findFreePort } from "../scripts/test-servers/find-free-port.ts";
import { Seeded } from "./learn/seeded.ts";
import { heavyWork, prepareHeavy } from "./load/heavy-work.ts";
import { lightWork } from "./load/light-work.ts";
import { LoadLog } from "./load/load-log.ts";
import { printColumns } from "./print-columns.ts";
import { signUpPeople } from "./speed/measure-throughput.ts";
import { readProcesses, type UsedByServer } from "./speed/read-processes.ts";

const { values: flags } = parseArgs({
  options: {
    people: { type: "string", default: "200" },
    minutes: { type: "string", default: "10" },
    heavy: { type: "string", default: "10" },
  },
});
const peopleCount = Number(flags.people);
const heavyCount = Number(flags.heavy);
const durationMs = Number(flags.minutes) * 60_000;
/** How long somebody reads and thinks, on average. */
const pauseMs = 10_000;
const idleRuns = 20;
const memoryEveryMs = 5_000;

const folder = mkdtempSync(join(tmpdir(), "askery-load-"));
mkdirSync(join(folder, "files"));
const server = await runServer(await findFreePort(), join(folder, "data"), {
  ASKERY_TRUST_PROXY: "1",
  ASKERY_FILE_FOLDERS: join(folder, "files"),
});
try {
  const people = await signUpPeople(server, peopleCount);
  const [first, ...others] = people;
  if (first === undefined) throw new Error("There is nobody.");
  const file = prepareHeavy(join(folder, "files"));
  const idle = new LoadLog();
  for (let run = 0; run < idleRuns; run++) {
    for (const work of lightWork) await idle.time(work, first, run);
  }
  const log = new LoadLog();
  const endMs = performance.now() + durationMs;
  const used: UsedByServer[] = [];
  const working = [
    ...others.slice(0, heavyCount).map(async (person, index) => {
      const base = await file.connect(person);
      for (let round = index; performance.now() < endMs; round++) {
        await log.time(heavyWork[round % heavyWork.length], base, round);
      }
    }),
    ...others.slice(heavyCount).map(async (person, index) => {
      // Each person comes independently of the others: equally spaced pauses would send all requests in one moment.
      const pauses = new Seeded(`person ${index}`);
      for (let round = index; performance.now() < endMs; round++) {
        await wait(pauses.wait(pauseMs));
        await log.time(lightWork[round % lightWork.length], person, round);
      }
    }),
    watchMemory(used, endMs),
  ];
  await Promise.all(working);
  console.log(
    `${peopleCount} people, ${heavyCount} of them heavy, ${flags.minutes} minutes; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(" ")}`,
  );
  console.log(printColumns(LoadLog.columns, log.print(idle, lightWork, heavyWork)));
  console.log(printMemory(used));
  if (log.failures.length > 0) {
    console.log(`Failed: ${log.failures.slice(0, 10).join("\n")}`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function watchMemory(used: UsedByServer[], endMs: number): Promise<void> {
  while (performance.now() < endMs) {
    used.push(await readProcesses(server.pid));
    await wait(memoryEveryMs);
  }
}

function printMemory(used: readonly UsedByServer[]): string {
  const most = (read: (one: UsedByServer) => number) => `${Math.round(Math.max(...used.map(read)))} MB`;
  return `memory, at most: web process ${most(({ webMb }) => webMb)}, asking processes together ${most(({ allAskingMb }) => allAskingMb)}, all processes ${most(({ allMb }) => allMb)}`;
}

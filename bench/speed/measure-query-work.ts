import type { Measurement } from "./measurement.ts";
import { readCpuMs, readProcesses } from "./read-processes.ts";
import type { Delivery } from "./start-delivery.ts";

interface Asking {
  readonly ours: (client: number) => Promise<unknown>;
  readonly theirs: () => Promise<unknown>;
}

/**
 * The processor time of a query of ten rows, which other work on the machine disturbs less than its duration: of the web
 * process, and of those that plan and query. The yardstick is that of the bare server for the same query.
 */
export async function measureQueryWork(
  scene: Delivery,
  { ours, theirs }: Asking,
): Promise<readonly Measurement[]> {
  let [webMs, askingMs, bareMs] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const before = await readProcesses(scene.webPid);
    await askTogether(ours);
    const after = await readProcesses(scene.webPid);
    webMs += after.webCpuMs - before.webCpuMs;
    askingMs += after.askingCpuMs - before.askingCpuMs;
    const startedAtMs = await readCpuMs(scene.barePid);
    await askTogether(theirs);
    bareMs += (await readCpuMs(scene.barePid)) - startedAtMs;
  }
  const what = `10 rows for ${clients} clients at once, processor time of`;
  const yardstick = {
    yardstick: "that of the bare server",
    yardstickValue: bareMs / queries,
    goal: null,
  } as const;
  return [
    { what: `${what} the web process for each`, value: webMs / queries, ...yardstick },
    { what: `${what} the asking processes for each`, value: askingMs / queries, ...yardstick },
  ];
}

const clients = 8;
const rounds = 3;
/** Few enough to stay below the limit of calls per minute, with the other measurements. */
const queriesEach = 60;
const queries = clients * rounds * queriesEach;

async function askTogether(ask: (client: number) => Promise<unknown>): Promise<void> {
  const asking = Array.from({ length: clients }, async (_, client) => {
    for (let query = 0; query < queriesEach; query++) await ask(client);
  });
  await Promise.all(asking);
}

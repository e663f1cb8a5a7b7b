import { median, type Measurement } from "./measurement.ts";
import { post } from "./post.ts";
import { measureQueryWork } from "./measure-query-work.ts";
import { startDelivery, type Delivery } from "./start-delivery.ts";

/**
 * Rows of a PostgreSQL through the real server: signed in, over a saved connection, guarded, streamed. The yardsticks
 * are the driver alone, and a bare server around it without checks, both with default parsing, over the same data in
 * the same run. Empty if no PostgreSQL is available.
 */
export async function measureDelivery(dataFolder: string): Promise<readonly Measurement[]> {
  const scene = await startDelivery(dataFolder);
  if (scene === null) return [];
  try {
    return await measureAll(scene);
  } finally {
    await scene.stop();
  }
}

async function measureAll(scene: Delivery): Promise<readonly Measurement[]> {
  return [
    await measureSmall(scene),
    await measureOne(scene, {
      what: "an aggregate over 1,000,000 rows, delivered",
      sql: "SELECT name, count(*) AS n, sum(figure) AS total FROM rows GROUP BY name ORDER BY total DESC LIMIT 10",
      runs: 25,
      most: 1.08,
    }),
    await measureOne(scene, { what: "10,000 rows, delivered", sql: selectRows(10_000), runs: 61, most: 1.2 }),
    await measureOne(scene, {
      what: "100,000 rows, delivered",
      sql: selectRows(100_000),
      runs: 25,
      most: 0.9,
    }),
    ...(await measureTogether(scene)),
  ];
}

const selectRows = (count: number) => `SELECT id, figure, name FROM rows LIMIT ${count}`;
/** A different text each time, as from real users, so that the guard's cache does not help. */
const selectTen = () => `SELECT id, figure, name FROM rows WHERE id > ${start++ * 10} ORDER BY id LIMIT 10`;
let start = 0;

async function measureSmall({ bare, people }: Delivery): Promise<Measurement> {
  const [ours, theirs] = await timeInTurns(150, [
    () => post(people[0], selectTen()),
    () => post(bare, selectTen()),
  ]);
  return {
    what: "10 rows, signed in, delivered, p50",
    value: ours,
    yardstick: "a bare server around the driver",
    yardstickValue: theirs,
    goal: { kind: "ratio", most: 1.5 },
  };
}

interface Asked {
  readonly what: string;
  readonly sql: string;
  readonly runs: number;
  readonly most: number;
}

async function measureOne(
  { driver, people }: Delivery,
  { what, sql, runs, most }: Asked,
): Promise<Measurement> {
  const [ours, theirs] = await timeInTurns(runs, [() => post(people[0], sql), () => driver.query(sql)]);
  return {
    what,
    value: ours,
    yardstick: "its driver alone",
    yardstickValue: theirs,
    goal: { kind: "ratio", most },
  };
}

/** Medians of several kinds of work, in turns, so that other work on the machine affects all of them. */
async function timeInTurns(
  runs: number,
  [one, other]: readonly [() => Promise<unknown>, () => Promise<unknown>],
): Promise<readonly [number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    for (const [kind, work] of [one, other].entries()) {
      const startedAt = performance.now();
      await work();
      times[kind]?.push(performance.now() - startedAt);
    }
  }
  return [median(times[0]), median(times[1])];
}

async function measureTogether(scene: Delivery): Promise<readonly Measurement[]> {
  const { bare, people } = scene;
  const askOurs = (client: number) => post(people[client % people.length], selectTen());
  const askTheirs = () => post(bare, selectTen());
  // Opens all connections before the measurement.
  await timeClients(64, askOurs);
  await timeClients(64, askTheirs);
  const measured: Measurement[] = [];
  for (const clients of [16, 64]) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await timeClients(clients, askOurs));
      theirs.push(await timeClients(clients, askTheirs));
    }
    measured.push({
      what: `10 rows for ${clients} clients at once, each`,
      value: median(ours),
      yardstick: "a bare server around the driver",
      yardstickValue: median(theirs),
      goal: clients === 16 ? { kind: "ratio", most: 1 / 0.7 } : null,
    });
  }
  return [...measured, ...(await measureQueryWork(scene, { ours: askOurs, theirs: askTheirs }))];
}

const rounds = 3;
/** Few enough to stay below the limit of calls per minute. */
const queriesEach = 10;

/** The average time per query with many clients at once: the total time divided by the number of queries. */
async function timeClients(clients: number, work: (client: number) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let query = 0; query < queriesEach; query++) await work(client);
    }),
  );
  return (performance.now() - startedAt) / (clients * queriesEach);
}

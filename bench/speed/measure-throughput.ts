import { connect } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { runServer, type RunningServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import type { Measurement } from "./measurement.ts";
import { readProcesses } from "./read-processes.ts";
import { SignedInClient } from "./signed-in-client.ts";

const questions = ["how many customers are there", "number of orders", "how many products are there"];
const clientCount = 64;
/** The server answers up to three questions of one person at a time. */
const clientsPerPerson = 3;
const roundsOf: ReadonlyMap<number, number> = new Map([
  [1, 100],
  [16, 25],
  [clientCount, 10],
]);
const maxWebMs = 3;
const maxTurnMs = 50;
const maxMb = 450;

/**
 * How many light questions a server answers in a second, for 1, 16 and 64 clients, and what they cost the process that
 * serves all pages: processor time, the longest turn of its event loop, and memory. The yardstick of the time is a
 * health request.
 */
export async function measureThroughput(folder: string): Promise<readonly Measurement[]> {
  const socket = `${folder}.sock`;
  const probe = fileURLToPath(new URL("./loop-probe.ts", import.meta.url));
  const server = await runServer(await findFreePort(), join(folder, "throughput"), {
    NODE_OPTIONS: `--import=${probe}`,
    LOOP_PROBE: socket,
    ASKERY_TRUST_PROXY: "1",
  });
  try {
    const people = await signUpPeople(server, Math.ceil(clientCount / clientsPerPerson));
    await askTogether(people, clientCount, 5);
    const measured: Measurement[] = [];
    for (const [clients, rounds] of roundsOf) {
      measured.push(...(await measureClients(server, people, { clients, rounds, socket })));
    }
    return measured;
  } finally {
    await server.stop();
  }
}

/** People with accounts, each from an address of its own. */
export async function signUpPeople(server: RunningServer, count: number): Promise<readonly SignedInClient[]> {
  const people: SignedInClient[] = [await SignedInClient.signUp(server, "person-0")];
  while (people.length < count) {
    const names = Array.from(
      { length: Math.min(atOnce, count - people.length) },
      (_, at) => people.length + at,
    );
    const signedUp = names.map((index) =>
      SignedInClient.signUp(server, `person-${index}`, `10.0.${index >> 8}.${index & 255}`),
    );
    people.push(...(await Promise.all(signedUp)));
  }
  return people;
}

const atOnce = 4;

interface Round {
  readonly clients: number;
  readonly rounds: number;
  readonly socket: string;
}

async function measureClients(
  server: RunningServer,
  people: readonly SignedInClient[],
  { clients, rounds, socket }: Round,
): Promise<readonly Measurement[]> {
  const healthMs = await timeHealth(server);
  await json(connect(socket));
  const before = await readProcesses(server.pid);
  const startedAt = performance.now();
  await askTogether(people, clients, rounds);
  const eachMs = (performance.now() - startedAt) / (clients * rounds);
  const after = await readProcesses(server.pid);
  const { turnMs } = (await json(connect(socket))) as { readonly turnMs: number };
  const webMs = (after.webCpuMs - before.webCpuMs) / (clients * rounds);
  const what = `light questions, ${clients} at once`;
  const yardstick = { yardstick: "a health request", yardstickValue: healthMs };
  const idle = { yardstick: "before", unit: "MB" } as const;
  return [
    { what: `${what}: from one answer to the next`, value: eachMs, ...yardstick, goal: null },
    {
      what: `${what}: processor time of the web process for each`,
      value: webMs,
      ...yardstick,
      goal: { kind: "value", most: maxWebMs },
    },
    {
      what: `${what}: longest turn of the web process`,
      value: turnMs,
      ...yardstick,
      goal: { kind: "value", most: maxTurnMs },
    },
    {
      what: `${what}: memory of the web process`,
      value: after.webMb,
      ...idle,
      yardstickValue: before.webMb,
      goal: { kind: "value", most: maxMb },
    },
    {
      what: `${what}: memory of the largest asking process`,
      value: after.askingMb,
      ...idle,
      yardstickValue: before.askingMb,
      goal: { kind: "value", most: maxMb },
    },
  ];
}

async function askTogether(
  people: readonly SignedInClient[],
  clients: number,
  rounds: number,
): Promise<void> {
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const person = people[index % people.length];
      for (let round = 0; round < rounds; round++) {
        await person?.ask(questions[(index + round) % questions.length] ?? "");
      }
    }),
  );
}

async function timeHealth({ url }: RunningServer): Promise<number> {
  const startedAt = performance.now();
  for (let run = 0; run < healthRuns; run++) await (await fetch(`${url}/api/health`)).arrayBuffer();
  return (performance.now() - startedAt) / healthRuns;
}

const healthRuns = 100;

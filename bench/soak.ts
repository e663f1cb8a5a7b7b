/**
 * Keeps a server busy and watches the memory of its web process.
 *
 *     npm run soak [-- --minutes N --per-minute N --snapshots DIR]
 *
 * The default is an hour of 60 rounds a minute. In each round a user asks a question and opens pages; eight times a
 * minute, another session starts. It prints the memory every minute, and at the end its growth after the first third, in
 * which caches fill. With --snapshots it writes heap snapshots, one a minute, to compare in Chromium's inspector.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runServer } from "../scripts/start/run-server.ts";
import { findFreePort } from "../scripts/test-servers/find-free-port.ts";
import { readShopQuestions } from "./accuracy/read-shop-questions.ts";
import { printColumns } from "./print-columns.ts";
import type { ProbedMemory } from "./speed/memory-probe.ts";
import { SignedInClient } from "./speed/signed-in-client.ts";

const { values: flags } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    "per-minute": { type: "string", default: "60" },
    snapshots: { type: "string" },
  },
});
const minutes = Number(flags.minutes);
const perMinute = Number(flags["per-minute"]);
const roundMs = 60_000 / perMinute;
/** The server allows ten a minute from one address. */
const signInEvery = Math.ceil(perMinute / 8);

const pages = ["/", "/ask", "/plans", "/charts", "/databases", "/no-such-page"];
const addresses = [
  "/api/me",
  "/api/databases",
  "/api/notifications",
  "/api/auth/list-sessions",
  "/api/openapi.json",
];

const folder = mkdtempSync(join(tmpdir(), "askery-soak-"));
const socket = join(folder, "probe.sock");
const server = await runServer(await findFreePort(), folder, {
  NODE_OPTIONS: `--import=${fileURLToPath(new URL("./speed/memory-probe.ts", import.meta.url))}`,
  MEMORY_PROBE: socket,
  ...(flags.snapshots !== undefined && { MEMORY_SNAPSHOTS: flags.snapshots }),
});
try {
  const client = await SignedInClient.signUp(server, "soaker");
  const questions = readShopQuestions("everyday").map(({ text }) => text);
  const startMs = performance.now();
  const seen: (ProbedMemory & { readonly minute: number })[] = [];
  for (let round = 0; seen.length <= minutes; round++) {
    const nextMs = performance.now() + roundMs;
    if (performance.now() - startMs >= seen.length * 60_000) {
      const memory = { minute: seen.length, ...((await json(connect(socket))) as ProbedMemory) };
      seen.push(memory);
      console.log(printMemory(memory));
    }
    await playRound(client, questions, round);
    await wait(Math.max(0, nextMs - performance.now()));
  }
  console.log(printGrowth(seen));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function playRound(client: SignedInClient, questions: readonly string[], round: number): Promise<void> {
  if (round % 100 === 99) await client.startOver();
  await client.ask(questions[round % questions.length] ?? "");
  await client.visit(pages[round % pages.length] ?? "/");
  for (const address of addresses) await client.visit(address);
  if (round % signInEvery === 0) await client.signInElsewhere();
}

function printMemory({
  minute,
  rssMb,
  heapMb,
  externalMb,
}: ProbedMemory & { readonly minute: number }): string {
  return `minute ${minute}: ${rssMb.toFixed(0)} MB resident; after a collection ${heapMb.toFixed(1)} MB on the heap, ${externalMb.toFixed(1)} MB outside`;
}

/** The first and the last figures, and how fast each grew after the first third. */
function printGrowth(seen: readonly (ProbedMemory & { readonly minute: number })[]): string {
  const later = seen.slice(Math.floor(seen.length / 3));
  const figures = ["rssMb", "heapMb", "externalMb"] as const;
  const rows = figures.map((figure) => [
    figure.replace("Mb", ""),
    `${(seen[0]?.[figure] ?? 0).toFixed(1)} MB`,
    `${(seen.at(-1)?.[figure] ?? 0).toFixed(1)} MB`,
    `${(60 * slopeOf(later.map((memory) => [memory.minute, memory[figure]]))).toFixed(1)} MB an hour`,
  ]);
  return printColumns(["memory", "start", "end", "growth"], rows);
}

/** The slope of the line through the points with the least squares. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

/**
 * Loaded into a server's process (`node --import`), it reports on the socket `LOOP_PROBE` the longest turn of the event
 * loop since the last request: `{ turnMs }`.
 *
 * It measures the processor time of the thread between two ticks of a short timer, so other work on the machine does
 * not count. The result may include up to one tick of adjacent turns.
 */
import { createServer } from "node:net";

const socket = process.env["LOOP_PROBE"];
const tickMs = 5;

// The server's child processes load this module too.
if (socket !== undefined && process.argv[1]?.endsWith("apps/server/main.ts") === true) {
  let turnMs = 0;
  let usedMs = readUsedMs();
  setInterval(() => {
    const nowMs = readUsedMs();
    turnMs = Math.max(turnMs, nowMs - usedMs);
    usedMs = nowMs;
  }, tickMs).unref();
  createServer((client) => {
    client.end(JSON.stringify({ turnMs }));
    // This request does not count.
    turnMs = 0;
    usedMs = readUsedMs();
  })
    .listen(socket)
    .unref();
}

function readUsedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

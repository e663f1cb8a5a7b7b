/**
 * Loaded into a server's process (`node --import`), it tells over the socket named by `LOOP_PROBE` how long the loop was
 * held up at most since it was last asked: `{ turnMs }`.
 *
 * Counted is processor time of the loop's thread between two ticks of a short timer, so that other work on the machine
 * does not count; up to a tick of it may be of turns around the longest.
 */
import { createServer } from "node:net";

const socket = process.env["LOOP_PROBE"];
const tickMs = 5;

// The processes below the server are others.
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
    // Telling does not count.
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

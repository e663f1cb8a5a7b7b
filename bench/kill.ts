/**
 * Kills a process that writes to the store, many times, and checks that no acknowledged write is lost.
 *
 *     npx node bench/kill.ts [ROUNDS]
 *
 * The default is 1,000 rounds, about ten minutes. It fails if a write is lost.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killWhileWriting } from "../apps/server/testing/kill-while-writing.test-support.ts";

const rounds = Number(process.argv[2] ?? 1000);
const folder = mkdtempSync(join(tmpdir(), "askery-kill-"));
let acknowledged = 0;
try {
  for (let round = 0; round < rounds; round++) {
    const outcome = await killWhileWriting(folder, { round, afterWrites: 1 + ((round * 73) % 200) });
    acknowledged += outcome.acknowledged;
    if (outcome.lost.length > 0 || outcome.integrity !== "ok") {
      throw new Error(`Round ${round}: lost ${outcome.lost.join(", ")}; integrity: ${outcome.integrity}.`);
    }
    if ((round + 1) % 100 === 0) {
      console.log(`${round + 1} kills, ${acknowledged} acknowledged writes, none lost`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${rounds} kills, ${acknowledged} acknowledged writes, none lost`);

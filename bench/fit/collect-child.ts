/**
 * A child process that collects candidates, one batch of questions about a database at a time. It appends them to its file and
 * answers each batch with `done`.
 */
import { appendFileSync } from "node:fs";
import { CandidateCollector } from "./candidate-collector.ts";
import type { CandidateBatch } from "./collect-batches.ts";

const [cacheFolder = "", output = ""] = process.argv.slice(2);
const collector = new CandidateCollector(cacheFolder);

process.on("message", (batch: CandidateBatch) => {
  void collectBatch(batch);
});
process.on("disconnect", () => {
  collector.close();
  process.exit();
});

async function collectBatch(batch: CandidateBatch): Promise<void> {
  const all = await collector.collectAll(batch);
  appendFileSync(output, all.map((candidates) => `${JSON.stringify(candidates)}\n`).join(""));
  process.send?.("done");
}

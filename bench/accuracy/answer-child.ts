/**
 * A child process that answers batches of questions. Its input is a `Batch`, its output an attempt for each question
 * and `done`.
 */
import { Answerer } from "./answerer.ts";
import type { Batch, BatchReply } from "./answer-batches.ts";

const [cacheFolder = ""] = process.argv.slice(2);
const answerer = new Answerer(cacheFolder);

process.on("message", (batch: Batch) => {
  void answerBatch(batch);
});
process.on("disconnect", () => {
  answerer.close();
  process.exit();
});

async function answerBatch({ questions, options }: Batch): Promise<void> {
  await answerer.answerAll(questions, options, (attempt) => reply({ kind: "attempt", attempt }));
  reply({ kind: "done" });
}

function reply(message: BatchReply): void {
  process.send?.(message);
}

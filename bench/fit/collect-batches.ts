import { fork, type ChildProcess } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Question } from "../accuracy/question.ts";

/** Questions about one database. */
export interface CandidateBatch {
  readonly benchmark: string;
  /** Whether the ranking must not be fitted on them. */
  readonly isChecked: boolean;
  readonly questions: readonly Question[];
}

export interface CollectOptions {
  readonly cacheFolder: string;
  /** The file of candidates. */
  readonly output: string;
  /** The number of processes. */
  readonly jobs: number;
}

/** Collects the candidates of all batches in child processes, the smallest batches first. A batch whose process ends is reported and left out. */
export async function collectBatches(
  batches: readonly CandidateBatch[],
  { cacheFolder, output, jobs }: CollectOptions,
): Promise<void> {
  const waiting = batches.toSorted((one, other) => one.questions.length - other.questions.length);
  writeFileSync(output, "");
  const work = async (_: unknown, index: number): Promise<void> => {
    const part = `${output}.${index}`;
    rmSync(part, { force: true });
    const start = (): ChildProcess =>
      fork(new URL("./collect-child.ts", import.meta.url), [cacheFolder, part]);
    let child = start();
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      if (await collectBatch(child, batch)) continue;
      console.error(`${batch.benchmark}, ${batch.questions[0]?.database}: its process ended`);
      child = start();
    }
    child.disconnect();
    if (!existsSync(part)) return;
    appendFileSync(output, readFileSync(part));
    rmSync(part);
  };
  await Promise.all(Array.from({ length: jobs }, work));
}

function collectBatch(child: ChildProcess, batch: CandidateBatch): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isDone: boolean): void => {
      child.removeAllListeners("message").removeAllListeners("exit");
      resolve(isDone);
    };
    child.on("message", () => settle(true));
    child.on("exit", () => settle(false));
    child.send(batch);
  });
}

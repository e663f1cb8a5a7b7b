import { fork, type ChildProcess } from "node:child_process";
import { noMatch } from "../compare-results.ts";
import type { AnswerOptions } from "./answer-question.ts";
import type { Attempt } from "./attempt.ts";
import type { Question } from "./question.ts";

/** Questions about one database. */
export interface Batch {
  readonly questions: readonly Question[];
  readonly options: AnswerOptions;
}

export type BatchReply = { readonly kind: "attempt"; readonly attempt: Attempt } | { readonly kind: "done" };

export interface BatchesOptions {
  /** The number of processes to run in parallel. */
  readonly jobs: number;
  readonly cacheFolder: string;
}

/**
 * Answers batches in child processes. A question during which its process is silent for a minute, or ends, counts as
 * failed; the rest of its batch continues in a new process.
 */
export async function answerBatches(
  batches: readonly Batch[],
  { jobs, cacheFolder }: BatchesOptions,
): Promise<readonly Attempt[]> {
  const waiting = batches.toSorted((one, other) => other.questions.length - one.questions.length);
  const attempts: Attempt[] = [];
  const work = async (): Promise<void> => {
    let child = startChild(cacheFolder);
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const done = await answerBatch(child, batch);
      attempts.push(...done);
      const [stuck, ...rest] = batch.questions.slice(done.length);
      if (!stuck) continue;
      attempts.push(stuckAttempt(stuck, batch.options));
      if (rest.length > 0) waiting.unshift({ ...batch, questions: rest });
      child.kill("SIGKILL");
      child = startChild(cacheFolder);
    }
    child.disconnect();
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return attempts;
}

function startChild(cacheFolder: string): ChildProcess {
  return fork(new URL("./answer-child.ts", import.meta.url), [cacheFolder]);
}

/** Attempts in the order of the questions. There are fewer of them than questions if the process hung or ended. */
function answerBatch(child: ChildProcess, batch: Batch): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = [];
  return new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer);
      child.removeAllListeners("message").removeAllListeners("exit");
      resolve(attempts);
    };
    let timer = setTimeout(settle, longestSilenceMs);
    child.on("message", (reply: BatchReply) => {
      clearTimeout(timer);
      timer = setTimeout(settle, longestSilenceMs);
      if (reply.kind === "done") settle();
      else attempts.push(reply.attempt);
    });
    child.on("exit", settle);
    child.send(batch);
  });
}

const longestSilenceMs = 60_000;

function stuckAttempt({ id, text }: Question, { isOpen }: AnswerOptions): Attempt {
  const miss = isOpen ? `${id}  ${text}\nFAILED the process hung or ended` : null;
  return {
    id,
    outcome: "failed",
    planned: null,
    verdict: noMatch,
    isOffered: false,
    isOneEditAway: null,
    rank: null,
    problem: null,
    chart: null,
    confidence: null,
    planningMs: null,
    miss,
  };
}

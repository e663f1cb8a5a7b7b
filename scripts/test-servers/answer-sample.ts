import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sampleScaleForTests } from "./sample.ts";

export interface AnsweredSample {
  /** A server's data folder, to be copied. */
  readonly folder: string;
  /** Removes the folder. */
  readonly stop: () => Promise<void>;
}

/** Runs a server that builds the sample shop and answers its example questions, once for the servers of all tests. */
export async function answerSample(): Promise<AnsweredSample> {
  const folder = await mkdtemp(join(tmpdir(), "askery-sample-"));
  const stop = () => rm(folder, { recursive: true, force: true });
  try {
    const program = join(import.meta.dirname, "answered-sample-program.ts");
    const parameters = [folder, String(sampleScaleForTests)];
    await run(process.execPath, ["--no-warnings", program, ...parameters], { timeout: timeoutMs });
    return { folder, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

const run = promisify(execFile);
const timeoutMs = 200_000;

import { rmSync } from "node:fs";
import { AppError, type AppErrorCode } from "@askery/model";
import {
  buildSampleDatabase,
  SampleBuildError,
  type SampleBuildProblem,
  type SampleSummary,
} from "@askery/sample";
import type { Context } from "./context.ts";
import { sampleFixes } from "./messages.ts";

/**
 * Creates the sample database. Ctrl+C ends the program and removes the incomplete file.
 *
 * @throws AppError if a file already exists or can't be written
 */
export async function makeSample(
  options: { readonly path: string; readonly today: string; readonly replace: boolean },
  { signal }: Pick<Context, "signal">,
): Promise<SampleSummary> {
  process.once("exit", () => removeDraft(options.path));
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([buildSampleDatabase(options), stopped]);
  } catch (cause) {
    throw cause instanceof SampleBuildError ? describeProblem(cause) : cause;
  }
}

/** Removes the draft that the generator writes until the file is complete. */
function removeDraft(path: string): void {
  const draft = `${path}.building-${String(process.pid)}`;
  for (const file of [draft, `${draft}.wal`]) rmSync(file, { force: true });
}

function describeProblem(cause: SampleBuildError): AppError {
  return new AppError(codes[cause.code], { message: cause.message, fix: sampleFixes[cause.code] }, { cause });
}

const codes: Readonly<Record<SampleBuildProblem, AppErrorCode>> = {
  "bad-date": "usage",
  "bad-scale": "usage",
  "file-exists": "file-exists",
  "not-written": "file-unreadable",
};

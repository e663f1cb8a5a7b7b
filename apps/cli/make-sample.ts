import { rmSync } from "node:fs";
import { AppError, type AppErrorCode } from "@askery/model";
import {
  buildSampleDatabase,
  SampleBuildError,
  type SampleBuildProblem,
  type SampleSummary,
} from "@askery/sample";
import type { Context } from "./context.ts";

/**
 * Makes the sample database. Ctrl+C ends the program, and nothing is left of what was half made.
 *
 * @throws AppError where a file is in the way or can't be written
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

/** The name under which the generator works until the file is whole. */
function removeDraft(path: string): void {
  const draft = `${path}.building-${String(process.pid)}`;
  for (const file of [draft, `${draft}.wal`]) rmSync(file, { force: true });
}

function describeProblem(cause: SampleBuildError): AppError {
  const { code, fix } = problems[cause.code];
  return new AppError(code, cause.message, { fix, cause });
}

const problems: Readonly<Record<SampleBuildProblem, { readonly code: AppErrorCode; readonly fix: string }>> =
  {
    "bad-date": { code: "usage", fix: "Write the date like 2026-11-20." },
    "bad-scale": { code: "usage", fix: "Remove the scale." },
    "file-exists": { code: "file-exists", fix: "To replace it, add --replace." },
    "not-written": {
      code: "file-unreadable",
      fix: "Check the folder, its permissions and the free disk space.",
    },
  };

import type { Job } from "@askery/process";
import type { LoadedFiles, LoadFile, LoadLimits, LoadProgress } from "./load-request.ts";

/** The jobs of the process that loads files. */
export interface LoadJobs {
  readonly load: Job<LoadJob, LoadedFiles, LoadProgress>;
}

export interface LoadJob {
  readonly files: readonly LoadFile[];
  readonly removedTables: readonly string[];
  /** The current database, opened read-only; null if there is none yet. */
  readonly oldPath: string | null;
  /** Where to write the new version. */
  readonly newPath: string;
  /** For temporary files; the caller removes it. */
  readonly workFolder: string;
  readonly memoryMb: number;
  readonly limits: LoadLimits;
}

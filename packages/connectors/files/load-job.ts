import type { Job } from "@askery/process";
import type { LoadedFiles, LoadFile, LoadLimits, LoadProgress } from "./load-request.ts";

/** What the process that loads files does. */
export interface LoadJobs {
  readonly load: Job<LoadJob, LoadedFiles, LoadProgress>;
}

/** What the process that loads is asked for. */
export interface LoadJob {
  readonly files: readonly LoadFile[];
  readonly removedTables: readonly string[];
  /** The database as it is; null where there is none yet. It is only read. */
  readonly oldPath: string | null;
  /** Where the new version of it is written. */
  readonly newPath: string;
  /** For whatever is written on the way; whoever asked removes it. */
  readonly workFolder: string;
  readonly memoryMb: number;
  readonly limits: LoadLimits;
}

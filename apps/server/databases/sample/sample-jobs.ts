import type { IsoDate } from "@askery/model";
import type { Job } from "@askery/process";

export interface SampleJobs {
  /** Builds the shop that ends on a day. The file gets its name when it is complete. */
  readonly build: Job<{ readonly path: string; readonly today: IsoDate; readonly scale: number }, null>;
}

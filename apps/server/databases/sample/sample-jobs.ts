import type { IsoDate } from "@askery/model";
import type { Job } from "@askery/process";

export interface SampleJobs {
  /** Builds the shop that ends on a day. The file has its name once it is whole. */
  readonly build: Job<{ readonly path: string; readonly today: IsoDate; readonly scale: number }, null>;
}

import type { LoadLimits } from "../load-request.ts";

export interface StructuredFile {
  readonly path: string;
  readonly fileName: string;
  readonly format: "json" | "ndjson" | "parquet";
  /** Where a copy may be written, in a folder of its own. */
  readonly workFolder: string;
  /** Copies are told apart by it. */
  readonly id: string;
  readonly limits: LoadLimits;
}

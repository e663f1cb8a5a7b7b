import type { LoadLimits } from "../load-request.ts";

export interface StructuredFile {
  readonly path: string;
  readonly fileName: string;
  readonly format: "json" | "ndjson" | "parquet";
  /** A folder for copies. */
  readonly workFolder: string;
  /** Makes the names of copies unique. */
  readonly id: string;
  readonly limits: LoadLimits;
}

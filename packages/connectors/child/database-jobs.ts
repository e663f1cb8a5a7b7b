import type { Catalog, ColumnValues, Statement, TableChunk, TableColumn } from "@askery/model";
import type { Job } from "@askery/process";
import type { IntrospectOptions, Limits, SampleOptions } from "../connector.ts";

/** The jobs of a process that has a database open. */
export interface DatabaseJobs {
  /** Must precede every other job. Opening another database closes the previous one. */
  readonly open: Job<Source, null>;
  readonly introspect: Job<IntrospectOptions, Catalog>;
  readonly sampleValues: Job<SampleOptions, readonly ColumnValues[]>;
  /** Streams rows within limits; the columns arrive with the first rows. */
  readonly run: Job<
    { readonly statement: Statement; readonly limits: Limits },
    { readonly isTruncated: boolean },
    readonly TableColumn[],
    TableChunk
  >;
  readonly close: Job<null, null>;
}

/** A file and its format. */
export interface Source {
  readonly path: string;
  readonly format: FileFormat;
  readonly memoryMb: number;
}

export type FileFormat = "sqlite" | "duckdb" | "csv" | "tsv" | "json" | "ndjson" | "parquet";

import type { Catalog, ColumnValues, Statement, TableChunk, TableColumn } from "@askery/model";
import type { Job } from "@askery/process";
import type { IntrospectOptions, Limits, SampleOptions } from "../connector.ts";

/** What a process that has a database open does. */
export interface DatabaseJobs {
  /** Comes before every other job; opening another database closes the one before. */
  readonly open: Job<Source, null>;
  readonly introspect: Job<IntrospectOptions, Catalog>;
  readonly sampleValues: Job<SampleOptions, readonly ColumnValues[]>;
  /** Streams rows within limits. What its columns are is known with the first of them. */
  readonly run: Job<
    { readonly statement: Statement; readonly limits: Limits },
    { readonly isTruncated: boolean },
    readonly TableColumn[],
    TableChunk
  >;
  readonly close: Job<null, null>;
}

/** A file, and how it is to be read. */
export interface Source {
  readonly path: string;
  readonly format: FileFormat;
  readonly memoryMb: number;
}

export type FileFormat = "sqlite" | "duckdb" | "csv" | "tsv" | "json" | "ndjson" | "parquet";

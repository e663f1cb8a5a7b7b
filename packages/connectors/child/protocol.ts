import type { AppErrorCode, Span, Statement, TableChunk, TableColumn } from "@askery/model";
import type { IntrospectOptions, Limits, SampleOptions } from "../connector.ts";
import type { LoadJob } from "../files/load-job.ts";
import type { LoadProgress } from "../files/load-request.ts";

/** What is asked of a child process. Every request has its own id, which its replies carry. */
export type Request =
  | DatabaseRequest
  /** Of the process that loads files, which holds no database. */
  | { readonly id: number; readonly kind: "load"; readonly job: LoadJob };

export type DatabaseRequest =
  | { readonly id: number; readonly kind: "open"; readonly source: Source }
  | { readonly id: number; readonly kind: "introspect"; readonly options: IntrospectOptions }
  | { readonly id: number; readonly kind: "sampleValues"; readonly options: SampleOptions }
  | { readonly id: number; readonly kind: "run"; readonly statement: Statement; readonly limits: Limits }
  /** The chunks of a run are sent one at a time: this asks for the next. */
  | { readonly id: number; readonly kind: "more" }
  | { readonly id: number; readonly kind: "stop" }
  | { readonly id: number; readonly kind: "close" };

/** A file, and how it is to be read. */
export interface Source {
  readonly path: string;
  readonly format: FileFormat;
  readonly memoryMb: number;
}

export type FileFormat = "sqlite" | "duckdb" | "csv" | "tsv" | "json" | "ndjson" | "parquet";

export type Reply =
  | { readonly id: number; readonly kind: "done"; readonly value: unknown }
  | { readonly id: number; readonly kind: "columns"; readonly columns: readonly TableColumn[] }
  | { readonly id: number; readonly kind: "chunk"; readonly chunk: TableChunk; readonly isTruncated: boolean }
  | { readonly id: number; readonly kind: "end" }
  | { readonly id: number; readonly kind: "progress"; readonly progress: LoadProgress }
  | { readonly id: number; readonly kind: "failed"; readonly failure: Failure };

/** An `AppError` as it travels. */
export interface Failure {
  readonly code: AppErrorCode;
  readonly message: string;
  readonly fix: string;
  readonly span?: Span | null;
}

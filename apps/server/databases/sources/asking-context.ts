import type { SchemaChange } from "@askery/api";
import type { SharedWork } from "@askery/process";
import type { AskingProcesses } from "../../asking-process/asking-process.ts";
import type { SourceContext } from "./find-source.ts";

/** The context for asking a database. */
export interface AskingContext extends SourceContext {
  readonly asking: AskingProcesses;
  readonly rereadSchema: RereadSchema;
  /** The charts that are being computed for limits other than those of their own results: ids of results. */
  readonly chartRuns: SharedWork<string>;
}

/**
 * Reads the tables of a database again and returns what changed. Null if that failed, or
 * was done just before without finding a change.
 */
export type RereadSchema = (request: {
  readonly databaseId: string;
  readonly signal: AbortSignal;
}) => Promise<readonly SchemaChange[] | null>;

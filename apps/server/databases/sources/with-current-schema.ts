import type { SchemaChange } from "@askery/api";
import { AppError } from "@askery/model";
import { unlessStopped } from "../../runtime/unless-stopped.ts";
import type { AskingContext } from "./asking-context.ts";
import { findSource, type AskedDatabase } from "./find-source.ts";

export interface CurrentSchemaRequest {
  readonly databaseId: string;
  readonly signal: AbortSignal;
  /** Called if the database has to be waited for. */
  readonly onWait?: () => void;
}

/**
 * Asks a database. If it no longer has a table or column of its catalog, its tables are read again, and `ask` is called
 * once more with what changed.
 */
export async function withCurrentSchema<Result>(
  context: AskingContext,
  request: CurrentSchemaRequest,
  ask: (database: AskedDatabase, changes: readonly SchemaChange[]) => Promise<Result>,
): Promise<Result> {
  const find = () => unlessStopped(findSource(context, request), request.signal);
  try {
    return await ask(await find(), []);
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== "name-unknown") throw cause;
    request.onWait?.();
    const changes = await context.rereadSchema(request);
    if (changes === null) throw cause;
    return ask(await find(), changes);
  }
}

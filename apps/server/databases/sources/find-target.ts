import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@askery/model";
import type { DatabaseTarget } from "../../asking-process/database-source.ts";
import { refuseElsewhere } from "./upload-folder.ts";
import type { TargetContext } from "./target-context.ts";
import { readRecord } from "./find-connection.ts";
import { readSecrets } from "./save-secrets.ts";
import { targetOf } from "./target-of.ts";
import { databaseMessages } from "../../messages/database-messages.ts";

export interface FoundTarget {
  readonly target: DatabaseTarget;
  /** Identifies the target: a catalog that was read from another target is not used. */
  readonly source: string;
}

/**
 * The target of a saved database of any kind, with its secrets.
 *
 * @throws AppError `database-gone` if it is not available, `secret-unreadable`, `file-empty` before the first upload
 */
export async function findTarget(context: TargetContext, databaseId: string): Promise<FoundTarget> {
  const { kind, connection } = await context.store
    .selectFrom("workspace")
    .select(["kind", "connection"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  if (kind === "sample") {
    const { path } = await context.sample.ready();
    return { target: { kind: "file", path }, source: path };
  }
  if (connection === null) {
    refuseElsewhere(context.policy);
    const path = uploadedPath(context.policy.uploadFolder, databaseId);
    if (!existsSync(path)) throw nothingUploaded();
    return { target: { kind: "file", path }, source: `files ${databaseId}` };
  }
  const secrets = await readSecrets(context, databaseId);
  const target = await targetOf(readRecord(connection), secrets, context.policy);
  return { target, source: createHash("sha256").update(connection).digest("base64url") };
}

/** The file with the tables of a database of uploaded files. */
export function uploadedPath(uploadFolder: string, databaseId: string): string {
  return join(uploadFolder, databaseId, "tables.duckdb");
}

function nothingUploaded(): AppError {
  return new AppError("file-empty", databaseMessages.noTables);
}

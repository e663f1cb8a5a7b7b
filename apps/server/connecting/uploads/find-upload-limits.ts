import { AppError } from "@askery/model";
import type { UploadContext } from "./upload-context.ts";
import { uploadMessages } from "../../messages/upload-messages.ts";

/** @throws AppError `conflict` for a database that accepts no files */
export async function findUploadLimits(
  { store, limitsOf }: UploadContext,
  databaseId: string,
): Promise<{ readonly maxBytes: number | null; readonly maxRows: number | null }> {
  const { kind, plan } = await store
    .selectFrom("workspace")
    .select(["kind", "plan"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  if (kind !== "file") {
    throw new AppError("conflict", uploadMessages.noFilesHere);
  }
  const { uploadBytes, uploadRows } = limitsOf(plan);
  return { maxBytes: uploadBytes, maxRows: uploadRows };
}

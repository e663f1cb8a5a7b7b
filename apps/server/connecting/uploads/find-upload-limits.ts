import { planTerms } from "@askery/api";
import { AppError } from "@askery/model";
import type { UploadContext } from "./upload-context.ts";

/** @throws AppError `conflict` for a database that takes no files */
export async function findUploadLimits(
  { store }: UploadContext,
  databaseId: string,
): Promise<{ readonly maxBytes: number | null; readonly maxRows: number | null }> {
  const { kind, plan } = await store
    .selectFrom("workspace")
    .select(["kind", "plan"])
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  if (kind !== "file") {
    throw new AppError("conflict", "This database takes no files.", {
      fix: "Make a database of files, and upload it there.",
    });
  }
  const limits = planTerms.find(({ name }) => name === plan)?.limits;
  return { maxBytes: limits?.uploadBytes ?? null, maxRows: limits?.uploadRows ?? null };
}

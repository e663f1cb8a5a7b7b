import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { UploadContext } from "./upload-context.ts";

/** Removes the files of databases that no longer exist. */
export async function removeLeftFiles({
  store,
  policy,
}: Pick<UploadContext, "store" | "policy">): Promise<void> {
  const names = await readdir(policy.uploadFolder).catch(() => []);
  for (const name of names.filter((one) => isId.test(one))) {
    const row = await store.selectFrom("workspace").select("id").where("id", "=", name).executeTakeFirst();
    if (row === undefined) await rm(join(policy.uploadFolder, name), { recursive: true, force: true });
  }
}

/** The folder of a database is named by its id; other folders do not belong to databases. */
const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@askery/model";
import { storeKind } from "../../store/sign-in-store.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { uploadMessages } from "../../messages/upload-messages.ts";

export interface UploadFolder {
  readonly path: string;
  /** Whether to make this the folder that stores uploads, in place of another. */
  readonly takesOver: boolean;
}

const setting = "uploadFolder";

/**
 * Whether a folder is the one that stores uploads: that of the first server over a store, possibly seen from another
 * server. A file in it identifies it. A server with an embedded store does not share it.
 */
export async function isUploadFolder(
  { store, now }: StoreContext,
  { path, takesOver }: UploadFolder,
): Promise<boolean> {
  if (storeKind(store) !== "postgres") return true;
  const value = await readFolderId(path);
  const updatedAtMs = now();
  await store
    .insertInto("serverSetting")
    .values({ name: setting, value, updatedAtMs })
    .onConflict((conflict) =>
      takesOver
        ? conflict.column("name").doUpdateSet({ value, updatedAtMs })
        : conflict.column("name").doNothing(),
    )
    .execute();
  const stored = await store
    .selectFrom("serverSetting")
    .select("value")
    .where("name", "=", setting)
    .executeTakeFirstOrThrow();
  return stored.value === value;
}

/** Reads the id of a folder and creates it the first time. If several servers create it at once, one of them wins. */
async function readFolderId(folder: string): Promise<string> {
  const path = join(folder, "folder.id");
  if (!existsSync(path)) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const id = randomUUID();
    const draft = join(folder, `folder.id.${id}`);
    await writeFile(draft, `${id}\n`, { mode: 0o600 });
    // Unlike a write, a link is atomic.
    await link(draft, path).catch((cause: unknown) => {
      if (!existsSync(path)) throw cause;
    });
    await rm(draft);
  }
  return (await readFile(path, "utf8")).trim();
}

/** @throws AppError `uploads-elsewhere` on a server that does not have the upload folder */
export function refuseElsewhere(policy: { readonly keepsUploads: boolean }): void {
  if (policy.keepsUploads) return;
  throw uploadsElsewhere();
}

export function uploadsElsewhere(): AppError {
  return new AppError("uploads-elsewhere", uploadMessages.onAnotherServer);
}

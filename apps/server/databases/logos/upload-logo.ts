import { createHash } from "node:crypto";
import { readPicture } from "../pictures/read-picture.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { logoPath } from "./read-logo.ts";
import { receiveBytes } from "../pictures/receive-bytes.ts";

const maxBytes = 1_000_000;
/** How many versions of a database's logo are stored, so that a change can be undone. */
const maxStored = 5;

export interface LogoUpload {
  readonly databaseId: string;
  readonly bytes: ReadableStream<Uint8Array> | null;
}

/**
 * Makes a picture the logo of a database.
 *
 * @throws AppError `file-too-large` over 1 MB, or the errors of `readPicture`
 */
export async function uploadLogo(context: StoreContext, upload: LogoUpload): Promise<void> {
  const { databaseId: workspaceId } = upload;
  const { kind, bytes } = readPicture(await receiveBytes(upload.bytes, maxBytes));
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const createdAtMs = context.now();
  await context.store.transaction().execute(async (store) => {
    await store
      .insertInto("logo")
      .values({ workspaceId, version, kind, bytes: Buffer.from(bytes).toString("base64"), createdAtMs })
      .onConflict((conflict) => conflict.columns(["workspaceId", "version"]).doUpdateSet({ createdAtMs }))
      .execute();
    const old = await store
      .selectFrom("logo")
      .select("version")
      .where("workspaceId", "=", workspaceId)
      .where("version", "!=", version)
      .orderBy("createdAtMs", "desc")
      .orderBy("version")
      .limit(100)
      .offset(maxStored - 1)
      .execute();
    for (const one of old) {
      await store
        .deleteFrom("logo")
        .where("workspaceId", "=", workspaceId)
        .where("version", "=", one.version)
        .execute();
    }
    await store
      .updateTable("workspace")
      .set({ logo: logoPath(workspaceId, version) })
      .where("id", "=", workspaceId)
      .execute();
  });
}

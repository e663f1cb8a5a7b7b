import { AppError } from "@askery/model";
import { mediaTypes, type PictureKind } from "../pictures/picture.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { databaseMessages } from "../../messages/database-messages.ts";

export interface LogoBytes {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** @throws AppError `not-found` */
export async function readLogo(
  { store }: StoreContext,
  { databaseId, version }: { readonly databaseId: string; readonly version: string },
): Promise<LogoBytes> {
  const row = await store
    .selectFrom("logo")
    .select(["kind", "bytes"])
    .where("workspaceId", "=", databaseId)
    .where("version", "=", version)
    .executeTakeFirst();
  if (row === undefined) throw noLogo();
  return { mediaType: mediaTypes[row.kind satisfies PictureKind], bytes: Buffer.from(row.bytes, "base64") };
}

/** @throws AppError `not-found` if the path is not that of a stored logo of this database */
export async function checkLogo(context: StoreContext, databaseId: string, path: string): Promise<void> {
  const version = path.split("/").at(-1) ?? "";
  if (path !== logoPath(databaseId, version)) throw noLogo();
  await readLogo(context, { databaseId, version });
}

export function logoPath(databaseId: string, version: string): string {
  return `/api/databases/${databaseId}/logos/${version}`;
}

function noLogo(): AppError {
  return new AppError("not-found", databaseMessages.noSuchLogo);
}

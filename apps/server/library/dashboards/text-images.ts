import { createHash } from "node:crypto";
import { AppError, listImageVersions, type TextImage } from "@askery/model";
import { mediaTypes } from "../../databases/pictures/picture.ts";
import { readPicture } from "../../databases/pictures/read-picture.ts";
import { receiveBytes } from "../../databases/pictures/receive-bytes.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import type { Store } from "../../store/open-store.ts";
import type { StoreContext } from "../../store/store-context.ts";

const maxBytes = 2_000_000;
/** Of a dashboard, with those that only earlier revisions show. */
const maxImages = 30;
/** A picture that no revision shows may still be in somebody's unsaved changes. */
const unusedMs = 30 * 24 * 60 * 60 * 1_000;

interface ImageUpload {
  readonly dashboardId: string;
  readonly bytes: ReadableStream<Uint8Array> | null;
}

/**
 * Stores a picture for the texts of a dashboard, without its metadata.
 *
 * @throws AppError `file-too-large` over 2 MB, the errors of `readPicture`, `file-kind-unknown` for WebP, `conflict` if the dashboard has 30
 */
export async function uploadImage(
  context: StoreContext,
  { dashboardId, bytes: sent }: ImageUpload,
): Promise<TextImage> {
  const { kind, width, height, bytes } = readPicture(await receiveBytes(sent, maxBytes));
  // Neither documents nor pictures can have others.
  if (kind === "webp") throw new AppError("file-kind-unknown", libraryMessages.webpImage);
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const createdAtMs = context.now();
  await context.store.transaction().execute(async (store) => {
    await sweepImages(store, dashboardId, createdAtMs - unusedMs);
    const { count } = await store
      .selectFrom("dashboardImage")
      .select((of) => of.fn.countAll<number | string>().as("count"))
      .where("dashboardId", "=", dashboardId)
      .where("version", "!=", version)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxImages) throw new AppError("conflict", libraryMessages.tooManyImages(maxImages));
    const base64 = Buffer.from(bytes).toString("base64");
    await store
      .insertInto("dashboardImage")
      .values({ dashboardId, version, kind, width, height, bytes: base64, createdAtMs })
      .onConflict((conflict) => conflict.columns(["dashboardId", "version"]).doUpdateSet({ createdAtMs }))
      .execute();
  });
  return { version, width, height };
}

/** Deletes pictures from before a time that neither the dashboard nor a revision of it shows. */
async function sweepImages(store: Store, dashboardId: string, beforeMs: number): Promise<void> {
  const old = await store
    .selectFrom("dashboardImage")
    .select("version")
    .where("dashboardId", "=", dashboardId)
    .where("createdAtMs", "<", beforeMs)
    .execute();
  for (const { version } of old) {
    if (await isNamed(store, { dashboardId, version })) continue;
    await store
      .deleteFrom("dashboardImage")
      .where("dashboardId", "=", dashboardId)
      .where("version", "=", version)
      .execute();
  }
}

async function isNamed(store: Store, { dashboardId, version }: ImageName): Promise<boolean> {
  const pattern = `%image:${version}/%`;
  const shown = await store
    .selectFrom("dashboard")
    .select("id")
    .where("id", "=", dashboardId)
    .where("texts", "like", pattern)
    .executeTakeFirst();
  if (shown !== undefined) return true;
  const earlier = await store
    .selectFrom("dashboardRevision")
    .select("revision")
    .where("dashboardId", "=", dashboardId)
    .where("contents", "like", pattern)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

interface ImageName {
  readonly dashboardId: string;
  readonly version: string;
}

/** @throws AppError `not-found` */
export async function readImage({ store }: Pick<StoreContext, "store">, { dashboardId, version }: ImageName) {
  const row = await store
    .selectFrom("dashboardImage")
    .select(["kind", "bytes"])
    .where("dashboardId", "=", dashboardId)
    .where("version", "=", version)
    .executeTakeFirst();
  if (row === undefined) throw noImage();
  return { mediaType: mediaTypes[row.kind], bytes: Buffer.from(row.bytes, "base64") };
}

export function noImage(): AppError {
  return new AppError("not-found", libraryMessages.noSuchImage);
}

/** The pictures that texts of a dashboard show, by their versions, as addresses that contain them. */
export async function readImageData(
  store: Store,
  dashboardId: string,
  texts: readonly { readonly text: string }[],
): Promise<ReadonlyMap<string, string>> {
  const versions = listImageVersions(texts);
  if (versions.length === 0) return new Map();
  const rows = await store
    .selectFrom("dashboardImage")
    .select(["version", "kind", "bytes"])
    .where("dashboardId", "=", dashboardId)
    .where("version", "in", versions)
    .execute();
  return new Map(
    rows.map(({ version, kind, bytes }) => [version, `data:${mediaTypes[kind]};base64,${bytes}`]),
  );
}

/**
 * Gives a dashboard the pictures that its texts name, if another dashboard of the same database has them: texts are copied
 * and pasted with the versions of their pictures, which nobody guesses.
 */
export async function adoptImages(
  store: Store,
  dashboardId: string,
  texts: readonly { readonly text: string }[],
): Promise<void> {
  const versions = listImageVersions(texts);
  if (versions.length === 0) return;
  const own = await store
    .selectFrom("dashboardImage")
    .select("version")
    .where("dashboardId", "=", dashboardId)
    .where("version", "in", versions)
    .execute();
  const missing = versions.filter((version) => own.every((one) => one.version !== version));
  for (const version of missing.slice(0, maxImages)) {
    const found = await store
      .selectFrom("dashboardImage")
      .innerJoin("dashboard as other", "other.id", "dashboardImage.dashboardId")
      .innerJoin("dashboard as own", "own.workspaceId", "other.workspaceId")
      .select(["kind", "width", "height", "bytes", "dashboardImage.createdAtMs"])
      .where("version", "=", version)
      .where("own.id", "=", dashboardId)
      .executeTakeFirst();
    if (found === undefined) continue;
    await store
      .insertInto("dashboardImage")
      .values({ dashboardId, version, ...found })
      .execute();
  }
}

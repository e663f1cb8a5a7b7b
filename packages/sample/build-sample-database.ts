import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { readIsoDay } from "./calendar.ts";
import { generateShop } from "./generate-shop.ts";
import { SampleBuildError } from "./sample-build-error.ts";
import { sampleSchema } from "./schema.ts";
import { writeDatabase, type TableCount } from "./write-database.ts";

export interface SampleOptions {
  /** The path of the DuckDB file. Its folder is created if necessary. */
  readonly path: string;
  /** The last day of the data, `yyyy-mm-dd`. */
  readonly today: string;
  /** The size of the shop: 1, the default, is about 60,000 orders. Above 0, at most 20. */
  readonly scale?: number;
  /** Whether to replace an existing file at `path`. Default: it is left alone, and the build fails. */
  readonly replace?: boolean;
}

export interface SampleSummary {
  readonly path: string;
  readonly today: string;
  readonly sizeBytes: number;
  readonly tables: readonly TableCount[];
}

/**
 * Creates the sample database. The same `today` and `scale` result in the same rows.
 *
 * The file is built under another name beside `path` and moved there when it is complete, so a build that fails or is
 * killed leaves nothing at `path`. The next build removes the draft of a killed one. Within a process, only one build
 * at a time runs for the same path.
 *
 * @throws SampleBuildError
 */
export async function buildSampleDatabase({
  path,
  today,
  scale = 1,
  replace = false,
}: SampleOptions): Promise<SampleSummary> {
  const day = readIsoDay(today);
  if (day === undefined) {
    throw new SampleBuildError("bad-date", `"${today}" is not a date. Write it like 2026-11-20.`);
  }
  if (!(scale > 0 && scale <= 20)) {
    throw new SampleBuildError(
      "bad-scale",
      `The scale ${scale} is out of range. Choose a number above 0 and up to 20.`,
    );
  }
  if (!replace) refuseExisting(path);
  const draftPath = `${path}.building-${process.pid}`;
  await prepareFolder(path);
  try {
    const tables = await writeDatabase(draftPath, sampleSchema, generateShop(day, scale));
    const { size } = await stat(draftPath);
    if (!replace) refuseExisting(path);
    await rename(draftPath, path);
    return { path, today, sizeBytes: size, tables };
  } catch (cause) {
    await removeDraft(draftPath);
    throw cause instanceof SampleBuildError ? cause : notWritten(path, cause);
  }
}

async function prepareFolder(path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await removeAbandonedDrafts(path);
  } catch (cause) {
    throw notWritten(path, cause);
  }
}

function notWritten(path: string, cause: unknown): SampleBuildError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SampleBuildError(
    "not-written",
    `The sample database could not be written to ${path}: ${reason}`,
    { cause },
  );
}

function refuseExisting(path: string): void {
  if (existsSync(path)) {
    throw new SampleBuildError(
      "file-exists",
      `The file ${path} already exists. Choose another name, or replace it.`,
    );
  }
}

/**
 * The name of a draft contains the id of the process that builds it. A draft is abandoned if that process is gone, or
 * is this one.
 */
async function removeAbandonedDrafts(path: string): Promise<void> {
  const prefix = `${basename(path)}.building-`;
  for (const name of await readdir(dirname(path))) {
    const owner = /^\d+/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : "");
    if (owner && !isOtherProcessAlive(Number(owner[0]))) await removeDraft(join(dirname(path), name));
  }
}

async function removeDraft(draftPath: string): Promise<void> {
  await rm(draftPath, { force: true });
  await rm(`${draftPath}.wal`, { force: true });
}

function isOtherProcessAlive(processId: number): boolean {
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // a process of another user cannot be signaled, but it exists
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { readIsoDay } from "./calendar.ts";
import { generateShop } from "./generate-shop.ts";
import { SampleBuildError } from "./sample-build-error.ts";
import { sampleSchema } from "./schema.ts";
import { writeDatabase, type TableCount } from "./write-database.ts";

export interface SampleOptions {
  /** Where the DuckDB file goes; its folder is made when missing. */
  readonly path: string;
  /** The last day of the data, `yyyy-mm-dd`. */
  readonly today: string;
  /** Size of the shop: 1 is about 60,000 orders, the default; above 0, at most 20. */
  readonly scale?: number;
  /** Whether a file that is already at `path` is replaced; by default it is refused and left alone. */
  readonly replace?: boolean;
}

export interface SampleSummary {
  readonly path: string;
  readonly today: string;
  readonly sizeBytes: number;
  readonly tables: readonly TableCount[];
}

/**
 * Makes the sample database. The same `today` and `scale` give the same rows.
 *
 * The file is made under another name beside `path` and takes its place when it is whole, so a build that
 * fails or is killed leaves nothing at `path`, and what a killed one left beside it is removed by the next. One process
 * makes one file at a time at the same path.
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

/** Drafts carry the id of the process that makes them; one whose process is gone, or is ours, is abandoned. */
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
    // a process of another user cannot be signaled, but is there
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

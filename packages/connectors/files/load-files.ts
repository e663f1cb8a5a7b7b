import { randomUUID } from "node:crypto";
import { existsSync, renameSync, statSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { AppError } from "@askery/model";
import { ChildProcess } from "@askery/process";
import { childProgram } from "../child/child-program.ts";
import { memoryShort } from "./describe-load-error.ts";
import type { LoadJob, LoadJobs } from "./load-job.ts";
import { defaultLoadLimits } from "./load-limits.ts";
import type { LoadedFiles, LoadOptions, LoadRequest } from "./load-request.ts";
import { fileMessages } from "../messages/file-messages.ts";

/**
 * Loads files into a database, in a separate process: all of them, or none if one fails or the load is stopped.
 *
 * The new version of the database is written beside the old one and replaces it at the end; open connectors go on
 * reading the old one. Of two concurrent loads into one database, the second fails with `conflict`. Throws an
 * `AppError` with the problem and a fix.
 */
export async function loadFiles(request: LoadRequest, options: LoadOptions = {}): Promise<LoadedFiles> {
  const targetPath = resolve(request.targetPath);
  const { memoryMb = 1_024, limits } = options;
  await removeAbandoned(targetPath);
  const workFolder = `${targetPath}${workMark}${randomUUID()}`;
  await mkdir(workFolder, { recursive: true });
  try {
    const before = fingerprint(targetPath);
    const newPath = join(workFolder, "database.duckdb");
    const job: LoadJob = {
      files: request.files.map((file) => ({ ...file, path: resolve(file.path) })),
      removedTables: request.removedTables ?? [],
      oldPath: before === null ? null : targetPath,
      newPath,
      workFolder,
      memoryMb,
      limits: { ...defaultLoadLimits, ...limits },
    };
    const loaded = await runInChild(job, options);
    if (fingerprint(targetPath) !== before) throw changedMeanwhile();
    if (existsSync(newPath)) renameSync(newPath, targetPath);
    return loaded;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function runInChild(job: LoadJob, { signal, onProgress }: LoadOptions): Promise<LoadedFiles> {
  const child = new ChildProcess<LoadJobs>({ ...childProgram(program, job.memoryMb), stopGraceMs: 0 });
  const timeoutMs = chooseTimeout(job);
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const signals = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    return await child.run("load", job, { signal: signals, onProgress });
  } catch (cause) {
    if (deadline.aborted && signal?.aborted !== true) throw tookTooLong(job, timeoutMs, cause);
    throw cause instanceof AppError ? describeEnd(cause, job) : cause;
  } finally {
    child.kill();
  }
}

const program = new URL("./main.ts", import.meta.url);

/** The base limit, plus a second for each megabyte: a slower file is stuck. */
function chooseTimeout({ files, oldPath, limits }: LoadJob): number {
  const paths = [...files.map(({ path }) => path), ...(oldPath === null ? [] : [oldPath])];
  const bytes = paths.reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0);
  return Math.max(0, limits.timeoutMs + Math.round(bytes / 1_000));
}

function tookTooLong({ files }: LoadJob, timeoutMs: number, cause: unknown): AppError {
  const names = files.map(({ fileName }) => fileName).join(", ");
  return new AppError("query-timed-out", fileMessages.loadTooSlow(names, timeoutMs), { cause });
}

/** A process that ended on its own or exceeded its memory limit ran out of memory. */
function describeEnd(failure: AppError, { files }: LoadJob): AppError {
  const isEnd = failure.code === "database-gone" || failure.code === "query-too-large";
  return isEnd ? memoryShort(files.map(({ fileName }) => fileName).join(", "), failure) : failure;
}

/** Identifies the version of a file; null if it does not exist. */
function fingerprint(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found ? [found.ino, found.size, found.mtimeNs].join(" ") : null;
}

const workMark = ".loading-";

/** Removes work folders that killed loads left behind. No load takes a day. */
async function removeAbandoned(targetPath: string): Promise<void> {
  const folder = dirname(targetPath);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(basename(targetPath) + workMark))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
  }
}

const dayMs = 86_400_000;

function changedMeanwhile(): AppError {
  return new AppError("conflict", fileMessages.changedMeanwhile);
}

import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { AppError, type IsoDate } from "@askery/model";
import type { PoolOptions, ProcessPool } from "@askery/process";
import type { SampleJobs } from "./sample-jobs.ts";
import { databaseMessages } from "../../messages/database-messages.ts";

/** A build of the sample shop. */
export interface SampleFile {
  readonly path: string;
  /** The last day of its data, which counts as "today" in questions about it. */
  readonly today: IsoDate;
}

export interface SampleShopOptions {
  /** The folder of the builds. */
  readonly folder: string;
  /** The folder of a build that came with the server, which a new server uses at once. Default: none. */
  readonly givenFolder?: string | undefined;
  /** The scale of the shop: 1 is the full shop, 0 builds none. */
  readonly scale: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** The processes that build the shop, which are closed with it. */
  readonly builder: ProcessPool<SampleJobs>;
}

/** The age in days at which a build is replaced by one that ends today. */
const freshDays = 7;
const dayMs = 24 * 60 * 60 * 1000;
/** Increase it when the generator changes the shop, so that it is built again. */
const generation = 1;

/**
 * The sample shop of a server. A separate process builds it, which takes seconds and half a gigabyte. The file name
 * contains the day. A file never changes, and a replaced one remains until the next build for those who have it open.
 */
export class SampleShop {
  readonly #options: SampleShopOptions;
  #current: SampleFile | null = null;
  #building: Promise<SampleFile> | null = null;
  #isClosed = false;
  #renewedAtMs = -Infinity;

  constructor(options: SampleShopOptions) {
    this.#options = options;
  }

  get isReady(): boolean {
    return this.#current !== null;
  }

  /** Whether there is a build, however old. */
  async exists(): Promise<boolean> {
    const { folder } = this.#options;
    return existsSync(folder) && (await listBuilds(folder)).length > 0;
  }

  /**
   * The existing build, or the one in progress. An old build is replaced in the background.
   *
   * @throws AppError `database-gone`
   */
  async ready(): Promise<SampleFile> {
    if (this.#current === null) return this.refresh();
    this.#renew(this.#current);
    return this.#current;
  }

  /** The existing build if it is fresh, otherwise a new one. @throws AppError `database-gone` */
  async refresh(): Promise<SampleFile> {
    this.#building ??= this.#findOrBuild().finally(() => (this.#building = null));
    return this.#building;
  }

  /** Ends a build in progress; the next start builds again. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.#options.builder.close();
  }

  /**
   * Replaces an old build in the background. The job that refreshes the sample runs on only one of several servers, but
   * each has its own build.
   */
  #renew(current: SampleFile): void {
    const nowMs = this.#options.now();
    if (isFresh(current, nowMs) || nowMs - this.#renewedAtMs < dayMs) return;
    this.#renewedAtMs = nowMs;
    // The old build remains usable, and the next call tries again.
    this.refresh().catch(() => undefined);
  }

  async #findOrBuild(): Promise<SampleFile> {
    const { folder, givenFolder, scale, now } = this.#options;
    if (scale === 0 || this.#isClosed) throw noSample();
    await mkdir(folder, { recursive: true });
    if (this.#current === null && givenFolder !== undefined) await takeGiven(givenFolder, folder);
    const builds = await listBuilds(folder);
    const [latest] = builds;
    if (latest !== undefined) this.#current = latest;
    if (latest !== undefined && isFresh(latest, now())) return latest;
    const today = new Date(now()).toISOString().slice(0, 10);
    const built: SampleFile = { path: join(folder, nameBuild(today)), today };
    await this.#build(built);
    this.#current = built;
    for (const old of builds.slice(1)) await rm(old.path, { force: true });
    return built;
  }

  async #build({ path, today }: SampleFile): Promise<void> {
    const { builder, scale } = this.#options;
    try {
      await builder.run("build", { path, today, scale });
    } catch (cause) {
      throw cause instanceof AppError ? cause : noSample(cause);
    }
  }
}

/** The pool of the building process, which ends after its job. */
export const sampleBuilder: PoolOptions<SampleJobs> = {
  program: {
    url: new URL("./build-sample.ts", import.meta.url),
    serialization: "json",
    niceness: 10,
    describeEnd: (end) => noSample(end.kind === "crashed" ? end.cause : undefined),
  },
  maxProcesses: 1,
  jobsPerProcess: 1,
  idleMs: 0,
};

/** The name of the file of a build that ends on a day. */
export function nameBuild(today: IsoDate): string {
  return `shop-${generation}-${today}.duckdb`;
}

/** Copies the build that came with the server into a folder without one. An interrupted copy has another name. */
async function takeGiven(from: string, folder: string): Promise<void> {
  if (!existsSync(from) || (await listBuilds(folder)).length > 0) return;
  const [given] = await listBuilds(from);
  if (given === undefined) return;
  const path = join(folder, basename(given.path));
  await copyFile(given.path, `${path}.copied`);
  await rename(`${path}.copied`, path);
}

/** Complete builds of this generation, latest first. A file gets its name when it is complete. */
async function listBuilds(folder: string): Promise<readonly SampleFile[]> {
  const pattern = new RegExp(String.raw`^shop-${generation}-(\d{4}-\d{2}-\d{2})\.duckdb$`);
  const names = (await readdir(folder)).toSorted().toReversed();
  return names.flatMap((name) => {
    const today = pattern.exec(name)?.[1];
    return today === undefined ? [] : { path: join(folder, name), today };
  });
}

/** A build from the future counts as fresh, so that a clock that was set back does not cause repeated builds. */
function isFresh({ today }: SampleFile, nowMs: number): boolean {
  return nowMs - Date.parse(today) < freshDays * dayMs;
}

function noSample(cause?: unknown): AppError {
  return new AppError("database-gone", databaseMessages.sampleMissing, { cause });
}

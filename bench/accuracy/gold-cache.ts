import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { GoldReply } from "./gold-runner.ts";

/** Cached results of gold SQL on one database file. A changed file has another cache. */
export class GoldCache {
  readonly #path: string;
  readonly #replies: Map<string, GoldReply>;
  #isChanged = false;

  constructor(folder: string, database: string) {
    const { size, mtimeMs } = statSync(database);
    this.#path = join(folder, `${basename(database)}-${hash(`${database} ${size} ${mtimeMs}`)}.json`);
    this.#replies = readReplies(this.#path);
  }

  get(sql: string): GoldReply | undefined {
    return this.#replies.get(hash(sql));
  }

  /** Large results are faster to compute again than to load, and a failure may be due to a busy machine. */
  set(sql: string, reply: GoldReply): void {
    if (reply.kind === "failed" || reply.table.rowCount * reply.table.columns.length > maxCells) return;
    this.#replies.set(hash(sql), reply);
    this.#isChanged = true;
  }

  save(): void {
    if (!this.#isChanged) return;
    mkdirSync(join(this.#path, ".."), { recursive: true });
    const draft = `${this.#path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(Object.fromEntries(this.#replies)));
    renameSync(draft, this.#path);
    this.#isChanged = false;
  }
}

const maxCells = 5_000;

function readReplies(path: string): Map<string, GoldReply> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, "utf8")) as Record<string, GoldReply>));
  } catch {
    // The file is missing or was truncated when a run was killed, so the results are computed again.
    return new Map();
  }
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

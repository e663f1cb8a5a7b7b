import { flushCompileCache } from "node:module";
import { AppError, assertNever } from "@askery/model";
import type { Limits } from "../connector.ts";
import { cutBlock } from "./cut-block.ts";
import { endWithParent } from "./end-with-parent.ts";
import type { Spent } from "./cut-block.ts";
import type { Cursor, Database } from "./database.ts";
import type { DatabaseRequest, Failure, Reply, Source } from "./protocol.ts";

/**
 * The loop of a child process: answers its parent's requests about the one database that it holds, and ends with its
 * parent.
 *
 * A run sends one chunk and waits to be asked for the next, so that a slow reader slows the query instead of filling
 * memory.
 */
export function serve(open: (source: Source) => Promise<Database>): void {
  const session = new Session(open);
  process.on("message", (request: DatabaseRequest) => void session.answer(request));
  // An exit would wait for the query that runs, and end the thread that watches the parent meanwhile.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
}

interface RunInProgress {
  cursor: Cursor | null;
  isStopped: boolean;
  wake: () => void;
}

class Session {
  readonly #open: (source: Source) => Promise<Database>;
  readonly #runs = new Map<number, RunInProgress>();
  #database: Database | null = null;
  #isWatched = false;

  constructor(open: (source: Source) => Promise<Database>) {
    this.#open = open;
  }

  async answer(request: DatabaseRequest): Promise<void> {
    try {
      await this.#perform(request);
    } catch (cause) {
      send({ id: request.id, kind: "failed", failure: describeFailure(cause) });
    }
  }

  async #perform(request: DatabaseRequest): Promise<void> {
    switch (request.kind) {
      case "open":
        this.#close();
        this.#database = await this.#open(request.source);
        send({ id: request.id, kind: "done", value: null });
        // Whoever kills this process later leaves no time for it.
        flushCompileCache();
        return;
      case "introspect":
        send({ id: request.id, kind: "done", value: await this.#held().introspect(request.options) });
        return;
      case "sampleValues":
        send({ id: request.id, kind: "done", value: await this.#held().sampleValues(request.options) });
        return;
      case "run":
        await this.#run(request);
        return;
      case "more":
        this.#runs.get(request.id)?.wake();
        return;
      case "stop":
        this.#stop(request.id);
        return;
      case "close":
        this.#close();
        send({ id: request.id, kind: "done", value: null });
        return;
      default:
        assertNever(request);
    }
  }

  async #run({ id, statement, limits }: Extract<DatabaseRequest, { kind: "run" }>): Promise<void> {
    const run: RunInProgress = { cursor: null, isStopped: false, wake: () => undefined };
    this.#runs.set(id, run);
    try {
      const cursor = await this.#held().run(statement);
      run.cursor = cursor;
      await sendRows(id, run, cursor, limits);
    } finally {
      this.#runs.delete(id);
      run.cursor?.close();
    }
  }

  #stop(id: number): void {
    const run = this.#runs.get(id);
    if (!run) return;
    run.isStopped = true;
    run.cursor?.interrupt();
    run.wake();
  }

  /** The first work it is given is what may keep it from hearing that its parent has gone. */
  #held(): Database {
    if (!this.#isWatched) endWithParent();
    this.#isWatched = true;
    if (this.#database) return this.#database;
    throw new AppError("database-gone", "No database is open.", { fix: "Open the file again." });
  }

  #close(): void {
    this.#database?.close();
    this.#database = null;
  }
}

async function sendRows(id: number, run: RunInProgress, cursor: Cursor, limits: Limits): Promise<void> {
  let spent: Spent = { rows: 0, bytes: 0 };
  let isFull = run.isStopped;
  let block = isFull ? null : await cursor.next();
  send({ id, kind: "columns", columns: cursor.columns() });
  while (block && !isFull) {
    const cut = cutBlock(block, spent, limits);
    ({ spent, isFull } = cut);
    const asked = new Promise<void>((resolve) => (run.wake = resolve));
    send({ id, kind: "chunk", chunk: cut.chunk, isTruncated: cut.isTruncated });
    if (isFull) break;
    block = await cursor.next();
    await asked;
    if (run.isStopped) break;
  }
  send({ id, kind: "end" });
}

function send(reply: Reply): void {
  // A parent that goes while this is on its way hears nothing any longer.
  if (process.connected) process.send?.(reply, undefined, undefined, () => undefined);
}

function describeFailure(cause: unknown): Failure {
  if (cause instanceof AppError) {
    const { code, message, fix, span } = cause;
    return { code, message, fix, span };
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return { code: "query-failed", message, fix: "Check the statement, or ask in other words." };
}

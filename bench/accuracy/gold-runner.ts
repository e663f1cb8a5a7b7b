import { fork, type ChildProcess } from "node:child_process";
import type { Table } from "@askery/model";

export interface GoldRequest {
  readonly path: string;
  readonly sql: string;
  readonly maxRows: number;
}

export type GoldReply =
  | { readonly kind: "ran"; readonly table: Table }
  | { readonly kind: "failed"; readonly reason: string };

/** Runs gold SQL in a child process, one query at a time. A query that takes more than five seconds is killed. */
export class GoldRunner {
  #child: ChildProcess | null = null;

  run(path: string, sql: string): Promise<GoldReply> {
    const child = this.#start();
    const request: GoldRequest = { path, sql, maxRows };
    return new Promise((resolve) => {
      const settle = (reply: GoldReply): void => {
        clearTimeout(timer);
        child.removeAllListeners("message").removeAllListeners("exit");
        resolve(reply);
      };
      const timer = setTimeout(() => {
        this.close();
        settle({ kind: "failed", reason: `no result within ${timeoutMs} ms` });
      }, timeoutMs);
      child.on("message", settle);
      child.on("exit", () => {
        this.#child = null;
        settle({ kind: "failed", reason: "its process ended" });
      });
      child.send(request);
    });
  }

  close(): void {
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }

  #start(): ChildProcess {
    this.#child ??= fork(new URL("./gold-child.ts", import.meta.url), { serialization: "advanced" });
    return this.#child;
  }
}

const maxRows = 50_000;
/** Includes starting the process. */
const timeoutMs = 5_000;

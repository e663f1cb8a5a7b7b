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

/** Runs gold SQL in a child process, which is killed when a query takes more than five seconds. One query at a time. */
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
/** Starting the process is part of it. */
const timeoutMs = 5_000;

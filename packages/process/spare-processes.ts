import type { ChildProcess, Program } from "./child-process.ts";
import type { JobMap, NoJobs } from "./job.ts";

/** Idle processes that stay warm between pools, for callers that open one pool after another. */
export class SpareProcesses<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs> = NoJobs> {
  readonly #clear: (child: ChildProcess<Jobs, ParentJobs>) => Promise<unknown>;
  readonly #idle: ChildProcess<Jobs, ParentJobs>[] = [];

  /** @param clear removes a pool's state from a process; the process is killed if that fails */
  constructor(clear: (child: ChildProcess<Jobs, ParentJobs>) => Promise<unknown>) {
    this.#clear = clear;
  }

  /** A spare process of this program; null if there is none. */
  take({ url }: Program<ParentJobs>): ChildProcess<Jobs, ParentJobs> | null {
    const index = this.#idle.findIndex((child) => child.isAlive && child.program.url.href === url.href);
    return index === -1 ? null : (this.#idle.splice(index, 1)[0] ?? null);
  }

  async give(child: ChildProcess<Jobs, ParentJobs>): Promise<void> {
    await this.#clear(child).then(
      () => this.#idle.push(child),
      () => child.kill(),
    );
  }

  close(): void {
    for (const child of this.#idle.splice(0)) child.kill();
  }
}

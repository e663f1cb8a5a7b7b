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

  /** A spare process of this program, with its handlers; null if there is none. */
  take(program: Program<ParentJobs>): ChildProcess<Jobs, ParentJobs> | null {
    const wanted = commandOf(program);
    const index = this.#idle.findIndex((child) => child.isAlive && commandOf(child.program) === wanted);
    const [child = null] = index === -1 ? [] : this.#idle.splice(index, 1);
    child?.perform(program.handlers);
    return child;
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

/** Equal for programs that start the same process. */
function commandOf({ url, args = [], heapMb = 0 }: Pick<Program, "url" | "args" | "heapMb">): string {
  return [url.href, ...args, heapMb].join(" ");
}

import { readdirSync, readFileSync } from "node:fs";

/** The child processes, direct or indirect, whose command contains a text. */
export function findProcesses(text: string): readonly number[] {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(name));
  const parents = new Map(processes.map(({ id, parent }) => [id, parent]));
  return processes
    .filter(({ id, command }) => command.includes(text) && isBelow(id, process.pid, parents))
    .map(({ id }) => id);
}

interface FoundProcess {
  readonly id: number;
  readonly parent: number;
  readonly command: string;
}

function readProcess(name: string): readonly FoundProcess[] {
  try {
    const status = readFileSync(`/proc/${name}/stat`, "utf8");
    const parent = Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[1]);
    return [{ id: Number(name), parent, command: readFileSync(`/proc/${name}/cmdline`, "utf8") }];
  } catch {
    // The process has ended in the meantime.
    return [];
  }
}

function isBelow(id: number, ancestor: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at = parents.get(id); at !== undefined && at > 0; at = parents.get(at)) {
    if (at === ancestor) return true;
  }
  return false;
}

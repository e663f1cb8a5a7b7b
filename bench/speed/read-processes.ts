import { readdir, readFile } from "node:fs/promises";

/** What the processes of a server use, by what they do. Linux only. */
export interface UsedByServer {
  /** Megabytes, with memory that processes share counted once. */
  readonly webMb: number;
  /** The largest process that plans questions. */
  readonly askingMb: number;
  /** All that plan questions. */
  readonly allAskingMb: number;
  /** All processes together. */
  readonly allMb: number;
  /** Processor time of the web process so far. */
  readonly webCpuMs: number;
  /** Processor time so far of all processes that plan questions and still run. */
  readonly askingCpuMs: number;
}

interface FoundProcess {
  readonly pid: number;
  readonly parent: number;
  readonly cpuMs: number;
  readonly program: string;
}

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/**
 * Reads what a server uses, from the id of its web process. The memory of large processes takes the system tens of
 * milliseconds, which block nothing here.
 */
export async function readProcesses(pid: number): Promise<UsedByServer> {
  const all = await readAll();
  const web = all.find((one) => one.pid === pid);
  const children = descendantsOf(pid, all);
  const memory = new Map<number, number>();
  for (const id of [pid, ...children.map((one) => one.pid)]) memory.set(id, await readMemoryMb(id));
  const asking = children.filter(({ program }) => program.includes("asking-process/main.ts"));
  const askingMemory = asking.map((one) => memory.get(one.pid) ?? 0);
  return {
    webMb: memory.get(pid) ?? 0,
    askingMb: Math.max(0, ...askingMemory),
    allAskingMb: sumOf(askingMemory),
    allMb: sumOf([...memory.values()]),
    webCpuMs: web?.cpuMs ?? 0,
    askingCpuMs: sumOf(asking.map(({ cpuMs }) => cpuMs)),
  };
}

/** Processor time of each process below another one so far, by its id. */
export async function readDescendants(
  pid: number,
): Promise<ReadonlyMap<number, { readonly program: string; readonly cpuMs: number }>> {
  return new Map(descendantsOf(pid, await readAll()).map((one) => [one.pid, one]));
}

async function readAll(): Promise<readonly FoundProcess[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  return (await Promise.all(ids.map(readProcess))).flat();
}

/** The processor time of a process so far; 0 if it has ended. */
export async function readCpuMs(pid: number): Promise<number> {
  const [found] = await readProcess(pid);
  return found?.cpuMs ?? 0;
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}

function descendantsOf(pid: number, all: readonly FoundProcess[]): readonly FoundProcess[] {
  const children = all.filter(({ parent }) => parent === pid);
  return [...children, ...children.flatMap((child) => descendantsOf(child.pid, all))];
}

/** Empty if the process has just ended. */
async function readProcess(pid: number): Promise<readonly FoundProcess[]> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const program = await readFile(`/proc/${pid}/cmdline`, "utf8");
    // The name, in parentheses, may contain spaces. After it: state, parent, …
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const cpuMs = (Number(fields[11]) + Number(fields[12])) * tickMs;
    return [{ pid, parent: Number(fields[1]), cpuMs, program }];
  } catch {
    return [];
  }
}

async function readMemoryMb(pid: number): Promise<number> {
  try {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1_000;
  } catch {
    return 0;
  }
}

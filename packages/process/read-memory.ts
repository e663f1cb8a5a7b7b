import { readFileSync } from "node:fs";

/** The resident memory of a process; 0 on systems other than Linux, which do not report it. */
export function readMemoryMb(pid: number): number {
  try {
    const pages = readFileSync(`/proc/${String(pid)}/statm`, "utf8").split(" ")[1];
    return (Number(pages ?? 0) * 4096) / 1_048_576;
  } catch {
    return 0;
  }
}

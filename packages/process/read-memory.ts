import { readFileSync } from "node:fs";

/** Resident memory of a process; 0 where the system does not report it, as only Linux does. */
export function readMemoryMb(pid: number): number {
  try {
    const pages = readFileSync(`/proc/${String(pid)}/statm`, "utf8").split(" ")[1];
    return (Number(pages ?? 0) * 4096) / 1_048_576;
  } catch {
    return 0;
  }
}

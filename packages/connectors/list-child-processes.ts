import { readdirSync, readFileSync } from "node:fs";

/** Lists the child processes that connectors of this process have started, from /proc. For tests. */
export function listChildProcesses(): readonly number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && isConnectorChild(pid));
}

function isConnectorChild(pid: number): boolean {
  try {
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1];
    return (
      Number(parent) === process.pid &&
      readFileSync(`/proc/${String(pid)}/cmdline`, "utf8").includes("/connectors/")
    );
  } catch {
    return false;
  }
}

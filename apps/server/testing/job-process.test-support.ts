import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { StoreLocation } from "../store/open-store.ts";

/** A separate process that runs jobs. */
export interface JobProcess {
  /** The ids of the runs that it has started so far, repeated for each start. */
  readonly began: () => readonly string[];
  /** Kills it with SIGKILL in the middle of its work. */
  readonly kill: () => Promise<void>;
}

const program = fileURLToPath(new URL("run-jobs.test-support.ts", import.meta.url));

/** Starts a process that runs jobs of a store until it is killed or the test ends. */
export function startJobProcess(
  location: StoreLocation,
  { endsLong }: { readonly endsLong: boolean },
): JobProcess {
  const child = spawn(process.execPath, [program, JSON.stringify(location), endsLong ? "yes" : "no"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  const kill = async () => {
    child.kill("SIGKILL");
    await closed;
  };
  onTestFinished(kill);
  return {
    began: () =>
      output
        .split("\n")
        .slice(0, -1)
        .flatMap((line) => (line.startsWith("began ") ? line.slice("began ".length) : [])),
    kill,
  };
}

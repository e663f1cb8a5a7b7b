import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { waitUntil } from "./wait-until.test-support.ts";

export interface ProgramOptions {
  readonly dataFolder: string;
  readonly port: number;
  /** A folder whose files may be opened as databases. Default: none. */
  readonly fileFolder?: string;
}

/** Runs the real server in a child process until it is killed, or the test ends. */
export async function startProgram({ dataFolder, port, fileFolder = "" }: ProgramOptions) {
  const main = fileURLToPath(new URL("../main.ts", import.meta.url));
  const program = spawn(process.execPath, [main], {
    stdio: "ignore",
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      ASKERY_DATA: dataFolder,
      ...(fileFolder !== "" && { ASKERY_FILE_FOLDERS: fileFolder }),
    },
  });
  onTestFinished(() => void program.kill("SIGKILL"));
  const url = `http://localhost:${port}`;
  await waitUntil(() =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    kill: async () => {
      program.kill("SIGKILL");
      await once(program, "exit");
    },
  };
}

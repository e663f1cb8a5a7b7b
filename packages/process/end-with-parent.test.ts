import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** A parent whose child runs an endless loop, so that it cannot notice that the channel was closed. */
const parent = `
  import { ChildProcess } from "./child-process.ts";
  import { testProgram } from "./start-test-program.test-support.ts";
  const child = new ChildProcess(testProgram());
  console.log(await child.run("processId", null));
  child.run("spin", null, { onProgress: () => console.log("spinning") }).catch(() => undefined);
`;

test("a busy child ends soon after its parent was killed", async () => {
  const starter = spawn(process.execPath, ["--no-warnings", "--input-type=module-typescript", "-e", parent], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  starter.stdout.on("data", (text: Buffer) => (output += text.toString()));
  await expect.poll(() => output).toMatch(/^\d+\nspinning\n$/);
  const pid = Number(output.split("\n")[0]);
  starter.kill("SIGKILL");
  await once(starter, "exit");
  await expect
    .poll(() => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    })
    .toBe(false);
});

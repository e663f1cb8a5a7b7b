import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const checkRuntime = fileURLToPath(new URL("check-runtime.mjs", import.meta.url));

test.each(["20.19.5", "22.21.0", "23.11.1"])(
  "Node %s is too old: the message says so and what to do, with exit code 1",
  (version) => {
    const { status, stdout, stderr } = runOn(version);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain(`Askery needs Node 24 or newer; this is Node ${version}.`);
    expect(stderr).toContain("npm ci");
  },
);

test.each(["24.0.0", "26.1.0", "100.0.0"])("Node %s is new enough: the program runs", (version) => {
  expect(runOn(version)).toMatchObject({ status: 0, stdout: "ran\n", stderr: "" });
});

/** Runs the check in a process that reports another version of Node, then a program that prints "ran". */
function runOn(version: string) {
  const program = `
    Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });
    await import(${JSON.stringify(checkRuntime)});
    console.log("ran");`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
}

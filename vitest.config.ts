import { defineConfig } from "vitest/config";
import { ClosingLines } from "./scripts/closing-lines.ts";

export default defineConfig({
  test: {
    globalSetup: ["scripts/test-servers/global-setup.ts"],
    reporters: ["default", new ClosingLines()],
    // One more than the cores that most machines have: browsers and servers make tests wait.
    maxWorkers: 3,
    // Files share their worker's modules: what each imports (the engine's word tables, the server) is read once a worker.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          // By its name the first to run: the longest files do not end a run on one core.
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          // A starved machine may lose a race between a key and a drawing. The closing lines name what needed it.
          retry: process.env["CI"] === undefined ? 0 : 1,
        },
      },
      {
        extends: true,
        test: { name: "code", include: ["{packages,apps,bench,scripts}/**/*.test.{ts,tsx}"] },
      },
    ],
    // Bounds for a machine that is starved, which no test comes near to elsewhere.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 30_000,
    // A browser on a busy machine takes its time. What was stopped is over before a query's own limit, 30 s, would end it.
    expect: { poll: { timeout: 20_000 } },
  },
});

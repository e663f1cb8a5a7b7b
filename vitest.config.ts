import { defineConfig } from "vitest/config";
import { ClosingLines } from "./scripts/closing-lines.ts";

/** Tests of pure functions: they leave nothing behind in their process, so that many files share one. */
const purePackages = "packages/{api,charts,engine,guard,model}/**/*.test.ts";

export default defineConfig({
  test: {
    globalSetup: ["scripts/test-servers/global-setup.ts"],
    reporters: ["default", new ClosingLines()],
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: [purePackages],
          // The engine's word tables are read once a worker rather than once a file.
          isolate: false,
        },
      },
      {
        extends: true,
        // By its name the first to run: the longest files do not end a run on one core.
        test: { name: "browser", include: ["e2e/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "whole",
          include: ["{packages,apps,bench,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", purePackages],
        },
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

import { defineConfig } from "vitest/config";
import { ClosingLines } from "./scripts/closing-lines.ts";

export default defineConfig({
  test: {
    include: ["{packages,apps,bench,scripts,e2e}/**/*.test.{ts,tsx}"],
    globalSetup: ["scripts/test-servers/global-setup.ts"],
    reporters: ["default", new ClosingLines()],
    // Bounds for a machine that is starved, which no test comes near to elsewhere.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 30_000,
    maxWorkers: 2,
    // A browser on a busy machine takes its time. What was stopped is over before a query's own limit, 30 s, would end it.
    expect: { poll: { timeout: 20_000 } },
  },
});

import { defineConfig } from "vitest/config";
import { ClosingLines } from "./scripts/closing-lines.ts";

export default defineConfig({
  test: {
    include: ["{packages,apps,bench,scripts,e2e}/**/*.test.{ts,tsx}"],
    globalSetup: ["scripts/test-servers/global-setup.ts"],
    reporters: ["default", new ClosingLines()],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    maxWorkers: 2,
    // A browser on a busy machine takes its time.
    expect: { poll: { timeout: 20_000 } },
  },
});

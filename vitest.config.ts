import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,bench,scripts,e2e}/**/*.test.ts"],
    testTimeout: 60_000,
  },
});

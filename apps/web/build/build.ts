import { join } from "node:path";
import { build } from "vite";
import { prerender } from "./prerender.ts";
import { precompress } from "./precompress.ts";

/** Builds the web app into apps/web/dist: bundles, then prerendered and compressed files. */
const root = join(import.meta.dirname, "..");
// Plugins resolve their entries from here.
process.chdir(root);
await build({ root, logLevel: "warn", configFile: join(root, "vite.config.ts") });
await prerender(root);
await precompress(join(root, "dist/client"));

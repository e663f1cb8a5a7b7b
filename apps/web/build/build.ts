import { join } from "node:path";
import { build } from "vite";
import { prerender } from "./prerender.ts";
import { precompress } from "./precompress.ts";

/** Builds the web app into apps/web/dist: what the browser loads, then what is made of it. */
const root = join(import.meta.dirname, "..");
// Plugins name their entries from here.
process.chdir(root);
await build({ root, logLevel: "warn", configFile: join(root, "vite.config.ts") });
await prerender(root);
await precompress(join(root, "dist/client"));

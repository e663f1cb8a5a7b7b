import { join } from "node:path";
import { build } from "vite";

/** Builds the web app into apps/web/dist: what the browser loads, then what is made of it. */
const root = join(import.meta.dirname, "..");
await build({ root, logLevel: "warn", configFile: join(root, "vite.config.ts") });

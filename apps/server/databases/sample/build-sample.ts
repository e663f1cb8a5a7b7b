import { buildSampleDatabase } from "@askery/sample";

/** A process of its own that builds the sample shop: `build-sample.ts <path> <today> <scale>`. */
const [path = "", today = "", scale = "1"] = process.argv.slice(2);
// Whoever started it is gone: nobody waits for the file.
process.on("disconnect", () => process.exit(1));
await buildSampleDatabase({ path, today, scale: Number(scale), replace: true });
process.exit(0);

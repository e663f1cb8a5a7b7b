import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { precompress } from "./precompress.ts";

test("compresses text with Brotli and gzip, but not pages, pictures, and small or dense files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "askery-precompress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  const script = "console.log('askery');".repeat(100);
  const files = {
    "assets/app.js": script,
    "assets/a.woff2": script,
    "index.html": script,
    "small.js": "run()",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

  await precompress(folder);

  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(new Set(names)).toEqual(
    new Set([
      "assets",
      "assets/a.woff2",
      "assets/app.js",
      "assets/app.js.br",
      "assets/app.js.gz",
      "index.html",
      "small.js",
    ]),
  );
  expect([
    brotliDecompressSync(readFileSync(join(folder, "assets/app.js.br"))).toString(),
    gunzipSync(readFileSync(join(folder, "assets/app.js.gz"))).toString(),
  ]).toEqual([script, script]);
});

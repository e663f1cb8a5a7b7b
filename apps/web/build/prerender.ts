import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/** The pages without a side menu, and the files the server answers them with. */
const pages = [
  { path: "/", file: "index.html", title: "Askery: ask your database, check the answer" },
  { path: "/plans", file: "plans.html", title: "Plans · Askery" },
] as const;

const emptyRoot = '<div id="root"></div>';

/**
 * Writes the bare pages' HTML into what was built, so that they can be read before any script has run. The browser then
 * draws the same over it.
 */
export async function prerender(root: string): Promise<void> {
  const outDir = join(root, "dist/prerender");
  await build({
    root,
    logLevel: "warn",
    configFile: join(root, "vite.config.ts"),
    build: { ssr: "app/prerender-page.tsx", outDir, rolldownOptions: { input: "app/prerender-page.tsx" } },
  });
  const entry = pathToFileURL(join(outDir, "prerender-page.js")).href;
  // Built just now from prerender-page.tsx.
  const { prerenderPage } = (await import(entry)) as { prerenderPage: (path: string) => Promise<string> };
  const client = join(root, "dist/client");
  const template = await readFile(join(client, "index.html"), "utf8");
  if (!template.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot} to fill.`);
  for (const { path, file, title } of pages) {
    const content = await prerenderPage(path);
    const html = template
      .replace(emptyRoot, () => `<div id="root">${content}</div>`)
      .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`);
    await writeFile(join(client, file), html);
  }
  await rm(outDir, { recursive: true });
}

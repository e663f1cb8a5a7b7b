import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/** The pages without a side menu, and their files. */
const pages = [
  {
    path: "/",
    file: "index.html",
    title: "Askery: ask your database, check the answer",
    description:
      "Ask your database in plain English. The answer is a sentence, a chart, a table and the SQL, the same every time, with no language model. Open source, runs on your own server.",
  },
  {
    path: "/plans",
    file: "plans.html",
    title: "Plans · Askery",
    description: "What each plan of Askery costs and includes. The engine is the same in all of them.",
  },
] as const;

type BarePage = (typeof pages)[number];

/** Prints the metadata for search engines and link previews. The server fills in its address. */
function printHead({ path, title, description }: BarePage): string {
  const address = `{askery-url}${path}`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Askery",
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": "{askery-url}/preview.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Askery: ask your database, check the answer",
  };
  return [
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${address}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${content}" />`,
    ),
  ].join("\n    ");
}

const headSlot = "<!--head-->";

const emptyRoot = '<div id="root"></div>';

/**
 * Writes the HTML of the bare pages into the built files, so that they are readable before any script has run. The
 * browser then renders the same.
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
  // Just built from prerender-page.tsx.
  const { prerenderPage } = (await import(entry)) as { prerenderPage: (path: string) => Promise<string> };
  const client = join(root, "dist/client");
  const template = await readFile(join(client, "index.html"), "utf8");
  if (!template.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot} to fill.`);
  if (!template.includes(headSlot)) throw new Error(`index.html has no ${headSlot} to fill.`);
  for (const page of pages) {
    const content = await prerenderPage(page.path);
    const html = template
      .replace(emptyRoot, () => `<div id="root">${content}</div>`)
      .replace(headSlot, printHead(page))
      .replace(/<title>[^<]*<\/title>/, `<title>${page.title}</title>`);
    await writeFile(join(client, page.file), html);
  }
  await rm(outDir, { recursive: true });
}

/** The pages that search engines may read: all others need an account. */
const publicPaths = ["/", "/plans"];

/** The files that describe a server to search engines, by their path. */
export function siteFiles(url: string): ReadonlyMap<string, SiteFile> {
  return new Map([
    ["/robots.txt", { type: "text/plain; charset=utf-8", text: printRobots(url) }],
    ["/sitemap.xml", { type: "application/xml; charset=utf-8", text: printSitemap(url) }],
  ]);
}

export interface SiteFile {
  readonly type: string;
  readonly text: string;
}

function printRobots(url: string): string {
  const allowed = publicPaths.map((path) => `Allow: ${path}$`);
  const files = ["/assets/", "/preview.png", "/favicon."].map((path) => `Allow: ${path}`);
  return ["User-agent: *", ...allowed, ...files, "Disallow: /", "", `Sitemap: ${url}/sitemap.xml`, ""].join(
    "\n",
  );
}

function printSitemap(url: string): string {
  const entries = publicPaths.map((path) => `  <url><loc>${new URL(path, url).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The web app's built pages, in memory. */
export interface Pages {
  /** The page at a path. */
  at(path: string): Page;
  /** The `sha256-…` of every inline script in the pages. */
  readonly scriptHashes: readonly string[];
}

/** A page in two parts, with the nonce of a response between them. Null if the web app was not built. */
export type Page = readonly [beforeNonce: string, afterNonce: string] | null;

/** Pages without the shell; every other page uses it. */
const bareFiles: Readonly<Record<string, string>> = { "/": "index.html", "/plans": "plans.html" };
const shellFile = "shell.html";

interface Site {
  /** The address of the server. */
  readonly url: string;
  readonly analyticsUrl: string | null;
}

/** The placeholder in built pages for the server's address, since link previews need absolute URLs. */
const urlSlot = "{askery-url}";

/**
 * Reads the pages of the web app's build from a folder. A missing page is replaced: a page without the shell by the
 * shell, the shell by the landing page.
 */
export function readPages(folder: string, site: Site): Pages {
  const texts = new Map<string, string>();
  for (const file of [...Object.values(bareFiles), shellFile]) {
    const path = join(folder, file);
    if (existsSync(path)) texts.set(file, readFileSync(path, "utf8"));
  }
  const pageOf = (file: string): Page => {
    const html = texts.get(file) ?? texts.get(shellFile) ?? texts.get("index.html");
    return html === undefined
      ? null
      : splitAtNonce(html.replaceAll(urlSlot, escapeAttribute(site.url)), site.analyticsUrl);
  };
  const bare = new Map(Object.entries(bareFiles).map(([path, file]) => [path, pageOf(file)]));
  const shell = pageOf(shellFile);
  return {
    at: (path) => bare.get(path) ?? shell,
    scriptHashes: [...new Set([...texts.values()].flatMap(hashScripts))],
  };
}

function splitAtNonce(html: string, analyticsUrl: string | null): Page {
  const at = html.indexOf("<head>") + "<head>".length;
  const analytics =
    analyticsUrl === null ? "" : `<meta name="askery-analytics" content="${escapeAttribute(analyticsUrl)}">`;
  return [`${html.slice(0, at)}<meta property="csp-nonce" nonce="`, `">${analytics}${html.slice(at)}`];
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function hashScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `sha256-${createHash("sha256").update(script).digest("base64")}`,
  );
}

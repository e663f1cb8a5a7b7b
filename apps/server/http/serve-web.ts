import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";
import { accepts } from "hono/accepts";
import { siteFiles } from "./describe-site.ts";
import type { Pages } from "./read-pages.ts";
import type { RequestFacts } from "./request-facts.ts";

/** The folder of files that the build names by their content, so that they never change. */
const hashedFolder = "/assets/";

interface ServedWeb {
  readonly folder: string;
  readonly pages: Pages;
  /** The address of the server. */
  readonly url: string;
}

/** Serves the web app: its files as they were built and compressed, and a page for every other address. */
export function serveWeb(app: Hono<RequestFacts>, { folder, pages, url }: ServedWeb): void {
  for (const [path, { type, text }] of siteFiles(url)) {
    app.get(path, (context) => {
      context.set("route", "file");
      return context.body(text, 200, { "content-type": type, "cache-control": "public, max-age=3600" });
    });
  }
  app.get("*", async (context, next) => {
    if (!isFile(context)) return next();
    context.set("route", "file");
    return serveFile(context, next);
  });
  const serveFile = serveStatic<RequestFacts>({
    root: folder,
    precompressed: true,
    onFound: (_, context) => {
      const isHashed = context.req.path.startsWith(hashedFolder);
      context.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  app.get("*", async (context) => {
    if (isFile(context)) return context.text("There is no such file.", 404, { "cache-control": "no-store" });
    context.set("route", "page");
    return servePage(context, pages);
  });
  app.all("*", (context) => context.text("This address is for reading only.", 405, { allow: "GET, HEAD" }));
}

/** Whether a request is for a file rather than for a page of the app. */
function isFile({ req }: Context<RequestFacts>): boolean {
  if (req.path.startsWith(hashedFolder)) return true;
  const isNamedLikeFile = /\.[^/]*$/.test(req.path);
  const accepted = req.header("accept") ?? "*/*";
  return isNamedLikeFile || !/text\/html|\*\/\*/.test(accepted);
}

async function servePage(context: Context<RequestFacts>, pages: Pages): Promise<Response> {
  const page = pages.at(context.req.path);
  if (page === null) return context.text("The web app was not built. Start Askery with: npm start", 503);
  const html = page.join(context.get("secureHeadersNonce") ?? "");
  context.header("content-type", "text/html; charset=utf-8");
  context.header("cache-control", "no-cache");
  context.header("vary", "accept-encoding");
  const encoding = chooseEncoding(context);
  if (encoding === null) return context.body(html);
  context.header("content-encoding", encoding);
  return context.body(await compressors[encoding](html));
}

type Encoding = keyof typeof compressors;

const compressors = {
  br: (text: string): Promise<Uint8Array<ArrayBuffer>> =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).then(plain),
  gzip: (text: string): Promise<Uint8Array<ArrayBuffer>> => promisify(gzip)(text).then(plain),
};

function plain(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** The first encoding of ours that the browser accepts; null if there is none. */
function chooseEncoding(context: Context<RequestFacts>): Encoding | null {
  const chosen = accepts(context, {
    header: "Accept-Encoding",
    supports: Object.keys(compressors),
    default: "identity",
    match: (accepted, { supports }) =>
      supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? "identity",
  });
  return chosen === "identity" ? null : (chosen as Encoding);
}

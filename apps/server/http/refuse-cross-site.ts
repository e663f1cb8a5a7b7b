import { isIP } from "node:net";
import { createMiddleware } from "hono/factory";
import type { TakesBytes } from "./byte-routes.ts";
import { hostName, isLoopbackName } from "./client-address.ts";
import { RequestError } from "./request-error.ts";
import type { RequestFacts } from "./request-facts.ts";
import { requestMessages } from "../messages/request-messages.ts";

const readingMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses calls from pages of other sites that change something, and bodies that are not JSON, which such a page could
 * send without a preflight request. Programs other than browsers send no origin, and pass.
 *
 * `url` is the public URL of the server. Loopback names and plain IP addresses are accepted too if the page has the
 * same origin, because a page of another site cannot have it, whatever its name resolves to.
 */
export function refuseCrossSite(url: string, takesBytes: TakesBytes) {
  return createMiddleware<RequestFacts>(async (context, next) => {
    if (!readingMethods.has(context.req.method)) {
      const { headers } = context.req.raw;
      refuseOtherSites(headers, url);
      const type = takesBytes(context.req.method, context.req.path) ? bytes : json;
      refuseOtherContent(headers, type);
    }
    await next();
  });
}

function refuseOtherSites(headers: Headers, url: string): void {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const isFromHere = site === null || site === "same-origin" || site === "none";
  if (isFromHere && (origin === null || isOwnOrigin(origin, headers.get("host") ?? "", url))) return;
  throw new RequestError("cross-site", requestMessages.fromAnotherSite(url));
}

function isOwnOrigin(origin: string, host: string, url: string): boolean {
  if (origin === new URL(url).origin) return true;
  const name = hostName(host);
  const isSafeName = isLoopbackName(name) || isIP(name.replaceAll(/^\[|\]$/g, "")) !== 0;
  return isSafeName && (origin === `http://${host}` || origin === `https://${host}`);
}

/** A page of another site cannot send these types without a preflight request. */
const json = "application/json";
const bytes = "application/octet-stream";

function refuseOtherContent(headers: Headers, wanted: typeof json | typeof bytes): void {
  const hasBody = headers.has("transfer-encoding") || (headers.get("content-length") ?? "0") !== "0";
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  if (!hasBody || type.trim().toLowerCase() === wanted) return;
  throw new RequestError("wrong-content-type", requestMessages.wrongContentType(wanted));
}

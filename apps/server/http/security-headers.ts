import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { RequestFacts } from "./request-facts.ts";

export interface SecurityOptions {
  /** The public URL of the server. With https, browsers must never use http again. */
  readonly url: string;
  /** Where pages may send reports besides this server. */
  readonly analyticsUrl: string | null;
  /** The `sha256-…` of each inline script. */
  readonly scriptHashes: readonly string[];
}

/**
 * Restricts what pages of this server may do: load from and call only this server, run only our scripts, and appear in
 * no frame. API responses may do nothing at all, in case a browser shows one as a page. Shares send no referrer and are
 * in no search engine; only embeds appear in frames.
 */
export function securityHeaders(options: SecurityOptions) {
  const isSecure = options.url.startsWith("https:");
  const shared = {
    crossOriginResourcePolicy: "same-origin",
    crossOriginOpenerPolicy: "same-origin",
    referrerPolicy: "same-origin",
    strictTransportSecurity: isSecure ? "max-age=31536000" : false,
    xFrameOptions: "DENY",
    xXssProtection: false,
    xDownloadOptions: false,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  };
  const forPages = secureHeaders({ ...shared, contentSecurityPolicy: pagePolicy(options, isSecure) });
  const forCalls = secureHeaders({ ...shared, contentSecurityPolicy: closed });
  const forShares = secureHeaders({
    ...shared,
    ...discreet,
    contentSecurityPolicy: pagePolicy(options, isSecure),
  });
  const forEmbeds = secureHeaders({
    ...shared,
    ...discreet,
    // The document names the sites that may show it, in a policy of its own.
    xFrameOptions: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: "cross-origin",
    contentSecurityPolicy: closed,
    overwrite: false,
  });
  const findHeaders = (path: string) => {
    if (path.startsWith("/api/embed/")) return forEmbeds;
    if (path.startsWith("/share/")) return forShares;
    return path.startsWith("/api/") ? forCalls : forPages;
  };
  return createMiddleware<RequestFacts>(async (context, next) => {
    const { path } = context.req;
    const setHeaders = findHeaders(path);
    await setHeaders(context, next);
    const { headers } = context.res;
    if (/^\/(?:api\/)?(?:share|embed)\//.test(path)) headers.set("x-robots-tag", "noindex, nofollow");
    const isImage = headers.get("content-type")?.startsWith("image/") === true;
    if (setHeaders !== forCalls || !isImage) return;
    // An image that is opened as a page gets an isolated origin.
    headers.set("content-security-policy", `${headers.get("content-security-policy") ?? ""}; sandbox`);
  });
}

const none = "'none'";
const self = "'self'";

/** A document that may load nothing, and that no site may show. */
const closed = { defaultSrc: [none], frameAncestors: [none], baseUri: [none], formAction: [none] };

/** The address of a share is a secret, which other sites must not get. */
const discreet = { referrerPolicy: "no-referrer" };

function pagePolicy({ analyticsUrl, scriptHashes }: SecurityOptions, isSecure: boolean) {
  return {
    defaultSrc: [self],
    scriptSrc: [self, ...scriptHashes.map((hash) => `'${hash}'`)],
    // Style sheets that libraries add to the page carry the nonce of its <meta property="csp-nonce">.
    styleSrc: [self, NONCE],
    // Prerendered pages have sizes and positions in style attributes; styles set by script do not need this.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: [self, "data:", "blob:"],
    connectSrc: [self, ...(analyticsUrl === null ? [] : [new URL(analyticsUrl).origin])],
    workerSrc: [self],
    objectSrc: [none],
    frameSrc: [none],
    frameAncestors: [none],
    baseUri: [none],
    formAction: [self],
    ...(isSecure && { upgradeInsecureRequests: [] }),
  };
}

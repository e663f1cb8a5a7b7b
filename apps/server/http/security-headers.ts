import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { RequestFacts } from "./request-facts.ts";

export interface SecurityOptions {
  /** Where people reach the server: with https, browsers are told to never use http again. */
  readonly url: string;
  /** Where pages may report to besides this server. */
  readonly analyticsUrl: string | null;
  /** `sha256-…` of each script that stands in a page itself. */
  readonly scriptHashes: readonly string[];
}

/**
 * Tells browsers what pages of this server may do: load and call nothing but this server, run no script but ours, stand
 * in no frame. What the API answers may do nothing at all, should a browser ever show it as a page.
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
  const forCalls = secureHeaders({
    ...shared,
    contentSecurityPolicy: {
      defaultSrc: [none],
      frameAncestors: [none],
      baseUri: [none],
      formAction: [none],
    },
  });
  return createMiddleware<RequestFacts>(async (context, next) => {
    if (!context.req.path.startsWith("/api/")) return forPages(context, next);
    await forCalls(context, next);
    const { headers } = context.res;
    if (headers.get("content-type")?.startsWith("image/") !== true) return;
    // Opened by itself it is a page of nobody's.
    headers.set("content-security-policy", `${headers.get("content-security-policy") ?? ""}; sandbox`);
  });
}

const none = "'none'";
const self = "'self'";

function pagePolicy({ analyticsUrl, scriptHashes }: SecurityOptions, isSecure: boolean) {
  return {
    defaultSrc: [self],
    scriptSrc: [self, ...scriptHashes.map((hash) => `'${hash}'`)],
    // Style sheets that libraries make in the page carry the nonce of its <meta property="csp-nonce">.
    styleSrc: [self, NONCE],
    // Sizes and places in prerendered pages; what is set by script needs none of this.
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

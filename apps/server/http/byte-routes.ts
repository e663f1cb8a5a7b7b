import type { Endpoint } from "@askery/api";

/** Whether a call is to an endpoint that takes bytes instead of JSON. */
export type TakesBytes = (method: string, path: string) => boolean;

export function byteRoutes(endpoints: readonly Pick<Endpoint, "accepts" | "method" | "path">[]): TakesBytes {
  const routes = endpoints
    .filter(({ accepts }) => accepts === "application/octet-stream")
    .map(({ method, path }) => ({
      method: method.toUpperCase(),
      // A name in braces matches one segment. The rest of our paths consists of letters, slashes and hyphens.
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    }));
  return (method, path) => routes.some((route) => route.method === method && route.pattern.test(path));
}

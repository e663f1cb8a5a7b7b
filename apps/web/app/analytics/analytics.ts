import { routePattern } from "./route-pattern.ts";

/** The data sent about a visit: the route pattern, without ids, queries or the user. */
type Report =
  | { readonly kind: "page-view"; readonly route: string }
  | {
      readonly kind: "vital";
      readonly route: string;
      readonly name: string;
      readonly value: number;
      readonly rating: string;
    };

/** The part of the router that analytics use. */
export interface RouteSource {
  /** The router's path pattern of the current page: `/chat/$id`. */
  readonly currentPath: () => string;
  readonly onChanged: (listener: () => void) => void;
}

/**
 * Reports page views and web vitals to the operator's address, which the server writes into the page as `<meta
 * name="askery-analytics">`. Without it, nothing is loaded or sent.
 */
export async function startAnalytics(routes: RouteSource): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="askery-analytics"]')?.content;
  if (address === undefined || address === "") return;
  const send = (report: Report) => {
    navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: "text/plain" }));
  };
  const route = () => routePattern(routes.currentPath());
  let last = "";
  const view = () => {
    if (location.pathname === last) return;
    last = location.pathname;
    send({ kind: "page-view", route: route() });
  };
  view();
  routes.onChanged(view);

  const first = route();
  const { onCLS, onINP, onLCP, onFCP, onTTFB } = await import("web-vitals");
  for (const on of [onCLS, onINP, onLCP, onFCP, onTTFB]) {
    on(({ name, value, rating }) => send({ kind: "vital", route: first, name, value, rating }));
  }
}

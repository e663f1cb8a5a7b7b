import type { Handler } from "hono";
import type { RequestFacts } from "../http/request-facts.ts";
import { accessTable } from "../policies/access-table.ts";
import { describeApi } from "./describe-api.ts";
import type { Served } from "./serve.ts";

/** Answers the API's own description, made when it is first asked for. */
export function openApiRoute(
  served: readonly Served[],
  { version }: { readonly version: string },
): Handler<RequestFacts> {
  let text: string | undefined;
  return (context) => {
    context.set("route", "/api/openapi.json");
    const endpoints = served.map(({ endpoint }) => endpoint);
    text ??= JSON.stringify(describeApi(endpoints, { version, accessTable }));
    return context.body(text, 200, { "content-type": "application/json" });
  };
}

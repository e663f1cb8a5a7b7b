import type { Handler } from "hono";
import type { RequestFacts } from "../http/request-facts.ts";
import { describeApi } from "./describe-api.ts";
import type { Served } from "./serve.ts";

/** Serves the API's description, which is created on first use. */
export function openApiRoute(served: readonly Served[], version: string): Handler<RequestFacts> {
  let text: string | undefined;
  return (context) => {
    context.set("route", "/api/openapi.json");
    const endpoints = served.map(({ endpoint }) => endpoint);
    text ??= JSON.stringify(describeApi(endpoints, version));
    return context.body(text, 200, { "content-type": "application/json" });
  };
}

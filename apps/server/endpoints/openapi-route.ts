import type { Handler } from "hono";
import type { RequestFacts } from "../http/request-facts.ts";
import { describeApi, type ApiFacts } from "./describe-api.ts";
import type { Served } from "./serve.ts";

/** Serves the API's description, which is created on first use. */
export function openApiRoute(served: readonly Served[], facts: ApiFacts): Handler<RequestFacts> {
  let text: string | undefined;
  return (context) => {
    context.set("route", "/api/openapi.json");
    const endpoints = served.map(({ endpoint }) => endpoint);
    text ??= JSON.stringify(describeApi(endpoints, facts));
    return context.body(text, 200, { "content-type": "application/json" });
  };
}

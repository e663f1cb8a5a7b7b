import type { Endpoint } from "@askery/api";
import type { Handler } from "hono";
import { RequestError } from "../http/request-error.ts";
import type { RequestFacts } from "../http/request-facts.ts";
import { requestMessages } from "../messages/request-messages.ts";

/** Responds to methods that a path does not support: 405, with the supported methods. */
export function methodNotAllowed(endpoints: readonly Endpoint[]): Handler<RequestFacts> {
  const methods = endpoints.map(({ method }) => method.toUpperCase());
  const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])].join(", ");
  return (context) => {
    context.set("route", endpoints[0]?.path ?? "none");
    throw new RequestError(
      "method-not-allowed",
      requestMessages.methodNotAllowed(context.req.method, allow),
      { headers: { allow } },
    );
  };
}

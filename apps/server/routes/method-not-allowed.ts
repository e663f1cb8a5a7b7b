import type { Method } from "@askery/api";
import type { Handler } from "hono";
import { RequestError } from "../http/request-error.ts";

/** Answers the methods that a path does not take: 405, and which ones it takes. */
export function methodNotAllowed(methods: readonly Method[]): Handler {
  const allow = methods.map((method) => method.toUpperCase()).join(", ");
  return (context) => {
    throw new RequestError("method-not-allowed", `This address does not take ${context.req.method}.`, {
      fix: `Use ${allow}.`,
      headers: { allow },
    });
  };
}

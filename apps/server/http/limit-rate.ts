import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressKey } from "./client-address.ts";
import type { RateLimit } from "./rate-limits.ts";
import { RequestError } from "./request-error.ts";
import type { RequestFacts } from "./request-facts.ts";
import { requestMessages } from "../messages/request-messages.ts";

/** Limits calls per client address. */
export function limitRateByAddress(limits: readonly RateLimit[]) {
  const limiters = limits.map((limit) => ({ paths: new Set(limit.paths), limiter: createLimiter(limit) }));
  return createMiddleware<RequestFacts>(async (context, next) => {
    const found = limiters.find(({ paths }) => paths.has(context.req.path));
    if (found !== undefined) await count(found.limiter, addressKey(context.get("clientAddress")));
    await next();
  });
}

/** Limits calls per user, or per address for signed-out callers. */
export function limitRateByCaller(limit: RateLimit) {
  const limiter = createLimiter(limit);
  return createMiddleware<RequestFacts>(async (context, next) => {
    await count(limiter, context.get("session")?.userId ?? addressKey(context.get("clientAddress")));
    await next();
  });
}

function createLimiter({ name, calls, seconds }: RateLimit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds });
}

async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    const seconds = Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
    throw new RequestError("too-many-requests", requestMessages.tooManyRequests(seconds), {
      headers: { "retry-after": String(seconds) },
    });
  }
}

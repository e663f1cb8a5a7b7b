import { AppError } from "@askery/model";
import { RateLimiterMemory } from "rate-limiter-flexible";

/** Counts tries to connect, by person: nobody finds out by this server what answers elsewhere. */
export interface ProbeLimit {
  /** @throws AppError `too-many-requests` */
  count(userId: string): Promise<void>;
}

const triesAMinute = 30;

export function limitProbes(): ProbeLimit {
  const limiter = new RateLimiterMemory({ points: triesAMinute, duration: 60 });
  return {
    count: async (userId) => {
      try {
        await limiter.consume(userId);
      } catch (cause) {
        throw new AppError("too-many-requests", `That were ${triesAMinute} tries to connect in a minute.`, {
          fix: "Wait a minute, then try again.",
          cause,
        });
      }
    },
  };
}

import { AppError } from "@askery/model";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { databaseMessages } from "../../messages/database-messages.ts";

/** Limits connection attempts per user, so that this server cannot be used to scan other hosts. */
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
        if (!(cause instanceof RateLimiterRes)) throw cause;
        const waitSeconds = Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
        throw new AppError(
          "too-many-requests",
          databaseMessages.tooManyConnectionAttempts(triesAMinute, waitSeconds),
          { cause },
        );
      }
    },
  };
}

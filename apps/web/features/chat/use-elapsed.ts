import { useEffect, useState } from "react";

/** Frequent enough for live tenths of a second, rare enough to be cheap. */
const beatMs = 200;

/** The milliseconds since a moment, updated while mounted. If the clock is behind the server's, counts from now. */
export function useElapsed(sinceMs: number): number {
  const [startMs] = useState(() => Math.min(sinceMs, Date.now()));
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), beatMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs - startMs;
}

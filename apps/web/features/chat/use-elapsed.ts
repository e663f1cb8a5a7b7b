import { useEffect, useState } from "react";

/** Often enough for tenths of a second to look alive, seldom enough to cost nothing. */
const beatMs = 200;

/** Milliseconds since a moment, which go on while this is shown. A clock behind the server's counts from now. */
export function useElapsed(sinceMs: number): number {
  const [startMs] = useState(() => Math.min(sinceMs, Date.now()));
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), beatMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs - startMs;
}

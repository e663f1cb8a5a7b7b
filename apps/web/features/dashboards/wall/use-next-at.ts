import { useEffect, useEffectEvent, useState } from "react";

/** Does something at intervals, and returns when it is next. Null pauses. */
export function useNextAt(everyMs: number | null, act: () => void): number | null {
  const [nextAtMs, setNextAtMs] = useState<number | null>(null);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (everyMs === null) return;
    const plan = () => setNextAtMs(Date.now() + everyMs);
    plan();
    const timer = setInterval(() => {
      run();
      plan();
    }, everyMs);
    return () => {
      clearInterval(timer);
      setNextAtMs(null);
    };
  }, [everyMs]);
  return nextAtMs;
}

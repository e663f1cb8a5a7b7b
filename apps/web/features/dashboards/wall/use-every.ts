import { useEffect, useEffectEvent } from "react";

/** Does something again and again; null pauses. The first time is a whole interval after the last change of `since`. */
export function useEvery(ms: number | null, act: () => void, since: string | null = null): void {
  const run = useEffectEvent((_since: string | null) => act());
  useEffect(() => {
    if (ms === null) return;
    const timer = setInterval(() => run(since), ms);
    return () => clearInterval(timer);
  }, [ms, since]);
}

import { useEffect, useEffectEvent } from "react";

/**
 * While it is used, the shell shows no menu, and the screen stays on if the browser can. The browser's full screen ends
 * with Esc before a page gets the key, so its end leaves as well.
 */
export function useFullScreen(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset["wall"] = "on";
    let wasFull = document.fullscreenElement !== null;
    const watch = () => {
      const isFull = document.fullscreenElement !== null;
      if (wasFull && !isFull) leave();
      wasFull = isFull;
    };
    document.addEventListener("fullscreenchange", watch);
    const lock = keepScreenOn();
    return () => {
      document.removeEventListener("fullscreenchange", watch);
      delete dataset["wall"];
      if (document.fullscreenElement !== null) void document.exitFullscreen();
      void lock.then((held) => held?.release());
    };
  }, []);
}

/** Asks the browser for its full screen. Not all can, and the wall works without. */
export function requestFullScreen(): void {
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
}

async function keepScreenOn(): Promise<WakeLockSentinel | null> {
  if (!("wakeLock" in navigator)) return null;
  return navigator.wakeLock.request("screen").catch(() => null);
}

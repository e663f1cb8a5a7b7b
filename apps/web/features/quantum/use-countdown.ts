import { useEffect, useRef, useState } from "react";

/**
 * Counts whole seconds down while it is on, and calls `onEnd` after the last one. Returns the seconds that are left; off, it
 * starts over.
 */
export function useCountdown(isOn: boolean, seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isOn) return;
    let rest = seconds;
    const timer = setInterval(() => {
      rest -= 1;
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end.current();
    }, 1_000);
    return () => {
      clearInterval(timer);
      setLeft(seconds);
    };
  }, [isOn, seconds]);
  return left;
}

import { useEffect, useState } from "react";

/** Nothing is said about waiting before this. */
const patienceMs = 300;

/** Whether something has been waited for long enough to say so. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}

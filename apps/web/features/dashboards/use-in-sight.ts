import { useEffect, useState, type RefObject } from "react";

/** What is so near to the window is taken for seen. */
const margin = "200px";

/** Whether something has come near the window, from then on. */
export function useInSight(of: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (element === null) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsInSight(true);
        watcher.disconnect();
      },
      { rootMargin: margin },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [of]);
  return isInSight;
}

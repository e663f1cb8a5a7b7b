import { useEffect, useState, type RefObject } from "react";

/** An element this near to the viewport counts as visible. */
const margin = "200px";

/** Whether an element has ever been near the viewport. */
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

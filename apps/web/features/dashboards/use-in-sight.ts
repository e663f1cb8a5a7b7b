import { useEffect, useState, type RefObject } from "react";
import { printing } from "../../shared/library/printing.ts";
import { useStore } from "../../shared/state/store.ts";

/** An element this near to the viewport counts as visible. */
const margin = "200px";

/** Whether an element has ever been near the viewport, or is being printed. */
export function useInSight(of: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (element === null || isInSight) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInSight(true);
      },
      { rootMargin: margin },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [of, isInSight]);
  return useStore(printing) || isInSight;
}

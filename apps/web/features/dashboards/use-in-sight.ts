import { useEffect, useState, type RefObject } from "react";

/** An element this near to the viewport counts as visible. */
const margin = "200px";
const everything = "load-all-cards";

/** Counts all elements as visible, also far below the viewport: they are about to be printed. */
export function loadAllCards(): void {
  dispatchEvent(new Event(everything));
}

/** Whether an element has ever been near the viewport. */
export function useInSight(of: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (element === null || isInSight) return;
    const see = () => setIsInSight(true);
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see();
      },
      { rootMargin: margin },
    );
    watcher.observe(element);
    addEventListener(everything, see);
    return () => {
      watcher.disconnect();
      removeEventListener(everything, see);
    };
  }, [of, isInSight]);
  return isInSight;
}

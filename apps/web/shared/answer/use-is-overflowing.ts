import { useEffect, useState, type RefObject } from "react";

/** Whether an element overflows horizontally; then it scrolls, and must be focusable. */
export function useIsOverflowing(container: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => setIsOverflowing(element.scrollWidth > element.clientWidth + 1));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [container]);
  return isOverflowing;
}

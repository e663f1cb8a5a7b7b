import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * Whether an element is narrower than `minWidth` pixels, whatever the window's width, because a list may be next to it.
 */
export function useIsNarrow(container: RefObject<HTMLElement | null>, minWidth: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const look = () => setIsNarrow(element.clientWidth < minWidth);
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [container, minWidth]);
  return isNarrow;
}

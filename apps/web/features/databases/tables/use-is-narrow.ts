import { useLayoutEffect, useState, type RefObject } from "react";

/** Whether a place on the page is narrower than so many pixels, whatever the window is: a list may stand beside it. */
export function useIsNarrow(place: RefObject<HTMLElement | null>, minWidth: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const look = () => setIsNarrow(element.clientWidth < minWidth);
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place, minWidth]);
  return isNarrow;
}

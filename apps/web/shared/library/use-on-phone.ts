import { useLayoutEffect, useState, type RefObject } from "react";

/** Pages narrower than this, in px, are `page-narrow` in styles. */
const narrowPx = 720;

/** Whether a list of cards is on a narrow page, where what people chose for phones counts; false if they chose nothing. */
export function useOnPhone(list: RefObject<HTMLElement | null>, isChosen: boolean): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null || !isChosen) return undefined;
    const measure = () => setIsNarrow(current.clientWidth < narrowPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [list, isChosen]);
  return isChosen && isNarrow;
}

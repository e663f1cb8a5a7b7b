import { useEffect, type RefObject } from "react";
import { fadeHiddenEnd } from "./fade-hidden-end.ts";

/** Fades the right edge of an element that has a ref of its own, while more of its content is hidden there. */
export function useFadedEnd(container: RefObject<HTMLElement | null>): void {
  useEffect(() => fadeHiddenEnd(container.current), [container]);
}

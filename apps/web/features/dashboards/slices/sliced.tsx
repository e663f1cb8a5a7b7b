import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { printing } from "../../../shared/library/printing.ts";
import { useStore } from "../../../shared/state/store.ts";
import { queueMount } from "./mount-queue.ts";

/** A list of many cards that is mounted in slices. */
export interface Slices {
  /** Identifies what is mounted together: the open tab. */
  readonly key: string | null;
  /** The key for which mounting has begun; undefined at first. */
  readonly begun: RefObject<string | null | undefined>;
}

/** More than a screen has. */
const firstCount = 12;

/** Slices of a list. What is added to it later is mounted at once. */
export function useSlices(key: string | null): Slices {
  const begun = useRef<string | null>(undefined);
  useEffect(() => {
    begun.current = key;
  }, [key]);
  return { key, begun };
}

interface SlicedProps {
  readonly slices: Slices;
  /** Its position in the list. The first are mounted at once. */
  readonly position: number;
  /** Shown until it is mounted. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a long list: mounting hundreds of cards in one task would freeze the page. For paper, all are mounted at once.
 */
export function Sliced({ slices: { key, begun }, position, placeholder, children }: SlicedProps) {
  const [isMounted, setIsMounted] = useState(() => position < firstCount || begun.current === key);
  useEffect(() => {
    if (!isMounted) return queueMount({ position, mount: () => setIsMounted(true) });
  }, [isMounted, position]);
  return useStore(printing) || isMounted ? children : placeholder;
}
